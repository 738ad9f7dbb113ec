import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { awariRules } from "../awari.ts";

/** Awari of the Ndyuka: as Oware, but it ends when only single seeds are left, and they count for nobody. */
export const awari: VariantSource = /* @__PURE__ */ withNotes(awariRules, {
  otherNames: ["Adji-Pre", "Langa-Holo"],
  origin: {
    people: "Ndyuka",
    place: "Surinam",
    recorded: "Melville J. Herskovits, 1932",
    sources: [
      "M. J. Herskovits, Wari in the New World, JRAI 62, 1932, 23-37",
      "T. Lincke, Exploring the Computational Limits of Large Exhaustive Search Problems, 2002 (option computer)",
    ],
  },
  disputed: [
    {
      rule: "/landing/0/then/takingAll",
      note: "The source tells only of the duty to feed; that nobody may take everything is a later reading.",
    },
  ],
  house: ["/end/rest", "/repetition"],
});
