import type { VariantDefinition } from "../variant/definition.ts";
import type { VariantSource } from "../variant/variant.ts";
import { withNotes } from "../variant/with-notes.ts";

/** The rules of the game below. */
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

/** Bestemshe: a small relative of Toguz Kumalak, without claimed holes. */
export const bestemshe: VariantSource = /* @__PURE__ */ withNotes(bestemsheRules, {
  origin: {
    people: "Kazakh",
    place: "Kazakhstan",
    recorded: "the present form spread by the Czech Federation of Mancala Games from about 2010",
    sources: [
      "mankala.cz, Bestemshe",
      "A. Zeinulla, M. Manassov, Strongly Solving Bestemshe, 2026",
    ],
  },
  house: ["/repetition"],
});
