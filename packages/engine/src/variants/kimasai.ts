import type { VariantDefinition } from "../variant/definition.ts";

/** The rules of the game that `with-notes/kimasai.ts` tells about. */
export const kimasaiRules: VariantDefinition = {
  format: 1,
  id: "kimasai",
  name: "Bao la Kimasai",
  board: { rows: 4, columns: 12, capacity: 1 },
  setup: [{ seeds: 1 }, { row: "inner", left: 1, seeds: 0 }],
  circuit: { holes: "own", path: "loop" },
  start: { singleInto: "empty" },
  landing: [{ when: { row: "inner", opposite: "occupied" }, then: { capture: "file", to: "off" } }],
  end: { noAction: "loses" },
  repetition: { times: 2, result: "draw" },
};
