import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const lamlametaRules: PlaySource = {
  format: 1,
  id: "lamlameta",
  name: "Lamlameta",
  options: { pairsFixed: { values: [true, false], default: true } },
  board: { rows: 2, columns: 12 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "all" },
  start: { barred: { option: "pairsFixed", cases: { true: [2] } } },
  sowing: {
    origin: "sown",
    jump: { owner: "enemy", totals: [2], opening: "sown" },
    endlessAfter: 1000,
  },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { owner: "own", opposite: [2], opening: false },
      then: { capture: "totals", totals: [2], to: "off" },
    },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};

/** Lamlameta of the Konso, «in pairs»: enemy holes of two are jumped, and all of them are captured at once. One round. */
export const lamlameta: VariantSource = /* @__PURE__ */ withNotes(lamlametaRules, {
  otherNames: ["Tagéga"],
  origin: {
    people: "Konso",
    place: "southern Ethiopia",
    recorded: "R. Pankhurst, 1971",
    sources: [
      "R. Pankhurst, Gabata and Related Board Games of Ethiopia and the Horn of Africa, Ethiopia Observer 14(3), 1971",
      "L. Russ, Mancala Games, 1984, 35",
    ],
  },
  disputed: [
    {
      rule: "/start/barred",
      note: "Pankhurst and Russ do not let a hole of two be played; Mancala World does not tell of it.",
    },
  ],
  house: ["/sowing/endlessAfter", "/repetition"],
});
