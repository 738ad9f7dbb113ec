import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/walak-pussa.ts` tells about. */
export const walakPussaRules: PlaySource = {
  format: 1,
  id: "walak-pussa",
  name: "Walak-pussa",
  options: { singles: { values: ["free", "otherwiseStuck"], default: "free" } },
  board: { rows: 2, columns: 7 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: {
    minimum: { option: "singles", cases: { free: 1, otherwiseStuck: 2 } },
    singles: { option: "singles", cases: { otherwiseStuck: "otherwiseStuck" } },
  },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { next: "occupied" }, then: { relay: "next" } },
    { when: { beyond: "occupied" }, then: { capture: "beyond", onwards: true, to: "off" } },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};
