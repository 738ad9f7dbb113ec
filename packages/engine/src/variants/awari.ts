import type { VariantSource } from "../variant/variant.ts";

/** Awari of the Ndyuka: as Oware, but it ends when only single seeds are left, and they count for nobody. */
export const awari: VariantSource = {
  format: 1,
  id: "awari",
  name: "Awari",
  otherNames: ["Adji-Pre", "Langa-Holo"],
  origin: {
    people: "Ndyuka",
    place: "Surinam",
    recorded: "Melville J. Herskovits, 1932",
    sources: ["M. J. Herskovits, Wari in the New World, JRAI 62, 1932, 23-37"],
  },
  disputed: [
    {
      rule: "/landing/0/then/takingAll",
      note: "The source tells only of the duty to feed; that nobody may take everything is a later reading.",
    },
  ],
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
        takingAll: "forbidden",
      },
    },
  ],
  end: { noAction: "count", allBelow: 2, rest: "nobody" },
  repetition: { times: 3, result: "count" },
  house: ["/end/rest", "/repetition"],
};
