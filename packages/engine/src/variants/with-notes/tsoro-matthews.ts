import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { tsoroMatthewsRules } from "../tsoro-matthews.ts";

/** Tsoro by Matthews' basic rules: no heads, no further holes. */
export const tsoroMatthews: VariantSource = /* @__PURE__ */ withNotes(tsoroMatthewsRules, {
  otherNames: ["Fuva", "Imbwe"],
  origin: {
    people: "Shona",
    place: "north-east Zimbabwe",
    recorded: "J. B. Matthews, 1964",
    sources: ["J. B. Matthews, Notes on Some African Stone Games, NADA 9(1), 1964, 64-66"],
  },
  house: ["/sowing/endlessAfter", "/end/noAction", "/repetition"],
});
