import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { katraBoaoakaRules } from "../katra-boaoaka.ts";

/** Katra Boaoaka of the Tanala: whole files are captured, even on an empty landing. */
export const katraBoaoaka: VariantSource = /* @__PURE__ */ withNotes(katraBoaoakaRules, {
  origin: {
    people: "Tanala",
    place: "south-east Madagascar",
    recorded: "Ralph Linton, 1926-27, published 1933",
    sources: ["R. Linton, The Tanala, a Hill Tribe of Madagascar, 1933, 261-262"],
  },
  disputed: [
    {
      rule: "/landing/0",
      note: "«Only a single counter» in the opposite holes: in each of the two, or in both together.",
    },
  ],
  house: [
    "/start",
    "/sowing/endlessAfter",
    "/landing/2/then/lastSeeds",
    "/landing/3/then/lastSeeds",
    "/repetition",
  ],
});
