import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { congkakRules } from "../congkak.ts";

/** Congkak and Dakon: stores that are sown into, relay, capture across the board. One round. */
export const congkak: VariantSource = /* @__PURE__ */ withNotes(congkakRules, {
  otherNames: ["Dakon", "Congklak", "Jongkak", "Sungka", "Chonka", "Ohvalhu"],
  origin: {
    people: "Malay, Javanese",
    place: "Malaysia, Indonesia, the Philippines, the Maldives",
    recorded: "T. S. Raffles, 1817; M. Hellier, 1907",
    sources: [
      "M. Hellier, Note on the Malay Game Jongkak, JSBRAS 49, 1907, 93-94",
      "J. Donkers, A. de Voogt, J. Uiterwijk, Winning Openings in Dakon, Board Games Studies 3, 2000, 79-88",
    ],
  },
  disputed: [
    {
      rule: "/landing/2/then/withLanding",
      note: "Hellier names only the opposite seeds; Russ and others take the last seed too.",
    },
    {
      rule: "/end",
      note: "Either the other player keeps what lies on his side when one cannot sow, or he who cannot passes until all seeds are in the stores.",
    },
    {
      rule: "/circuit/direction",
      note: "Malay and Javanese boards are sown clockwise, Philippine and Maldivian ones anticlockwise.",
    },
  ],
  house: ["/sowing/endlessAfter", "/repetition"],
});
