import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { pallanguzhiRules } from "../pallanguzhi.ts";

/** Pallanguzhi: laps go on from the next hole, fours are taken in passing, and the hole beyond an empty one is captured. */
export const pallanguzhi: VariantSource = /* @__PURE__ */ withNotes(pallanguzhiRules, {
  otherNames: ["Pallankuli", "Ali guli mane", "Vamana guntalu", "Kuzhipara", "Pandi"],
  origin: {
    people: "Tamil",
    place: "South India, Sri Lanka",
    recorded: "H. Parker, 1909",
    sources: ["H. Parker, Ancient Ceylon, 1909, 587", "L. Russ, Mancala Games, 1984, 58-60"],
  },
  disputed: [
    {
      rule: "/sowing/passing/to",
      note: "Fours go to the owner of the hole (Russ and most), or to the player who sows (Wikipedia).",
    },
    {
      rule: "/landing/1/then",
      note: "Pandi and Ali guli mane take the hole across the board too; others play on after the capture.",
    },
    {
      rule: "/setup",
      note: "Four, five, six or twelve seeds in each hole are told.",
    },
  ],
  house: ["/sowing/endlessAfter", "/repetition"],
});
