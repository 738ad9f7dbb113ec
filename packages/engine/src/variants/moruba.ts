import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const morubaRules: PlaySource = {
  format: 1,
  id: "moruba",
  name: "Moruba",
  options: {
    columns: { values: [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28], default: 8 },
    bonus: { min: 0, max: 2, default: 0 },
  },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [
    { seeds: 2 },
    { row: "inner", column: 1, seeds: 0 },
    { row: "inner", column: 2, seeds: 1 },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "file", to: "off", bonus: { holes: { option: "bonus" } } },
    },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "void" },
};

/** Moruba of the Pedi: relays round the own rows, and files captured for good. */
export const moruba: VariantSource = /* @__PURE__ */ withNotes(morubaRules, {
  otherNames: ["Maruba", "Mefuvha"],
  origin: {
    people: "Pedi (Northern Sotho); Venda",
    place: "Limpopo and Mpumalanga, South Africa",
    recorded: "P. A. Wagner, 1917",
    sources: [
      "P. A. Wagner, A Contribution to our Knowledge of the National Game of Skill of Africa, Trans. Royal Society of South Africa 6, 1917, 47-68",
      "boardgamesoftheworld.com, Maruba",
    ],
  },
  disputed: [{ rule: "/landing/1/then/bonus", note: "Others take one or two further holes." }],
  house: ["/sowing/endlessAfter", "/end/noAction", "/repetition"],
});
