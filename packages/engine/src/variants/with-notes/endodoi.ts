import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { endodoiRules } from "../endodoi.ts";

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
