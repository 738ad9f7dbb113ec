import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const endodoiRules: PlaySource = {
  format: 1,
  id: "endodoi",
  name: "Endodoi",
  options: {
    columns: { min: 6, max: 12, default: 8 },
    seeds: { min: 3, max: 6, default: 4 },
    upToThree: { values: [false, true], default: false },
  },
  board: { rows: 2, columns: { option: "columns" } },
  setup: [{ seeds: { option: "seeds" } }],
  circuit: { holes: "all" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: {
        owner: "own",
        opposite: { option: "upToThree", cases: { true: [1, 2, 3] }, else: "occupied" },
      },
      then: { capture: "opposite", withLanding: true, to: "off" },
    },
  ],
  end: { noAction: "count", rest: "owner" },
  repetition: { times: 3, result: "count" },
};

/** Endodoi of the Maasai: relay round the whole board, capture across the board, no duty to feed. */
export const endodoi: VariantSource = /* @__PURE__ */ withNotes(endodoiRules, {
  otherNames: ["En Dodoi", "J'odu"],
  origin: {
    people: "Maasai",
    place: "Kenya, Tanzania",
    recorded: "L. Russ, 1984",
    sources: ["L. Russ, Mancala Games, 1984, 28", "Wikipedia, Endodoi"],
  },
  disputed: [
    {
      rule: "/landing/1/when/opposite",
      note: "Wikipedia can be read as taking the last seed even when the opposite hole is empty. In J'odu only holes of up to three seeds are captured.",
    },
  ],
  house: ["/sowing/endlessAfter", "/repetition"],
});
