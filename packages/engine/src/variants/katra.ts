import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/katra.ts` tells about. */
export const katraRules: PlaySource = {
  format: 1,
  id: "katra",
  name: "Katra",
  options: {
    columns: { values: [4, 6, 8, 10], default: 8 },
    direction: { values: ["either", "chosenOnce"], default: "either" },
  },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own", path: "loop", direction: { option: "direction" } },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "empty" }, then: { stop: true } },
    {
      when: { row: "inner", target: "occupied" },
      then: { capture: "target", to: "sow", lastSeeds: "stay" },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};
