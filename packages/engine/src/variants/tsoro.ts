import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/tsoro.ts` tells about. */
export const tsoroRules: PlaySource = {
  format: 1,
  id: "tsoro",
  name: "Tsoro",
  options: {
    columns: { values: [6, 8, 12, 15, 18, 21], default: 21 },
    bonus: { min: 0, max: 3, default: 2 },
    heads: { min: 0, max: 2, default: 2 },
    headsExempt: { values: [false, true], default: false },
  },
  board: {
    rows: 4,
    columns: { option: "columns" },
    marks: { head: [{ row: "outer", right: { option: "heads" } }] },
  },
  setup: [
    { row: "outer", seeds: 2 },
    { option: "heads", cases: { "1": { row: "outer", right: 1, seeds: 3 } } },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied", mark: "head" }, then: { choose: ["relay", "stop"] } },
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: {
        capture: "file",
        to: "off",
        bonus: {
          holes: { option: "bonus" },
          exempt: { option: "headsExempt", cases: { true: "head" } },
        },
      },
    },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "void" },
};
