import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const nsoloRules: PlaySource = {
  format: 1,
  id: "nsolo",
  name: "Nsolo",
  options: { columns: { min: 8, max: 36, default: 8 } },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [{ seeds: 2 }, { row: "inner", right: 1, seeds: 0 }],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "opposite", to: "off", bonus: { seeds: "asCaptured" } },
    },
  ],
  turn: { pass: "withSeeds" },
  end: { noAction: "loses" },
  repetition: { times: 2, result: "draw" },
};

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
