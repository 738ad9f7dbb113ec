import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/katro.ts` tells about. */
export const katroRules: PlaySource = {
  format: 1,
  id: "katro",
  name: "Katro",
  options: {
    rows: { values: [4, 6], default: 6 },
    columns: { values: { option: "rows", cases: { "6": [3, 6], "4": [4, 6] } }, default: 6 },
    direction: { values: ["forward", "either"], default: "forward" },
    loneStep: { values: [false, true], default: false },
  },
  board: { rows: { option: "rows" }, columns: { option: "columns" } },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own", path: "serpentine", direction: { option: "direction" } },
  start: { rows: "outermostOccupied", loneStep: { option: "loneStep" } },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "empty" }, then: { stop: true } },
    {
      when: { row: "innermostOccupied", target: "occupied" },
      then: { capture: "target", to: "sow", lastSeeds: "stay" },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};
