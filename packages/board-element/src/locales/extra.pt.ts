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
    timeLeft: "Tempo restante",
    timeUsed: "Tempo usado",
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
    plan: "Planear uma resposta",
    when: "Se o outro lado jogar",
    then: (theirs) => `Se ${theirs}, então`,
    planned: (theirs, mine) => `Se ${theirs}, então ${mine}`,
    add: "Acrescentar",
    forget: (planned) => `Esquecer: ${planned}`,
  },
  setup: {
    label: "Compor uma posição",
    tool: "Um clique numa cova",
    tools: {
      add: "acrescenta uma semente",
      remove: "retira uma semente",
      empty: "esvazia-a",
      owner: "muda o dono",
      claim: "muda quem a reclamou",
      block: "bloqueia-a",
    },
    toMove: "Joga",
    captured: (side) => `Capturadas por ${side}`,
    reserve: (side) => `Reserva de ${side}`,
    house: (side) => `${side} é dono da casa`,
    clear: "Esvaziar o tabuleiro",
    undo: "Desfazer",
    done: "Pronto",
    cancel: "Cancelar",
    total: (seeds, wanted) =>
      `${count(seeds, { one: "# semente", other: "# sementes" })} de ${wanted}.`,
    holds: (hole, seeds) => `${hole}: ${count(seeds, { one: "# semente", other: "# sementes" })}.`,
    owned: (hole, owner) => `${hole} pertence a ${owner}.`,
    claimed: (hole, by) =>
      by ? `${hole} é reclamada por ${by}.` : `${hole} não é reclamada por ninguém.`,
    blocked: (hole, blocked) =>
      blocked ? `${hole} está bloqueada.` : `${hole} não está bloqueada.`,
    invalid: (why) => `Ainda não pode ser: ${why}.`,
    kept: "O jogo mudou entretanto; o que compôs continua aqui.",
    replaced: "O tabuleiro tem agora outro jogo. «Desfazer» traz de volta o que compôs.",
    keys: "Numa cova, + e − mudam as sementes, Delete esvazia-a; com Shift, um clique retira.",
  },
};
