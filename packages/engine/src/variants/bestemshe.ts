import type { VariantDefinition } from "../variant/definition.ts";

/** The rules of the game that `with-notes/bestemshe.ts` tells about. */
export const bestemsheRules: VariantDefinition = {
  format: 1,
  id: "bestemshe",
  name: "Bestemshe",
  board: { rows: 2, columns: 5 },
  setup: [{ seeds: 5 }],
  circuit: { holes: "all" },
  sowing: { first: "origin" },
  landing: [{ when: { owner: "enemy", total: "even" }, then: { capture: "landing", to: "off" } }],
  end: { noAction: "count", majority: true, rest: "owner" },
  repetition: { times: 3, result: "draw" },
};
