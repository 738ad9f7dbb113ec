import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/congkak.ts` tells about. */
export const congkakRules: PlaySource = {
  format: 1,
  id: "congkak",
  name: "Congkak",
  options: {
    columns: { min: 3, max: 10, default: 7 },
    direction: { values: ["backward", "forward"], default: "backward" },
    ending: { values: ["owner", "stores"], default: "owner" },
    withLanding: { values: [true, false], default: true },
  },
  board: { rows: 2, columns: { option: "columns" }, stores: "sown" },
  setup: [{ seeds: { option: "columns" } }],
  circuit: { holes: "all", direction: { option: "direction" } },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "store" }, then: { again: true } },
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { owner: "own", opposite: "occupied" },
      then: { capture: "opposite", withLanding: { option: "withLanding" }, to: "off" },
    },
  ],
  turn: { pass: { option: "ending", cases: { stores: "always" } } },
  end: {
    noAction: "count",
    allBelow: { option: "ending", cases: { stores: 1 } },
    rest: "owner",
  },
  repetition: { times: 3, result: "count" },
};
