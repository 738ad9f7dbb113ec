import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/tsoro-matthews.ts` tells about. */
export const tsoroMatthewsRules: PlaySource = {
  format: 1,
  id: "tsoro-matthews",
  name: "Tsoro (Matthews)",
  options: { columns: { min: 6, max: 21, default: 8 } },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [{ row: "outer", seeds: 2 }],
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
