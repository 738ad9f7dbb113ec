import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/lamlameta.ts` tells about. */
export const lamlametaRules: PlaySource = {
  format: 1,
  id: "lamlameta",
  name: "Lamlameta",
  options: { pairsFixed: { values: [true, false], default: true } },
  board: { rows: 2, columns: 12 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "all" },
  start: { barred: { option: "pairsFixed", cases: { true: [2] } } },
  sowing: {
    origin: "sown",
    jump: { owner: "enemy", totals: [2], opening: "sown" },
    endlessAfter: 1000,
  },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { owner: "own", opposite: [2], opening: false },
      then: { capture: "totals", totals: [2], to: "off" },
    },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};
