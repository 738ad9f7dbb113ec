import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/chisolo.ts` tells about. */
export const chisoloRules: PlaySource = {
  format: 1,
  id: "chisolo",
  name: "Chisolo",
  options: { columns: { min: 7, max: 10, default: 7 } },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [
    { seeds: 3 },
    { row: "inner", right: 4, seeds: 2 },
    { row: "inner", right: 3, seeds: 1 },
    { row: "inner", right: 2, seeds: 0 },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "file", to: "off", bonus: { holes: 1 } },
    },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "void" },
};
