import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const chisoloRules: PlaySource = {
  format: 1,
  id: "chisolo",
  name: "Chisolo",
  options: { columns: { min: 7, max: 10, default: 7 } },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [
    { seeds: 3 },
    { row: "inner", right: 4, seeds: 2 },
    { row: "inner", right: 3, seeds: 1 },
    { row: "inner", right: 2, seeds: 0 },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "file", to: "off", bonus: { holes: 1 } },
    },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "void" },
};

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
