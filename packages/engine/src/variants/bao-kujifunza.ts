import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const baoKujifunzaRules: PlaySource = {
  format: 1,
  id: "bao-kujifunza",
  name: "Bao la Kujifunza",
  options: { takasia: { values: [false, true], default: false } },
  board: { rows: 4, columns: 8 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own", path: "loop", direction: "either" },
  start: {
    rows: "innerFirst",
    minimum: 2,
    mustCapture: { minimum: 2, maximum: 15 },
    loneEnd: "inward",
  },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "empty" }, then: { stop: true } },
    {
      when: { turn: "capturing", row: "inner", opposite: "occupied" },
      then: { capture: "opposite", to: "sowFromEnd", ends: 2 },
    },
    {
      // Without takasia the same as the case after it.
      when: { turn: "plain", blocked: { option: "takasia", cases: { true: true } } },
      then: { option: "takasia", cases: { true: { stop: true } }, else: { relay: true } },
    },
    { when: {}, then: { relay: true } },
  ],
  turn: { block: { option: "takasia", cases: { true: { minimum: 2 } } } },
  end: { noAction: "loses", innerRowEmpty: true },
  repetition: { times: 3, result: "draw" },
};

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
