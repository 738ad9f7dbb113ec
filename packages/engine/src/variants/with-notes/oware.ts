import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { owareRules } from "../oware.ts";

/** Oware Abapa: capture of twos and threes on the enemy side, and the duty to feed an enemy without seeds. */
export const oware: VariantSource = /* @__PURE__ */ withNotes(owareRules, {
  otherNames: ["Wari", "Awalé", "Abapa"],
  origin: {
    people: "Akan",
    place: "Ghana, Ivory Coast, the Caribbean",
    recorded: "R. Jobson, 1623; R. S. Rattray, 1927",
    sources: ["R. S. Rattray, Religion and Art in Ashanti, 1927, 382-385", "Mancala World, Oware"],
  },
  disputed: [
    {
      rule: "/landing/0/then/takingAll",
      note: "A capture of everything is told as legal without capture, forbidden, or legal with various gifts.",
    },
    {
      rule: "/repetition",
      note: "When a position comes back everyone keeps his own side, or the rest is split evenly; some do not count it while all seeds lie on one side.",
    },
  ],
  house: ["/repetition/times"],
});
