import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { ourilRules } from "../ouril.ts";

/** Ouril of Cape Verde: as Oware, but single seeds wait, and who takes everything moves again and must feed. */
export const ouril: VariantSource = /* @__PURE__ */ withNotes(ourilRules, {
  otherNames: ["Ouri", "Oril", "Uril"],
  origin: {
    place: "Cape Verde",
    recorded: "A. Carreira, 1947",
    sources: [
      "A. Fraga and T. Santos, Ouri, um jogo mancala, Educacao e Matematica 76, 2004, 9-11",
      "Mancala World, Ouri",
    ],
  },
  disputed: [
    {
      rule: "/repetition/rest",
      note: "Others split the seeds of a cycle evenly, by agreement.",
    },
  ],
  house: ["/start/singles", "/repetition"],
});
