import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const ourilRules: PlaySource = {
  format: 1,
  id: "ouril",
  name: "Ouril",
  options: {
    singles: { values: ["whenNoOther", "otherwiseStuck"], default: "whenNoOther" },
  },
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
  start: { minimum: 2, singles: { option: "singles" }, feeding: "must" },
  sowing: { origin: "skipped" },
  landing: [
    {
      when: { owner: "enemy", total: [2, 3] },
      then: {
        capture: "landing",
        chain: { direction: "backward", owner: "enemy", totals: [2, 3] },
        to: "off",
        takingAll: "again",
      },
    },
  ],
  end: { noAction: "count", majority: true, rest: "owner" },
  repetition: { times: 3, result: "count", rest: "owner" },
};

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
