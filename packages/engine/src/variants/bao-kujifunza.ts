import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/bao-kujifunza.ts` tells about. */
export const baoKujifunzaRules: PlaySource = {
  format: 1,
  id: "bao-kujifunza",
  name: "Bao la Kujifunza",
  options: { takasia: { values: [false, true], default: false } },
  board: { rows: 4, columns: 8 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own", path: "loop", direction: "either" },
  start: {
    rows: "innerFirst",
    minimum: 2,
    mustCapture: { minimum: 2, maximum: 15 },
    loneEnd: "inward",
  },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "empty" }, then: { stop: true } },
    {
      when: { turn: "capturing", row: "inner", opposite: "occupied" },
      then: { capture: "opposite", to: "sowFromEnd", ends: 2 },
    },
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
