import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { tsoroRules } from "../tsoro.ts";

/** Tsoro of the Shona: a very wide board, heads that let a relay be stopped, further holes after a capture. */
export const tsoro: VariantSource = /* @__PURE__ */ withNotes(tsoroRules, {
  otherNames: ["Fuva", "Imbwe"],
  origin: {
    people: "Shona",
    place: "north-east Zimbabwe",
    recorded: "J. B. Matthews, 1964",
    sources: [
      "J. B. Matthews, Notes on Some African Stone Games, NADA 9(1), 1964, 64-66",
      "Mancala World, Tsoro",
    ],
  },
  disputed: [
    {
      rule: "/landing/2/then/bonus/exempt",
      note: "Matthews: seeds in heads are safe from the bonus.",
    },
    {
      rule: "/board/marks/head",
      note: "Matthews' drawing of a single head shows the player's left end.",
    },
  ],
  house: ["/sowing/origin", "/sowing/endlessAfter", "/landing/2/then/bonus", "/repetition"],
});
