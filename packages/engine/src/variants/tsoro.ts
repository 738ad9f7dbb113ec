import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const tsoroRules: PlaySource = {
  format: 1,
  id: "tsoro",
  name: "Tsoro",
  options: {
    columns: { values: [6, 8, 12, 15, 18, 21], default: 21 },
    bonus: { min: 0, max: 3, default: 2 },
    heads: { min: 0, max: 2, default: 2 },
    headsExempt: { values: [false, true], default: false },
  },
  board: {
    rows: 4,
    columns: { option: "columns" },
    marks: { head: [{ row: "outer", right: { option: "heads" } }] },
  },
  setup: [
    { row: "outer", seeds: 2 },
    { option: "heads", cases: { "1": { row: "outer", right: 1, seeds: 3 } } },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied", mark: "head" }, then: { choose: ["relay", "stop"] } },
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: {
        capture: "file",
        to: "off",
        bonus: {
          holes: { option: "bonus" },
          exempt: { option: "headsExempt", cases: { true: "head" } },
        },
      },
    },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "void" },
};

/** Tsoro of the Shona: a very wide board, heads that let a relay be stopped, further holes after a capture. */
export const tsoro: VariantSource = /* @__PURE__ */ withNotes(tsoroRules, {
  otherNames: ["Fuva", "Imbwe"],
  origin: {
    people: "Shona",
    place: "north-east Zimbabwe",
    recorded: "J. B. Matthews, 1964",
    sources: [
      "J. B. Matthews, Notes on Some African Stone Games, NADA 9(1), 1964, 64-66",
      "Mancala World, Tsoro",
    ],
  },
  disputed: [
    {
      rule: "/landing/2/then/bonus/exempt",
      note: "Matthews: seeds in heads are safe from the bonus.",
    },
    {
      rule: "/board/marks/head",
      note: "Matthews' drawing of a single head shows the player's left end.",
    },
  ],
  house: ["/sowing/origin", "/sowing/endlessAfter", "/landing/2/then/bonus", "/repetition"],
});
