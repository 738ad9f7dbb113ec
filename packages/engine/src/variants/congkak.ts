import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const congkakRules: PlaySource = {
  format: 1,
  id: "congkak",
  name: "Congkak",
  options: {
    columns: { min: 3, max: 10, default: 7 },
    direction: { values: ["backward", "forward"], default: "backward" },
    ending: { values: ["owner", "stores"], default: "owner" },
    withLanding: { values: [true, false], default: true },
  },
  board: { rows: 2, columns: { option: "columns" }, stores: "sown" },
  setup: [{ seeds: { option: "columns" } }],
  circuit: { holes: "all", direction: { option: "direction" } },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "store" }, then: { again: true } },
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { owner: "own", opposite: "occupied" },
      then: { capture: "opposite", withLanding: { option: "withLanding" }, to: "off" },
    },
  ],
  turn: { pass: { option: "ending", cases: { stores: "always" } } },
  end: {
    noAction: "count",
    allBelow: { option: "ending", cases: { stores: 1 } },
    rest: "owner",
  },
  repetition: { times: 3, result: "count" },
};

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
