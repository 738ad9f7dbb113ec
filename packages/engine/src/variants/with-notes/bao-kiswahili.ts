import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { baoKiswahiliRules } from "../bao-kiswahili.ts";

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
