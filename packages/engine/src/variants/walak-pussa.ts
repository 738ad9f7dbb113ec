import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
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
