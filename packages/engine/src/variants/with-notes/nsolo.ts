import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { nsoloRules } from "../nsolo.ts";

/** Nsolo of the Ngoni: a frontal capture opens the way to strip as many seeds again from anywhere. */
export const nsolo: VariantSource = /* @__PURE__ */ withNotes(nsoloRules, {
  otherNames: ["Nchombwa"],
  origin: {
    people: "Ngoni",
    place: "Malawi, eastern Zambia",
    recorded: "Meredith G. Sanderson, 1913; detailed rules from players in Ndola, Zambia, 1975",
    sources: [
      "M. G. Sanderson, Native Games of Central Africa, JRAI 43, 1913, 726-736",
      "Mancala World, Nsolo",
    ],
  },
  disputed: [
    {
      rule: "/landing/1/then/bonus",
      note: "The strip of loose seeds is told by one tradition only.",
    },
  ],
  house: ["/sowing/origin", "/sowing/endlessAfter", "/landing/1/then/bonus", "/turn/pass"],
});
