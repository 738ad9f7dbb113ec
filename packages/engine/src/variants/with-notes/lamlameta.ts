import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { lamlametaRules } from "../lamlameta.ts";

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
