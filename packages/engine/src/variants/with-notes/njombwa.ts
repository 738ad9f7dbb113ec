import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { njombwaRules } from "../njombwa.ts";

/** Njombwa of the Yao, with the two openings that are recorded completely. */
export const njombwa: VariantSource = /* @__PURE__ */ withNotes(njombwaRules, {
  origin: {
    people: "Yao",
    place: "Malawi",
    recorded: "Meredith G. Sanderson, 1913",
    sources: ["M. G. Sanderson, Native Games of Central Africa, JRAI 43, 1913, 731-733"],
  },
  house: ["/sowing/endlessAfter", "/end/noAction", "/repetition"],
});
