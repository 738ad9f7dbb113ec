import type { ExtraMessages } from "./extra-messages.ts";
import { plural } from "./messages.ts";

const count = plural("fr");
const decimal = new Intl.NumberFormat("fr", { maximumFractionDigits: 1 });

/** What only some boards say, in French. */
export const extra: ExtraMessages = {
  moves: {
    label: "Coups",
    none: "Rien n’a encore été joué.",
    first: "Au début",
    previous: "Reculer d’un coup",
    next: "Avancer d’un coup",
    last: "À la fin",
    turn: (it) => `Coup ${it.number}, ${it.side} : ${it.actions}`,
    line: (number) => `Une autre suite à partir du coup ${number}`,
  },
  puzzle: {
    right: "Juste.",
    wrong: (action) => `${action} n’est pas la réponse. Essayez encore.`,
    solved: "Résolu !",
    unsolved: "Résolvez le problème jusqu’au bout.",
  },
  meter: {
    label: "Évaluation",
    unevaluated: "Pas évalué.",
    even: "À égalité.",
    ahead: (side, seeds) =>
      `${side} a ${decimal.format(seeds)} ${count(seeds, { one: "graine", other: "graines" })} d’avance.`,
    wins: (side, actions) =>
      `${side} gagne en ${count(actions, { one: "# action", other: "# actions" })}.`,
  },
  premove: {
    set: (hole) => `${hole} sera joué quand votre tour viendra.`,
    left: (hole) => `${hole} ne sera pas joué.`,
    dropped: (why) => `Pas joué : ${why}`,
  },
};
