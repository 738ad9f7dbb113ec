import type { VariantDefinition } from "../variant/definition.ts";

/** The rules of the game that `with-notes/toguz.ts` tells about. */
export const toguzRules: VariantDefinition = {
  format: 1,
  id: "toguz",
  name: "Toguz Kumalak",
  board: {
    rows: 2,
    columns: 9,
    claims: { most: 1, except: [{ right: 1 }], mirrored: false },
  },
  setup: [{ seeds: 9 }],
  circuit: { holes: "all" },
  sowing: { first: "origin" },
  landing: [
    {
      when: { owner: "enemy", total: [3], claimable: true },
      then: { capture: "landing", claim: true, to: "off" },
    },
    { when: { owner: "enemy", total: "even" }, then: { capture: "landing", to: "off" } },
  ],
  end: { noAction: "count", majority: true, rest: "owner" },
  repetition: { times: 3, result: "count" },
};
