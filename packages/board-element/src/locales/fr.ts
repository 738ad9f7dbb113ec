import { list, plural, sentence } from "./messages.ts";
import type { Decision, Messages } from "./messages.ts";
import type { Side } from "@magomba/engine";
import { extra } from "./extra.fr.ts";

const language = "fr";
const count = plural(language);
const names = list(language);
const seeds = (number: number): string => count(number, { one: "# graine", other: "# graines" });
/** Nothing where the holes are not told. */
const from = (holes: readonly string[]): string =>
  holes.length === 0 ? "" : ` de ${names(holes)}`;
const side = (which: Side): string => (which === "south" ? "Sud" : "Nord");
const other = (which: Side): Side => (which === "south" ? "north" : "south");
const towards = (direction: "forward" | "backward"): string =>
  direction === "forward" ? "en avant" : "en arrière";

/** Where a row lies, seen from its player. */
const places = { only: "", front: " avant", middle: " du milieu", back: " arrière" };

/** A hole, or the store of a side. */
const place = (hole: string): string =>
  hole === "south" || hole === "north" ? `grenier de ${side(hole)}` : hole;

const uses = {
  sow: "jouable",
  take: "peut être pris",
  offer: "peut être offert",
  choose: "à décider ici",
};
const courses = { forward: "en avant, ", backward: "en arrière, ", step: "d’un pas, " };
const sequels = {
  choice: "puis un choix",
  again: "puis un autre coup",
  over: "termine la partie",
};
const marks: Readonly<Record<string, string>> = { head: "tête" };

const shapes = {
  ring: "un anneau",
  square: "un carré",
  triangle: "un triangle",
  cross: "une croix",
  dot: "un point",
};

function decide(who: Side, decision: Decision): string {
  switch (decision.type) {
    case "sow":
      return `à ${side(who)} de jouer`;
    case "enter":
      return `à ${side(who)} de poser une graine`;
    case "swap":
      return `${side(who)} peut changer de camp ou semer`;
    case "pass":
      return `${side(who)} ne peut pas jouer et doit passer`;
    case "head":
      if (decision.house)
        return `${side(who)} décide à la maison ${decision.hole} : continuer ou s’arrêter`;
      return `${side(who)} décide à la tête ${decision.hole} : continuer ou s’arrêter`;
    case "take":
      return decision.unit === "holes"
        ? `${side(who)} prend encore ${count(decision.left, { one: "# trou", other: "# trous" })}`
        : `${side(who)} prend encore ${seeds(decision.left)}`;
    case "answer":
      return `${side(who)} répond : ${names(decision.holes)} pour ${seeds(decision.seeds)}`;
  }
}

const reasons = {
  stuck: (loser: string) => `${loser} ne peut plus jouer`,
  "none-left": (loser: string) => `${loser} n’a plus de graines`,
  "row-empty": (loser: string) => `la rangée intérieure de ${loser} est vide`,
  swept: () => "il reste trop peu de graines pour continuer",
  majority: () => "plus de la moitié des graines est capturée",
  repetition: () => "la position est revenue",
  resigned: (loser: string) => `${loser} abandonne`,
};

/** The board in French. */
export const messages: Messages = {
  ...extra,
  language,
  board: (name, rows, columns) =>
    `Plateau de ${name}, ${rows} rangées de ${count(columns, { one: "# trou", other: "# trous" })}`,
  row: (who, letter) => `${side(who)}, rangée ${letter}`,
  seatRow: (it) => {
    const row = `rangée${it.place ? places[it.place] : ` ${it.letter}`}`;
    return it.yours ? `votre ${row}` : `${row} de ${side(it.side)}`;
  },
  side,
  hole: (hole) =>
    [
      hole.name,
      hole.seeds === 0 ? "vide" : seeds(hole.seeds),
      hole.holder ?? side(hole.owner),
      ...hole.marks.map((mark) => marks[mark] ?? mark),
      ...(hole.house ? ["maison"] : []),
      ...(hole.claimed ? [`approprié par ${side(hole.claimed)}`] : []),
      ...(hole.blocked ? ["bloqué"] : []),
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(messages.way).join(" ; ")] : []),
      ...(hole.selected ? ["choisi"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined ? [] : [`${it.way ? courses[it.way] : ""}fin en ${place(it.end)}`]),
      ...(it.captured > 0 ? [`capture ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
  captured: (who, number) => `${side(who)} a capturé ${seeds(number)}`,
  reserve: (number) => `${number} en réserve`,
  always: (direction) => `toujours ${towards(direction)}`,
  sentence,
  events: {
    lift: (it) =>
      `${side(it.side)} sème ${seeds(it.seeds)} de ${it.hole}` +
      (it.laps > 1 ? ` en ${it.laps} tours` : ""),
    drop: (it) => `dernière graine en ${place(it.hole)}`,
    capture: (it) => {
      const sown = it.sown ? " et les sème" : "";
      const laps = it.laps.map(
        ({ lap, holes, seeds: some }) => `${some}${from(holes)} au tour ${lap}`,
      );
      if (laps.length > 1) return `capture ${seeds(it.seeds)}${sown} : ${laps.join(", ")}`;
      const lap = it.laps[0] ? ` au tour ${it.laps[0].lap}` : "";
      return `capture ${seeds(it.seeds)}${from(it.holes)}${lap}${sown}`;
    },
    yield: (it) => `${side(it.to)} capture ${seeds(it.seeds)}${from(it.holes)}`,
    claim: (it) => `${side(it.side)} s’approprie ${it.hole}`,
    enter: (it) => `${side(it.side)} pose une graine en ${it.hole}`,
    "lose-house": (it) => `${side(it.side)} perd sa maison`,
    block: (it) => `${it.hole} est bloqué pour un coup`,
    direction: (it) => `${side(it.side)} sèmera toujours ${towards(it.direction)}`,
    swap: (it) => `${side(it.side)} change de camp`,
    take: (it) => `${it.side ? `${side(it.side)} ` : ""}prend ${seeds(it.seeds)}${from(it.holes)}`,
    offer: (it) => `${side(it.side)} offre ${names(it.holes)} pour ${seeds(it.seeds)}`,
    accept: (it) => `${side(it.side)} accepte`,
    decline: (it) => `${side(it.side)} refuse`,
    trade: (it) =>
      `${names(it.holes)} appartient désormais à ${side(it.owner)}, qui y met ${seeds(it.seeds)}`,
    stop: (it) => `${side(it.side)} s’arrête en ${it.hole}`,
    go: (it) => `${side(it.side)} continue de ${it.hole}`,
    pass: (it) => `${side(it.side)} passe`,
    sweep: (it) =>
      names([`${side("south")} garde ${seeds(it.south)}`, `${side("north")} ${seeds(it.north)}`]) +
      " du plateau",
    turn: (it) => decide(it.side, it.decision),
    end: ({ result }) => {
      const loser = result.winner ? side(other(result.winner)) : "";
      const why = reasons[result.reason](loser || "un joueur");
      if (result.outcome === "void") return `sans résultat : ${why}`;
      if (!result.winner) return `égalité : ${why}`;
      const glory = result.withoutGlory ? " sans gloire" : "";
      return `${side(result.winner)} gagne${glory} : ${why}`;
    },
  },
  choices: {
    forward: (hole) => `En avant, vers ${hole}`,
    backward: (hole) => `En arrière, vers ${hole}`,
    step: (hole) => `Un pas vers ${hole}`,
    go: "Continuer",
    stop: "S’arrêter",
    accept: "Accepter",
    decline: "Refuser",
    pass: "Passer",
    swap: "Changer de camp",
    offer: "Offrir des trous",
    confirm: "Offrir",
    cancel: "Annuler",
    close: "Fermer",
    keys: "Touches",
    takeBack: "Reprendre",
    actions: "Actions",
    choose: (number) => `Choisir parmi ${number}`,
    play: "Jouer l’action",
    take: (hole, number) => `Prendre ${seeds(number)} de ${hole}`,
    offerFor: (it) => `Offrir ${names(it.holes)} pour ${seeds(it.seeds)}`,
    takeAll: (number, hole) => `Les ${number} de ${hole}`,
  },
  direction: (hole) => `Dans quel sens à partir de ${hole} ?`,
  offering: (it) =>
    it.holes.length === 0
      ? "Choisissez les trous à offrir."
      : `Offrir ${names(it.holes)} pour ${seeds(it.seeds)} ?`,
  refusals: {
    "view-only": (it) => `${it.hole} : ce plateau montre seulement la partie.`,
    "game-over": () => "La partie est finie.",
    "other-side": (it) => `C’est à ${side(it.side)} de jouer.`,
    blocked: (it) => `${it.hole} est bloqué pour ce coup.`,
    "must-capture": (it) =>
      `${it.hole} ne peut pas être joué : ${side(it.side)} peut capturer et doit donc le faire.`,
    "must-feed": (it) =>
      `${it.hole} ne peut pas être joué : ${side(it.side)} doit donner des graines à l’autre camp.`,
    "other-row": (it) =>
      `${it.hole} ne peut pas être joué : ${side(it.side)} doit maintenant commencer dans une autre rangée.`,
    "single-into": (it) =>
      `${it.hole} ne contient qu’une graine, qui ne peut aller que dans un trou vide.`,
    "choose-first": () => "Faites d’abord le choix qui est ouvert.",
    empty: (it) => `${it.hole} est vide.`,
    "not-owned": (it) => `${it.hole} n’appartient pas à ${side(it.side)}.`,
    single: (it) =>
      `${it.hole} ne contient qu’une graine : elle ne peut bouger que si aucun trou de ${side(it.side)} n’en a davantage, et seulement vers un trou vide.`,
    endless: (it) => `${it.hole} serait semé sans fin et ne peut donc pas être joué.`,
    "not-legal": (it) => `${it.hole} ne peut pas être joué maintenant.`,
    "take-enemy": (it) =>
      `${it.hole} ne peut pas être pris : ${side(it.side)} prend à l’autre camp.`,
    "cannot-offer": (it) => `${it.hole} ne peut pas être ajouté à l’offre.`,
  },
  error: (why) => `Ce plateau ne peut pas être montré : ${why}.`,
  errors: {
    "unknown-variant": "ce jeu n’existe pas",
    "unknown-option": "le jeu n’a pas cette option",
    "option-value": "une option a une valeur qui n’est pas permise",
    "invalid-variant": "les règles du jeu ont des fautes",
    "options-json": "les options ne peuvent pas être lues",
    record: "le texte de la partie ne peut pas être lu",
    "position-malformed": "la position a trop ou trop peu de parties",
    "position-too-long": "la position est trop longue",
    "position-rows": "la position a un autre nombre de rangées que le plateau",
    "position-row-length": "une rangée de la position a un autre nombre de trous que le plateau",
    "position-seeds": "la position a un nombre de graines impossible",
    "position-side": "la position ne dit pas à qui c’est de jouer",
    "position-phase": "la position nomme un choix qui ne peut pas être ouvert",
    "position-captured": "les graines capturées de la position sont impossibles",
    "position-owners": "les propriétaires des trous de la position sont impossibles",
    "position-claims": "les trous appropriés de la position sont impossibles",
    "position-directions": "les sens de la position sont impossibles",
    "position-reserve": "les graines en réserve de la position sont impossibles",
    "position-houses": "les maisons de la position sont impossibles",
    "position-blocked": "le trou bloqué de la position est impossible",
    "position-total": "la position a trop ou trop peu de graines en tout",
    "malformed-action": "une action ne peut pas être lue",
    "illegal-action": "une action n’est pas permise",
    "endless-action": "une action sèmerait sans fin",
    "game-over": "une action vient après la fin",
  },
  unanswered: "Jouez une action pour répondre.",
  noOpponent: (code) =>
    `Il n’y a pas d’adversaire ici (${code}) ; vous pouvez jouer pour les deux camps.`,
  preview: (turn) => `Si c’était joué : ${turn}`,
  lap: (lap) => `tour ${lap}`,
  transport: {
    label: "Le dernier coup",
    replay: "Montrer le coup à nouveau",
    lapBack: "Reculer d’un tour",
    back: "Reculer d’une graine",
    play: "Lecture",
    pause: "Pause",
    forward: "Avancer d’une graine",
    lapForward: "Avancer d’un tour",
    end: "Jusqu’à la fin",
    scrub: "Endroit du coup",
    speed: "Vitesse",
    at: (it) =>
      `${it.at} sur ${it.total}` +
      (it.hand > 0 ? `, tour ${it.lap}, ${seeds(it.hand)} en main` : ""),
  },
  notes: {
    list: "Notes sur le plateau",
    arrow: (start, end) => `Flèche de ${place(start)} à ${place(end)}`,
    mark: (hole, shape) => `${place(hole)} est marqué par ${shapes[shape]}`,
    hint: (hole) => `Indice : ${hole}`,
    path: (start, end, laps) =>
      `Chemin de ${place(start)} à ${place(end)}` + (laps > 1 ? ` en ${laps} tours` : ""),
    circuit: (who, direction) => `Le circuit de ${side(who)}, semé ${towards(direction)}`,
  },
  keyList: [
    ["Flèches", "vers le trou voisin"],
    ["Home, End", "aux bouts de la rangée"],
    ["N, Shift+N", "vers le trou jouable suivant ou précédent"],
    ["A, B, C", "vers cette rangée ; encore une fois pour celle de l’autre camp"],
    ["1, 2, 3 …", "vers cette colonne"],
    ["Enter ou Space", "jouer, prendre ou choisir"],
    ["Shift+Enter", "prendre toutes les graines d’un trou"],
    ["Escape", "abandonner un choix, ou reprendre ce qui a été pris"],
    ["P", "dire ce que ferait le trou"],
    ["L, Shift+L", "lire la rangée, ou toutes les rangées"],
    [", .", "avec la barre : reculer ou avancer d’une graine"],
    ["< >", "avec la barre : reculer ou avancer d’un tour"],
    ["Shift+← →", "avec la barre : reculer ou avancer d’un coup"],
    ["R", "avec la barre : montrer le coup à nouveau"],
    [
      "Space",
      "avec la barre, sur un plateau qui montre seulement : suspendre le coup, ou le laisser continuer",
    ],
    ["?", "cette liste"],
  ],
};
