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
    timeLeft: "Temps restant",
    timeUsed: "Temps utilisé",
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
    plan: "Prévoir une réponse",
    when: "Si l’autre camp joue",
    then: (theirs) => `Si ${theirs}, alors`,
    planned: (theirs, mine) => `Si ${theirs}, alors ${mine}`,
    add: "Ajouter",
    forget: (planned) => `Oublier : ${planned}`,
  },
  setup: {
    label: "Composer une position",
    tool: "Un clic sur un trou",
    tools: {
      add: "ajoute une graine",
      remove: "enlève une graine",
      empty: "le vide",
      owner: "change son propriétaire",
      claim: "change qui se l’est approprié",
      block: "le bloque",
    },
    toMove: "Au trait",
    captured: (side) => `Capturées par ${side}`,
    reserve: (side) => `Réserve de ${side}`,
    house: (side) => `${side} possède la maison`,
    clear: "Vider le plateau",
    undo: "Annuler le dernier changement",
    done: "Terminé",
    cancel: "Abandonner",
    total: (seeds, wanted) =>
      `${count(seeds, { one: "# graine", other: "# graines" })} sur ${wanted}.`,
    holds: (hole, seeds) => `${hole} : ${count(seeds, { one: "# graine", other: "# graines" })}.`,
    owned: (hole, owner) => `${hole} appartient à ${owner}.`,
    claimed: (hole, by) =>
      by ? `${hole} est approprié par ${by}.` : `${hole} n’est approprié par personne.`,
    blocked: (hole, blocked) => (blocked ? `${hole} est bloqué.` : `${hole} n’est pas bloqué.`),
    invalid: (why) => `Ce n’est pas encore possible : ${why}.`,
    kept: "La partie a changé entre-temps ; ce que vous avez composé est toujours là.",
    replaced:
      "Le plateau porte maintenant un autre jeu. « Annuler le dernier changement » rend ce que vous avez composé.",
    keys: "Sur un trou, + et − changent ses graines, Suppr le vide ; avec Maj, un clic enlève.",
  },
};
