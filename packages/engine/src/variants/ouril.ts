import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/ouril.ts` tells about. */
export const ourilRules: PlaySource = {
  format: 1,
  id: "ouril",
  name: "Ouril",
  options: {
    singles: { values: ["whenNoOther", "otherwiseStuck"], default: "whenNoOther" },
  },
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: { minimum: 2, singles: { option: "singles" }, feeding: "must" },
  sowing: { origin: "skipped" },
  landing: [
    {
      when: { owner: "enemy", total: [2, 3] },
      then: {
        capture: "landing",
        chain: { direction: "backward", owner: "enemy", totals: [2, 3] },
        to: "off",
        takingAll: "again",
      },
    },
  ],
  end: { noAction: "count", majority: true, rest: "owner" },
  repetition: { times: 3, result: "count", rest: "owner" },
};
