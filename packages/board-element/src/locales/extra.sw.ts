import type { ExtraMessages } from "./extra-messages.ts";

/** What only some boards say, in Swahili. */
export const extra: ExtraMessages = {
  moves: {
    label: "Hatua",
    none: "Bado hakuna hatua.",
    first: "Hadi mwanzo",
    previous: "Zamu moja nyuma",
    next: "Zamu moja mbele",
    last: "Hadi mwisho",
    turn: (it) => `Zamu ya ${it.number}, ${it.side}: ${it.actions}`,
    line: (number) => `Njia nyingine kuanzia zamu ya ${number}`,
  },
  puzzle: {
    right: "Sahihi.",
    wrong: (action) => `${action} si jibu. Jaribu tena.`,
    solved: "Umefumbua!",
    unsolved: "Fumbua fumbo hadi mwisho.",
  },
  meter: {
    label: "Tathmini",
    unevaluated: "Haijatathminiwa.",
    even: "Sawa kwa sawa.",
    ahead: (side, seeds) => `${side} anaongoza kwa kete ${seeds}.`,
    wins: (side, actions) => `${side} anashinda kwa matendo ${actions}.`,
  },
  premove: {
    set: (hole) => `${hole} litachezwa zamu yako itakapofika.`,
    left: (hole) => `${hole} halitachezwa.`,
    dropped: (why) => `Halikuchezwa: ${why}`,
  },
};
