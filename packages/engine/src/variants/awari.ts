import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const awariRules: PlaySource = {
  format: 1,
  id: "awari",
  name: "Awari",
  options: { rules: { values: ["ndyuka", "computer"], default: "ndyuka" } },
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: {
    feeding: { option: "rules", cases: { ndyuka: "must", computer: "always" } },
  },
  sowing: { origin: "skipped" },
  landing: [
    {
      when: { owner: "enemy", total: [2, 3] },
      then: {
        capture: "landing",
        chain: { direction: "backward", owner: "enemy", totals: [2, 3] },
        to: "off",
        takingAll: { option: "rules", cases: { ndyuka: "forbidden", computer: "allowed" } },
      },
    },
  ],
  end: {
    noAction: "count",
    allBelow: { option: "rules", cases: { ndyuka: 2 } },
    rest: { option: "rules", cases: { ndyuka: "nobody", computer: "owner" } },
  },
  repetition: {
    times: 3,
    result: "count",
    rest: { option: "rules", cases: { computer: "even" } },
  },
};

/** Awari of the Ndyuka: as Oware, but it ends when only single seeds are left, and they count for nobody. */
export const awari: VariantSource = /* @__PURE__ */ withNotes(awariRules, {
  otherNames: ["Adji-Pre", "Langa-Holo"],
  origin: {
    people: "Ndyuka",
    place: "Surinam",
    recorded: "Melville J. Herskovits, 1932",
    sources: [
      "M. J. Herskovits, Wari in the New World, JRAI 62, 1932, 23-37",
      "T. Lincke, Exploring the Computational Limits of Large Exhaustive Search Problems, 2002 (option computer)",
    ],
  },
  disputed: [
    {
      rule: "/landing/0/then/takingAll",
      note: "The source tells only of the duty to feed; that nobody may take everything is a later reading.",
    },
  ],
  house: ["/end/rest", "/repetition"],
});
