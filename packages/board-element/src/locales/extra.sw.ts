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
  setup: {
    label: "Panga hali ya mchezo",
    tool: "Kubofya shimo",
    tools: {
      add: "kunaongeza kete",
      remove: "kunaondoa kete",
      empty: "kunaliacha tupu",
      owner: "kunabadili mmiliki wake",
      claim: "kunabadili aliyelitwaa",
      block: "kunalifunga",
    },
    toMove: "Zamu ya",
    captured: (side) => `Zilizotekwa na ${side}`,
    reserve: (side) => `Akiba ya ${side}`,
    house: (side) => `${side} anamiliki nyumba`,
    clear: "Ondoa kete zote",
    undo: "Tengua",
    done: "Tayari",
    cancel: "Ghairi",
    total: (seeds, wanted) => `Kete ${seeds} kati ya ${wanted}.`,
    holds: (hole, seeds) => `${hole}: kete ${seeds}.`,
    owned: (hole, owner) => `${hole} ni la ${owner}.`,
    claimed: (hole, by) =>
      by ? `${hole} limetwaliwa na ${by}.` : `${hole} halijatwaliwa na yeyote.`,
    blocked: (hole, blocked) => (blocked ? `${hole} limefungwa.` : `${hole} halijafungwa.`),
    invalid: (why) => `Bado haiwezekani: ${why}.`,
    kept: "Mchezo umebadilika wakati huo huo; ulichopanga bado kipo.",
    replaced: "Ubao sasa una mchezo mwingine. “Tengua” inarudisha ulichopanga.",
    keys: "Ukiwa kwenye shimo, + na − hubadili kete zake, Delete huliacha tupu; kubofya pamoja na Shift huondoa.",
  },
};
