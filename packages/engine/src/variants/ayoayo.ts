import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const ayoayoRules: PlaySource = {
  format: 1,
  id: "ayoayo",
  name: "Ayoayo",
  options: { withLanding: { values: [true, false], default: true } },
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: { feeding: "must" },
  sowing: { origin: "skipped", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { owner: "own", opposite: "occupied" },
      then: { capture: "opposite", withLanding: { option: "withLanding" }, to: "off" },
    },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};

/** Ayoayo of the Yoruba: relay round the whole board, capture across the board. */
export const ayoayo: VariantSource = /* @__PURE__ */ withNotes(ayoayoRules, {
  otherNames: ["Ayò", "Ayò Ọlọ́pọ́n"],
  origin: {
    people: "Yoruba",
    place: "Nigeria",
    recorded: "L. Russ, 1984",
    sources: ["M. S. Mohr, The New Games Treasury, 1993", "J. P. Pratt, Ayoayo Rules, 2009"],
  },
  disputed: [
    {
      rule: "/landing/1/then/withLanding",
      note: "Mancala World and Mohr take the capturing seed too; Pratt and Wikipedia take only the opposite seeds.",
    },
  ],
  house: ["/sowing/origin", "/sowing/endlessAfter", "/repetition"],
});
