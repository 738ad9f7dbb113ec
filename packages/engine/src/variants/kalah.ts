import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const kalahRules: PlaySource = {
  format: 1,
  id: "kalah",
  name: "Kalah",
  options: {
    columns: { min: 1, max: 10, default: 6 },
    seeds: { min: 1, max: 10, default: 4 },
    emptyCapture: { values: [false, true], default: false },
    rest: { values: ["owner", "runOut", "nobody"], default: "owner" },
    pie: { values: [false, true], default: false },
  },
  board: { rows: 2, columns: { option: "columns" }, stores: "sown" },
  setup: [{ seeds: { option: "seeds" } }],
  circuit: { holes: "all" },
  landing: [
    { when: { hole: "store" }, then: { again: true } },
    {
      when: {
        hole: "empty",
        owner: "own",
        opposite: { option: "emptyCapture", cases: { false: "occupied" } },
      },
      then: { capture: "opposite", withLanding: true, to: "off" },
    },
  ],
  turn: { swap: { option: "pie" } },
  end: { noAction: "count", sideEmpty: true, rest: { option: "rest" } },
  repetition: { times: 3, result: "count" },
};

/** Kalah: stores that are sown into, another turn for ending there, capture across the board. */
export const kalah: VariantSource = /* @__PURE__ */ withNotes(kalahRules, {
  otherNames: ["Kalaha"],
  origin: {
    people: "modern",
    place: "United States of America",
    recorded: "William Julius Champion, patented 1955",
    sources: [
      "G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah, ICGA Journal 23(3), 2000",
      "Wikipedia, Kalah",
    ],
  },
  disputed: [
    {
      rule: "/landing/1/when/opposite",
      note: "Irving and others capture across an empty hole too.",
    },
    { rule: "/end/rest", note: "Others give the rest to the player who ran out, or to nobody." },
  ],
});
