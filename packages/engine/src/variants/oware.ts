import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
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

/** Oware Abapa: capture of twos and threes on the enemy side, and the duty to feed an enemy without seeds. */
export const oware: VariantSource = /* @__PURE__ */ withNotes(owareRules, {
  otherNames: ["Wari", "Awalé", "Abapa"],
  origin: {
    people: "Akan",
    place: "Ghana, Ivory Coast, the Caribbean",
    recorded: "R. Jobson, 1623; R. S. Rattray, 1927",
    sources: ["R. S. Rattray, Religion and Art in Ashanti, 1927, 382-385", "Mancala World, Oware"],
  },
  disputed: [
    {
      rule: "/landing/0/then/takingAll",
      note: "A capture of everything is told as legal without capture, forbidden, or legal with various gifts.",
    },
    {
      rule: "/repetition",
      note: "When a position comes back everyone keeps his own side, or the rest is split evenly; some do not count it while all seeds lie on one side.",
    },
  ],
  house: ["/repetition/times"],
});
