import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/pallanguzhi.ts` tells about. */
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
