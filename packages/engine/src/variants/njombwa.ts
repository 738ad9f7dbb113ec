import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/njombwa.ts` tells about. */
export const njombwaRules: PlaySource = {
  format: 1,
  id: "njombwa",
  name: "Njombwa",
  options: { opening: { values: ["two", "twentyNine"], default: "two" } },
  board: { rows: 4, columns: 8 },
  setup: {
    option: "opening",
    cases: {
      two: [
        { seeds: 2 },
        { row: "inner", column: 1, seeds: 0 },
        { row: "inner", column: 2, seeds: 1 },
      ],
      // What the gambit of 29, 2 and 1 leads to: all of it is forced.
      twentyNine: [
        { seeds: 3 },
        { row: "inner", column: 1, seeds: 0 },
        { row: "inner", column: 2, seeds: 2 },
        { row: "inner", column: 3, seeds: 1 },
        { row: "inner", column: 4, seeds: 4 },
        { row: "inner", column: 6, seeds: 0 },
        { row: "outer", column: 1, seeds: 2 },
        { row: "outer", column: 2, seeds: 0 },
        { row: "outer", column: 5, seeds: 0 },
        { row: "outer", column: 8, seeds: 0 },
        { side: "north", row: "inner", column: 5, seeds: 4 },
      ],
    },
  },
  captured: {
    option: "opening",
    cases: { twentyNine: { south: 1, north: 2 } },
  },
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    { when: { row: "inner", opposite: "occupied" }, then: { capture: "file", to: "off" } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "void" },
};
