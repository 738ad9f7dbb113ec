import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { toguzRules } from "../toguz.ts";

/** Toguz Kumalak: the first seed stays, even holes are captured, and a hole of three can be claimed for the whole game. */
export const toguz: VariantSource = /* @__PURE__ */ withNotes(toguzRules, {
  otherNames: ["Toguz Korgool", "Togyzqumalaq"],
  origin: {
    people: "Kazakh, Kyrgyz",
    place: "Central Asia",
    sources: ["Mancala World, Toguz Kumalak"],
  },
});
