import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/ayoayo.ts` tells about. */
export const ayoayoRules: PlaySource = {
  format: 1,
  id: "ayoayo",
  name: "Ayoayo",
  options: { withLanding: { values: [true, false], default: true } },
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: { feeding: "must" },
  sowing: { origin: "skipped", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { owner: "own", opposite: "occupied" },
      then: { capture: "opposite", withLanding: { option: "withLanding" }, to: "off" },
    },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};
