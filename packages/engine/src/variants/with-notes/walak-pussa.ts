import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { walakPussaRules } from "../walak-pussa.ts";

/** Walak-pussa of Sri Lanka: the relay lifts the hole after the last seed (pussa kanawa), and captures lie beyond a gap. */
export const walakPussa: VariantSource = /* @__PURE__ */ withNotes(walakPussaRules, {
  origin: {
    people: "Sinhalese",
    place: "Sri Lanka",
    recorded: "H. Parker, 1909",
    sources: ["H. Parker, Ancient Ceylon, 1909, 597-598", "Mancala World, Walak-pussa"],
  },
  disputed: [
    {
      rule: "/start/singles",
      note: "Ludii: singles may not move while the player has a hole with more.",
    },
    {
      rule: "/circuit/direction",
      note: "Parker: whoever begins chooses the direction, and both keep to it.",
    },
  ],
  house: ["/sowing", "/repetition"],
});
