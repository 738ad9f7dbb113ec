import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { morubaRules } from "../moruba.ts";

/** Moruba of the Pedi: relays round the own rows, and files captured for good. */
export const moruba: VariantSource = /* @__PURE__ */ withNotes(morubaRules, {
  otherNames: ["Maruba", "Mefuvha"],
  origin: {
    people: "Pedi (Northern Sotho); Venda",
    place: "Limpopo and Mpumalanga, South Africa",
    recorded: "P. A. Wagner, 1917",
    sources: [
      "P. A. Wagner, A Contribution to our Knowledge of the National Game of Skill of Africa, Trans. Royal Society of South Africa 6, 1917, 47-68",
      "boardgamesoftheworld.com, Maruba",
    ],
  },
  disputed: [{ rule: "/landing/1/then/bonus", note: "Others take one or two further holes." }],
  house: ["/sowing/endlessAfter", "/end/noAction", "/repetition"],
});
