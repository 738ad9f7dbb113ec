import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/awari.ts` tells about. */
export const awariRules: PlaySource = {
  format: 1,
  id: "awari",
  name: "Awari",
  options: { rules: { values: ["ndyuka", "computer"], default: "ndyuka" } },
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: {
    feeding: { option: "rules", cases: { ndyuka: "must", computer: "always" } },
  },
  sowing: { origin: "skipped" },
  landing: [
    {
      when: { owner: "enemy", total: [2, 3] },
      then: {
        capture: "landing",
        chain: { direction: "backward", owner: "enemy", totals: [2, 3] },
        to: "off",
        takingAll: { option: "rules", cases: { ndyuka: "forbidden", computer: "allowed" } },
      },
    },
  ],
  end: {
    noAction: "count",
    allBelow: { option: "rules", cases: { ndyuka: 2 } },
    rest: { option: "rules", cases: { ndyuka: "nobody", computer: "owner" } },
  },
  repetition: {
    times: 3,
    result: "count",
    rest: { option: "rules", cases: { computer: "even" } },
  },
};
