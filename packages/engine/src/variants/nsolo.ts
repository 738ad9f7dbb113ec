import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/nsolo.ts` tells about. */
export const nsoloRules: PlaySource = {
  format: 1,
  id: "nsolo",
  name: "Nsolo",
  options: { columns: { min: 8, max: 36, default: 8 } },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [{ seeds: 2 }, { row: "inner", right: 1, seeds: 0 }],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "opposite", to: "off", bonus: { seeds: "asCaptured" } },
    },
  ],
  turn: { pass: "withSeeds" },
  end: { noAction: "loses" },
  repetition: { times: 2, result: "draw" },
};
