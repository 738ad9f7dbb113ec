import type { PlaySource } from "../variant/with-notes.ts";

/** The rules of the game that `with-notes/oware.ts` tells about. */
export const owareRules: PlaySource = {
  format: 1,
  id: "oware",
  name: "Oware",
  options: {
    grandSlam: {
      values: ["noCapture", "forbidden", "opponentKeepsRest", "captures"],
      default: "noCapture",
    },
    times: { values: [3, 2], default: 3 },
    onRepetition: { values: ["owner", "even"], default: "owner" },
    goingRound: { values: [false, true], default: false },
  },
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: { feeding: "must" },
  sowing: { origin: "skipped" },
  landing: [
    {
      when: { owner: "enemy", total: [2, 3] },
      then: {
        capture: "landing",
        chain: { direction: "backward", owner: "enemy", totals: [2, 3] },
        to: "off",
        takingAll: {
          option: "grandSlam",
          cases: {
            noCapture: "capturesNothing",
            forbidden: "forbidden",
            opponentKeepsRest: "restToEnemy",
            captures: "allowed",
          },
        },
      },
    },
  ],
  end: { noAction: "count", majority: true, rest: "owner" },
  repetition: {
    times: { option: "times" },
    result: "count",
    rest: { option: "onRepetition" },
    except: { option: "goingRound", cases: { true: "sideEmpty" } },
  },
};
