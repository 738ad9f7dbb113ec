import type { VariantDefinition } from "../variant/definition.ts";
import type { VariantSource } from "../variant/variant.ts";
import { withNotes } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const goreRules: VariantDefinition = {
  format: 1,
  id: "gore",
  name: "Goré",
  board: { rows: 2, columns: 4, territory: true },
  setup: [{ seeds: 6 }],
  circuit: { holes: "all" },
  sowing: { origin: "sown" },
  landing: [
    {
      when: { owner: "enemy", total: [2, 4] },
      then: {
        capture: "landing",
        chain: { direction: "both", owner: "any", totals: [2, 4] },
        to: "off",
      },
    },
  ],
  turn: { offers: { holes: 3, price: 6, keep: 1 }, pass: "always" },
  end: { noAction: "count", allBelow: 3, rest: "owner" },
  repetition: { times: 3, result: "count" },
};

/** Goré of the Guro: the most generous of games, in which holes are traded for captured «cows». */
export const gore: VariantSource = /* @__PURE__ */ withNotes(goreRules, {
  origin: {
    people: "Guro (Kweni)",
    place: "central Ivory Coast, forest and savanna edge",
    recorded: "Jordi Climent Tondo, 2009",
    sources: ["Mancala World, Goré", "J. Climent Tondo, own page"],
  },
  house: ["/sowing/origin", "/turn/offers/keep", "/repetition"],
});
