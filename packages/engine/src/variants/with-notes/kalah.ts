import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { kalahRules } from "../kalah.ts";

/** Kalah: stores that are sown into, another turn for ending there, capture across the board. */
export const kalah: VariantSource = /* @__PURE__ */ withNotes(kalahRules, {
  otherNames: ["Kalaha"],
  origin: {
    people: "modern",
    place: "United States of America",
    recorded: "William Julius Champion, patented 1955",
    sources: [
      "G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah, ICGA Journal 23(3), 2000",
      "Wikipedia, Kalah",
    ],
  },
  disputed: [
    {
      rule: "/landing/1/when/opposite",
      note: "Irving and others capture across an empty hole too.",
    },
    { rule: "/end/rest", note: "Others give the rest to the player who ran out, or to nobody." },
  ],
});
