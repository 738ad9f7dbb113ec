import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { katroRules } from "../katro.ts";

/** Katro of the Betsileo: a serpentine path over three rows a side, captures sown on at once, whoever moves last wins. */
export const katro: VariantSource = /* @__PURE__ */ withNotes(katroRules, {
  otherNames: ["Katra"],
  origin: {
    people: "Betsileo",
    place: "southern highlands of Madagascar, round Fianarantsoa",
    recorded: "Alexander J. de Voogt, field study 1998, published 1999",
    sources: ["A. J. de Voogt, Board Games Studies 2, 1999", "Mancala World, Katro"],
  },
  disputed: [{ rule: "/circuit/direction", note: "Others tell of a free choice of direction." }],
  house: ["/sowing/endlessAfter", "/repetition"],
});
