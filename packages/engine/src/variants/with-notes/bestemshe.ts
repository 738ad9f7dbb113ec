import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { bestemsheRules } from "../bestemshe.ts";

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
