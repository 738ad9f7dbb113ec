import type { ExtraMessages } from "./extra-messages.ts";
import { plural } from "./messages.ts";

const count = plural("pt");
const decimal = new Intl.NumberFormat("pt", { maximumFractionDigits: 1 });

/** What only some boards say, in Portuguese. */
export const extra: ExtraMessages = {
  moves: {
    label: "Jogadas",
    none: "Ainda nada foi jogado.",
    first: "Para o início",
    previous: "Recuar uma jogada",
    next: "Avançar uma jogada",
    last: "Para o fim",
    turn: (it) => `Jogada ${it.number}, ${it.side}: ${it.actions}`,
    line: (number) => `Outra linha a partir da jogada ${number}`,
  },
  puzzle: {
    right: "Certo.",
    wrong: (action) => `${action} não é a resposta. Tente de novo.`,
    solved: "Resolvido!",
    unsolved: "Resolva o problema até ao fim.",
  },
  meter: {
    label: "Avaliação",
    unevaluated: "Não avaliado.",
    even: "Igualdade.",
    ahead: (side, seeds) =>
      `${side} tem ${decimal.format(seeds)} ${count(seeds, { one: "semente", other: "sementes" })} de vantagem.`,
    wins: (side, actions) =>
      `${side} ganha em ${count(actions, { one: "# ação", other: "# ações" })}.`,
  },
  premove: {
    set: (hole) => `${hole} será jogada quando chegar a sua vez.`,
    left: (hole) => `${hole} não será jogada.`,
    dropped: (why) => `Não jogada: ${why}`,
  },
};
