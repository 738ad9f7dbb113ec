import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/moruba.ts` tells about. */
export const morubaRules: PlaySource = {
  format: 1,
  id: "moruba",
  name: "Moruba",
  options: {
    columns: { values: [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28], default: 8 },
    bonus: { min: 0, max: 2, default: 0 },
  },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [
    { seeds: 2 },
    { row: "inner", column: 1, seeds: 0 },
    { row: "inner", column: 2, seeds: 1 },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "file", to: "off", bonus: { holes: { option: "bonus" } } },
    },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "void" },
};
