import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const baoKiswahiliRules: PlaySource = {
  format: 1,
  id: "bao-kiswahili",
  name: "Bao la Kiswahili",
  options: {
    malawi: { values: [false, true], default: false },
    takasia: { values: [true, false], default: true },
    singles: { values: ["owned", "works"], default: "owned" },
  },
  board: {
    rows: 4,
    columns: 8,
    marks: { house: [{ row: "inner", column: 5 }] },
    house: { mark: "house", works: 6 },
  },
  setup: [
    { seeds: 0 },
    {
      row: "inner",
      column: 5,
      seeds: { option: "malawi", cases: { true: 8 }, else: 6 },
    },
    { row: "inner", column: 6, seeds: 2 },
    { row: "inner", column: 7, seeds: 2 },
  ],
  reserve: { option: "malawi", cases: { true: 20 }, else: 22 },
  circuit: { holes: "own", path: "loop", direction: "either" },
  start: {
    rows: "innerFirst",
    minimum: 2,
    mustCapture: { minimum: 2, maximum: 15 },
    loneEnd: "inward",
    entry: { houseSows: 2, singles: { option: "singles" } },
  },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "empty" }, then: { stop: true } },
    {
      when: { turn: "capturing", row: "inner", opposite: "occupied" },
      then: { capture: "opposite", to: "sowFromEnd", ends: 2 },
    },
    {
      when: { stage: "entering", turn: "capturing", house: "working" },
      then: { choose: ["relay", "stop"] },
    },
    { when: { stage: "entering", turn: "plain", house: "working" }, then: { stop: true } },
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

/** Bao la Kiswahili: seeds are entered first, houses are kept or sown, and takasia blocks a hole. */
export const baoKiswahili: VariantSource = /* @__PURE__ */ withNotes(baoKiswahiliRules, {
  otherNames: ["Bao", "Bawo"],
  origin: {
    people: "Swahili",
    place: "Zanzibar, Tanzania, Kenya, Malawi",
    recorded: "A. de Voogt, 1991-1995",
    sources: [
      "A. de Voogt, Limits of the Mind, Leiden 1995, 35-44",
      "H. Donkers, Nosce Hostem, 2003, Appendix C, 163-168",
      "K.I.B.A., Bao: sum-up of rules, 2011",
      "T. Kronenburg, H. Donkers, A. de Voogt, Never-ending Moves in Bao, ICGA Journal 29(2), 2006",
    ],
  },
  disputed: [
    {
      rule: "/landing/2",
      note: "Some let the player sow his house on in the second stage too, or make him; here it has no effect there.",
    },
    {
      rule: "/start/entry/singles",
      note: "Whether single seeds may be played while the house is owned, or only while it works.",
    },
    {
      rule: "/board/house",
      note: "A house below six seeds is dormant; in some places it is lost then.",
    },
    { rule: "/turn/block", note: "Takasia is told with several exceptions; some play without it." },
  ],
  house: ["/repetition"],
});
