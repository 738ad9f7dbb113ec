import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/endodoi.ts` tells about. */
export const endodoiRules: PlaySource = {
  format: 1,
  id: "endodoi",
  name: "Endodoi",
  options: {
    columns: { min: 6, max: 12, default: 8 },
    seeds: { min: 3, max: 6, default: 4 },
    upToThree: { values: [false, true], default: false },
  },
  board: { rows: 2, columns: { option: "columns" } },
  setup: [{ seeds: { option: "seeds" } }],
  circuit: { holes: "all" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: {
        owner: "own",
        opposite: { option: "upToThree", cases: { true: [1, 2, 3] }, else: "occupied" },
      },
      then: { capture: "opposite", withLanding: true, to: "off" },
    },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};
