import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { baoKujifunzaRules } from "../bao-kujifunza.ts";

/** Bao la Kujifunza, the learner's Bao: captured seeds are sown from an end of the inner row, and who can capture must. */
export const baoKujifunza: VariantSource = /* @__PURE__ */ withNotes(baoKujifunzaRules, {
  otherNames: ["Mbili-mbili"],
  origin: {
    people: "Swahili",
    place: "Tanzania, Kenya, Malawi",
    recorded: "National Museum of Tanzania, 1971; A. de Voogt, 1995",
    sources: [
      "A. de Voogt, Limits of the Mind, Leiden 1995",
      "H. Donkers, Nosce Hostem, 2003, Appendix C",
      "K.I.B.A., Bao: sum-up of rules, 2011",
    ],
  },
  disputed: [
    { rule: "/turn/block", note: "Most leave takasia to the full game; some play it here too." },
  ],
  house: ["/repetition"],
});
