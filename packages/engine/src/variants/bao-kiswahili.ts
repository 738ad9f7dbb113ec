import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/bao-kiswahili.ts` tells about. */
export const baoKiswahiliRules: PlaySource = {
  format: 1,
  id: "bao-kiswahili",
  name: "Bao la Kiswahili",
  options: {
    malawi: { values: [false, true], default: false },
    takasia: { values: [true, false], default: true },
    singles: { values: ["owned", "works"], default: "owned" },
  },
  board: {
    rows: 4,
    columns: 8,
    marks: { house: [{ row: "inner", column: 5 }] },
    house: { mark: "house", works: 6 },
  },
  setup: [
    { seeds: 0 },
    {
      row: "inner",
      column: 5,
      seeds: { option: "malawi", cases: { true: 8 }, else: 6 },
    },
    { row: "inner", column: 6, seeds: 2 },
    { row: "inner", column: 7, seeds: 2 },
  ],
  reserve: { option: "malawi", cases: { true: 20 }, else: 22 },
  circuit: { holes: "own", path: "loop", direction: "either" },
  start: {
    rows: "innerFirst",
    minimum: 2,
    mustCapture: { minimum: 2, maximum: 15 },
    loneEnd: "inward",
    entry: { houseSows: 2, singles: { option: "singles" } },
  },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "empty" }, then: { stop: true } },
    {
      when: { turn: "capturing", row: "inner", opposite: "occupied" },
      then: { capture: "opposite", to: "sowFromEnd", ends: 2 },
    },
    {
      when: { stage: "entering", turn: "capturing", house: "working" },
      then: { choose: ["relay", "stop"] },
    },
    { when: { stage: "entering", turn: "plain", house: "working" }, then: { stop: true } },
    {
      // Without takasia the same as the case after it.
      when: { turn: "plain", blocked: { option: "takasia", cases: { true: true } } },
      then: { option: "takasia", cases: { true: { stop: true } }, else: { relay: true } },
    },
    { when: {}, then: { relay: true } },
  ],
  turn: { block: { option: "takasia", cases: { true: { minimum: 2 } } } },
  end: { noAction: "loses", innerRowEmpty: true },
  repetition: { times: 3, result: "draw" },
};
