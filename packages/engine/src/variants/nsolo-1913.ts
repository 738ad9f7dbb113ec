import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/nsolo-1913.ts` tells about. */
export const nsolo1913Rules: PlaySource = {
  format: 1,
  id: "nsolo-1913",
  name: "Nsolo (1913)",
  options: { columns: { values: [10, 12, 14, 16, 18, 20], default: 10 } },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [{ seeds: 2 }, { row: "inner", right: 1, seeds: 0 }],
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
  repetition: { times: 2, result: "draw" },
};
