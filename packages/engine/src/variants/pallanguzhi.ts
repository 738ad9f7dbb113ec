import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const pallanguzhiRules: PlaySource = {
  format: 1,
  id: "pallanguzhi",
  name: "Pallanguzhi",
  options: {
    seeds: { values: [4, 5, 6, 12], default: 6 },
    fours: { values: ["owner", "sower"], default: "owner" },
    opposite: { values: [false, true], default: false },
  },
  board: { rows: 2, columns: 7 },
  setup: [{ seeds: { option: "seeds" } }],
  circuit: { holes: "all" },
  sowing: {
    origin: "sown",
    passing: { totals: [4], owner: "any", to: { option: "fours" } },
    endlessAfter: 1000,
  },
  landing: [
    { when: { next: "occupied" }, then: { relay: "next" } },
    {
      when: { beyond: "occupied" },
      then: {
        capture: "beyond",
        across: { option: "opposite", cases: { true: true } },
        to: "off",
      },
    },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};

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
