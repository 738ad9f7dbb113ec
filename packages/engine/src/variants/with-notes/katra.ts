import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { katraRules } from "../katra.ts";

/** Katra of the Sakalava: four rows, either direction, captures sown on. */
export const katra: VariantSource = /* @__PURE__ */ withNotes(katraRules, {
  otherNames: ["Katra Mpantsaka"],
  origin: {
    people: "Sakalava",
    place: "north-west Madagascar",
    recorded: "A. Dandouau, 1909",
    sources: [
      "A. Dandouau, Jeux malgaches, Bulletin de l'Académie Malgache, 1909",
      "H. J. R. Murray, A History of Board-Games Other Than Chess, 1952, 214-215",
      "A. J. de Voogt, Board Games Studies 2, 1999",
    ],
  },
  disputed: [
    {
      rule: "/circuit/direction",
      note: "Murray tells of a direction that each player keeps for the whole game.",
    },
    {
      rule: "/landing/1/when/target",
      note: "Murray: the enemy's hole must hold two seeds or more, and the turn is over where it does not.",
    },
  ],
  house: ["/sowing/endlessAfter", "/landing/1/then/lastSeeds", "/repetition"],
});
