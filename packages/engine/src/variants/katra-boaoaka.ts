import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/katra-boaoaka.ts` tells about. */
export const katraBoaoakaRules: PlaySource = {
  format: 1,
  id: "katra-boaoaka",
  name: "Katra Boaoaka",
  options: { lone: { values: ["both", "sum"], default: "both" } },
  board: { rows: 4, columns: 8 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own", path: "loop", direction: "chosenOnce" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    {
      when: {
        hole: "empty",
        row: "inner",
        opposite: [1],
        oppositeOuter: { option: "lone", cases: { both: [1], sum: "empty" } },
      },
      then: { stop: true },
    },
    {
      option: "lone",
      cases: {
        sum: {
          when: { hole: "empty", row: "inner", opposite: "empty", oppositeOuter: [1] },
          then: { stop: true },
        },
      },
    },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "file", to: "sow", lastSeeds: "stay" },
    },
    {
      when: { row: "inner", oppositeOuter: "occupied" },
      then: { capture: "file", to: "sow", lastSeeds: "stay" },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};
