import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { chisoloRules } from "../chisolo.ts";

/** Chisolo of the Ila, the form called Natatu: the one of three. */
export const chisolo: VariantSource = /* @__PURE__ */ withNotes(chisoloRules, {
  otherNames: ["Natatu"],
  origin: {
    people: "Ila, Tonga",
    place: "Zambia",
    recorded: "E. W. Smith and A. M. Dale, 1920",
    sources: [
      "E. W. Smith, A. M. Dale, The Ila-Speaking Peoples of Northern Rhodesia, 1920, 232-237",
      "Mancala World, Chisolo I",
    ],
  },
  disputed: [
    {
      rule: "/setup",
      note: "Ludii sets up 2, 1, 0, 0 from the left of the inner row and sows clockwise in the first turn, with a free choice of direction after it.",
    },
  ],
  house: [
    "/circuit",
    "/start/singles",
    "/sowing/endlessAfter",
    "/landing/1/then/bonus",
    "/end/noAction",
    "/repetition",
  ],
});
