import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/kalah.ts` tells about. */
export const kalahRules: PlaySource = {
  format: 1,
  id: "kalah",
  name: "Kalah",
  options: {
    columns: { min: 1, max: 10, default: 6 },
    seeds: { min: 1, max: 10, default: 4 },
    emptyCapture: { values: [false, true], default: false },
    rest: { values: ["owner", "runOut", "nobody"], default: "owner" },
    pie: { values: [false, true], default: false },
  },
  board: { rows: 2, columns: { option: "columns" }, stores: "sown" },
  setup: [{ seeds: { option: "seeds" } }],
  circuit: { holes: "all" },
  landing: [
    { when: { hole: "store" }, then: { again: true } },
    {
      when: {
        hole: "empty",
        owner: "own",
        opposite: { option: "emptyCapture", cases: { false: "occupied" } },
      },
      then: { capture: "opposite", withLanding: true, to: "off" },
    },
  ],
  turn: { swap: { option: "pie" } },
  end: { noAction: "count", sideEmpty: true, rest: { option: "rest" } },
  repetition: { times: 3, result: "count" },
};
