import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/hus.ts` tells about. */
export const husRules: PlaySource = {
  format: 1,
  id: "hus",
  name: "Hus",
  options: {
    columns: { values: [8, 10, 12, 14, 16, 18, 20, 22, 24], default: 8 },
    tradition: { values: ["nama", "damara"], default: "nama" },
    outer: { values: ["needed", "any"], default: "needed" },
  },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [
    { row: "outer", seeds: 2 },
    {
      row: "inner",
      right: {
        option: "tradition",
        cases: {
          damara: 4,
          nama: {
            option: "columns",
            cases: {
              "8": 4,
              "10": 5,
              "12": 6,
              "14": 7,
              "16": 8,
              "18": 9,
              "20": 10,
              "22": 11,
              "24": 12,
            },
          },
        },
      },
      seeds: 2,
    },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2 },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    {
      when: {
        hole: "occupied",
        row: "inner",
        opposite: "occupied",
        oppositeOuter: { option: "outer", cases: { needed: "occupied" } },
      },
      then: { capture: "file", to: "sow", sowWith: "captured" },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};
