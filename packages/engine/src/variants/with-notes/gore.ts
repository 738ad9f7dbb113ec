import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { goreRules } from "../gore.ts";

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
