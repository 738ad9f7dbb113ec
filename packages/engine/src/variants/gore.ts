import type { VariantDefinition } from "../variant/definition.ts";

/** The rules of the game that `with-notes/gore.ts` tells about. */
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
