import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { ayoayoRules } from "../ayoayo.ts";

/** Ayoayo of the Yoruba: relay round the whole board, capture across the board. */
export const ayoayo: VariantSource = /* @__PURE__ */ withNotes(ayoayoRules, {
  otherNames: ["Ayò", "Ayò Ọlọ́pọ́n"],
  origin: {
    people: "Yoruba",
    place: "Nigeria",
    recorded: "L. Russ, 1984",
    sources: ["M. S. Mohr, The New Games Treasury, 1993", "J. P. Pratt, Ayoayo Rules, 2009"],
  },
  disputed: [
    {
      rule: "/landing/1/then/withLanding",
      note: "Mancala World and Mohr take the capturing seed too; Pratt and Wikipedia take only the opposite seeds.",
    },
  ],
  house: ["/sowing/origin", "/sowing/endlessAfter", "/repetition"],
});
