import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/owela.ts` tells about. */
export const owelaRules: PlaySource = {
  format: 1,
  id: "owela",
  name: "Owela",
  options: {
    columns: { values: [8, 10, 12, 14, 16, 18, 20], default: 12 },
    withLanding: { values: [false, true], default: false },
  },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [
    { row: "outer", seeds: 2 },
    {
      row: "inner",
      right: {
        option: "columns",
        cases: { "8": 3, "10": 4, "12": 5, "14": 6, "16": 7, "18": 8, "20": 9 },
      },
      seeds: 2,
    },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2 },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    {
      when: { hole: "occupied", row: "inner", opposite: "occupied" },
      then: {
        capture: "file",
        to: "sow",
        sowWith: { option: "withLanding", cases: { false: "captured", true: "landing" } },
      },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};
