import { list, plural, sentence } from "./messages.ts";
import type { Decision, Messages } from "./messages.ts";
import type { Side } from "@magomba/engine";
import { extra } from "./extra.pt.ts";

const language = "pt";
const count = plural(language);
const names = list(language);
const seeds = (number: number): string => count(number, { one: "# semente", other: "# sementes" });
/** Nothing where the holes are not told. */
const from = (holes: readonly string[]): string =>
  holes.length === 0 ? "" : ` de ${names(holes)}`;
const side = (which: Side): string => (which === "south" ? "Sul" : "Norte");
const other = (which: Side): Side => (which === "south" ? "north" : "south");
const towards = (direction: "forward" | "backward"): string =>
  direction === "forward" ? "para a frente" : "para trás";

/** Where a row lies, seen from its player. */
const places = { only: "", front: " da frente", middle: " do meio", back: " de trás" };

/** A hole, or the store of a side. */
const place = (hole: string): string =>
  hole === "south" || hole === "north" ? `depósito de ${side(hole)}` : hole;

const uses = {
  sow: "pode ser jogada",
  take: "pode ser tomada",
  offer: "pode ser oferecida",
  choose: "decidir aqui",
};
const courses = { forward: "para a frente, ", backward: "para trás, ", step: "um passo, " };
const sequels = {
  choice: "depois uma escolha",
  again: "depois outra jogada",
  over: "termina o jogo",
};
const marks: Readonly<Record<string, string>> = { head: "cabeça" };

const shapes = {
  ring: "um anel",
  square: "um quadrado",
  triangle: "um triângulo",
  cross: "uma cruz",
  dot: "um ponto",
};

function decide(who: Side, decision: Decision): string {
  switch (decision.type) {
    case "sow":
      return `é a vez de ${side(who)}`;
    case "enter":
      return `${side(who)} coloca uma semente`;
    case "swap":
      return `${side(who)} pode trocar de lado ou semear`;
    case "pass":
      return `${side(who)} não pode jogar e tem de passar`;
    case "head":
      if (decision.house) return `${side(who)} decide na casa ${decision.hole}: continuar ou parar`;
      return `${side(who)} decide na cabeça ${decision.hole}: continuar ou parar`;
    case "take":
      return decision.unit === "holes"
        ? `${side(who)} toma mais ${count(decision.left, { one: "# cova", other: "# covas" })}`
        : `${side(who)} toma mais ${seeds(decision.left)}`;
    case "answer":
      return `${side(who)} responde: ${names(decision.holes)} por ${seeds(decision.seeds)}`;
  }
}

const reasons = {
  stuck: (loser: string) => `${loser} não pode jogar`,
  "none-left": (loser: string) => `${loser} ficou sem sementes`,
  "row-empty": (loser: string) => `a fila interior de ${loser} está vazia`,
  swept: () => "restam poucas sementes para continuar",
  majority: () => "mais de metade das sementes foi capturada",
  repetition: () => "a posição repetiu-se",
  resigned: (loser: string) => `${loser} desistiu`,
};

/** The board in Portuguese. */
export const messages: Messages = {
  ...extra,
  language,
  board: (name, rows, columns) =>
    `Tabuleiro de ${name}, ${rows} filas de ${count(columns, { one: "# cova", other: "# covas" })}`,
  row: (who, letter) => `${side(who)}, fila ${letter}`,
  seatRow: (it) => {
    const row = `fila${it.place ? places[it.place] : ` ${it.letter}`}`;
    return it.yours ? `a sua ${row}` : `${row} de ${side(it.side)}`;
  },
  side,
  hole: (hole) =>
    [
      hole.name,
      hole.seeds === 0 ? "vazia" : seeds(hole.seeds),
      hole.holder ?? side(hole.owner),
      ...hole.marks.map((mark) => marks[mark] ?? mark),
      ...(hole.house ? ["casa"] : []),
      ...(hole.claimed ? [`reclamada por ${side(hole.claimed)}`] : []),
      ...(hole.blocked ? ["bloqueada"] : []),
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(messages.way).join("; ")] : []),
      ...(hole.selected ? ["escolhida"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined
        ? []
        : [`${it.way ? courses[it.way] : ""}termina em ${place(it.end)}`]),
      ...(it.captured > 0 ? [`captura ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
  captured: (who, number) => `${side(who)} capturou ${seeds(number)}`,
  reserve: (number) => `${number} em reserva`,
  always: (direction) => `sempre ${towards(direction)}`,
  sentence,
  events: {
    lift: (it) =>
      `${side(it.side)} semeia ${seeds(it.seeds)} de ${it.hole}` +
      (it.laps > 1 ? ` em ${it.laps} voltas` : ""),
    drop: (it) => `última semente em ${place(it.hole)}`,
    capture: (it) => {
      const sown = it.sown ? " e semeia-as" : "";
      const laps = it.laps.map(
        ({ lap, holes, seeds: some }) => `${some}${from(holes)} na volta ${lap}`,
      );
      if (laps.length > 1) return `captura ${seeds(it.seeds)}${sown}: ${laps.join(", ")}`;
      const lap = it.laps[0] ? ` na volta ${it.laps[0].lap}` : "";
      return `captura ${seeds(it.seeds)}${from(it.holes)}${lap}${sown}`;
    },
    yield: (it) => `${side(it.to)} captura ${seeds(it.seeds)}${from(it.holes)}`,
    claim: (it) => `${side(it.side)} reclama ${it.hole}`,
    enter: (it) => `${side(it.side)} coloca uma semente em ${it.hole}`,
    "lose-house": (it) => `${side(it.side)} perde a casa`,
    block: (it) => `${it.hole} fica bloqueada por uma jogada`,
    direction: (it) => `${side(it.side)} semeará sempre ${towards(it.direction)}`,
    swap: (it) => `${side(it.side)} troca de lado`,
    take: (it) => `${it.side ? `${side(it.side)} ` : ""}toma ${seeds(it.seeds)}${from(it.holes)}`,
    offer: (it) => `${side(it.side)} oferece ${names(it.holes)} por ${seeds(it.seeds)}`,
    accept: (it) => `${side(it.side)} aceita`,
    decline: (it) => `${side(it.side)} recusa`,
    trade: (it) =>
      `${names(it.holes)} passa a ser de ${side(it.owner)}, que põe lá ${seeds(it.seeds)}`,
    stop: (it) => `${side(it.side)} para em ${it.hole}`,
    go: (it) => `${side(it.side)} continua a partir de ${it.hole}`,
    pass: (it) => `${side(it.side)} passa`,
    sweep: (it) =>
      names([
        `${side("south")} fica com ${seeds(it.south)}`,
        `${side("north")} ${seeds(it.north)}`,
      ]) + " do tabuleiro",
    turn: (it) => decide(it.side, it.decision),
    end: ({ result }) => {
      const loser = result.winner ? side(other(result.winner)) : "";
      const why = reasons[result.reason](loser || "um jogador");
      if (result.outcome === "void") return `sem resultado: ${why}`;
      if (!result.winner) return `empate: ${why}`;
      const glory = result.withoutGlory ? " sem glória" : "";
      return `${side(result.winner)} ganha${glory}: ${why}`;
    },
  },
  choices: {
    forward: (hole) => `Para a frente, até ${hole}`,
    backward: (hole) => `Para trás, até ${hole}`,
    step: (hole) => `Um passo até ${hole}`,
    go: "Continuar",
    stop: "Parar",
    accept: "Aceitar",
    decline: "Recusar",
    pass: "Passar",
    swap: "Trocar de lado",
    offer: "Oferecer covas",
    confirm: "Oferecer",
    cancel: "Cancelar",
    close: "Fechar",
    keys: "Teclas",
    takeBack: "Devolver",
    actions: "Ações",
    choose: (number) => `Escolher uma de ${number}`,
    play: "Jogar a ação",
    take: (hole, number) => `Tomar ${seeds(number)} de ${hole}`,
    offerFor: (it) => `Oferecer ${names(it.holes)} por ${seeds(it.seeds)}`,
    takeAll: (number, hole) => `Todas as ${number} de ${hole}`,
  },
  direction: (hole) => `Em que sentido a partir de ${hole}?`,
  offering: (it) =>
    it.holes.length === 0
      ? "Escolha as covas a oferecer."
      : `Oferecer ${names(it.holes)} por ${seeds(it.seeds)}?`,
  refusals: {
    "view-only": (it) => `${it.hole}: este tabuleiro apenas mostra o jogo.`,
    "game-over": () => "O jogo terminou.",
    "other-side": (it) => `É a vez de ${side(it.side)}.`,
    blocked: (it) => `${it.hole} está bloqueada nesta jogada.`,
    "must-capture": (it) =>
      `${it.hole} não pode ser jogada: ${side(it.side)} pode capturar e por isso tem de o fazer.`,
    "must-feed": (it) =>
      `${it.hole} não pode ser jogada: ${side(it.side)} tem de dar sementes ao outro lado.`,
    "other-row": (it) =>
      `${it.hole} não pode ser jogada: ${side(it.side)} tem agora de começar noutra fila.`,
    "single-into": (it) => `${it.hole} tem uma só semente, que só pode ir para uma cova vazia.`,
    "choose-first": () => "Faça primeiro a escolha que está aberta.",
    empty: (it) => `${it.hole} está vazia.`,
    "not-owned": (it) => `${it.hole} não pertence a ${side(it.side)}.`,
    single: (it) =>
      `${it.hole} tem uma só semente: só pode mover-se quando nenhuma cova de ${side(it.side)} tem mais, e só para uma cova vazia.`,
    endless: (it) => `${it.hole} seria semeada sem fim, por isso não pode ser jogada.`,
    "not-legal": (it) => `${it.hole} não pode ser jogada agora.`,
    "take-enemy": (it) => `${it.hole} não pode ser tomada: ${side(it.side)} toma do outro lado.`,
    "cannot-offer": (it) => `${it.hole} não pode ser acrescentada à oferta.`,
  },
  error: (why) => `Este tabuleiro não pode ser mostrado: ${why}.`,
  errors: {
    "unknown-variant": "esse jogo não existe",
    "unknown-option": "o jogo não tem essa opção",
    "option-value": "uma opção tem um valor que não é permitido",
    "invalid-variant": "as regras do jogo têm erros",
    "options-json": "as opções não podem ser lidas",
    record: "o texto do jogo não pode ser lido",
    "position-malformed": "a posição tem partes a mais ou a menos",
    "position-too-long": "a posição é demasiado longa",
    "position-rows": "a posição tem outro número de filas que o tabuleiro",
    "position-row-length": "uma fila da posição tem outro número de covas que o tabuleiro",
    "position-seeds": "a posição tem um número de sementes impossível",
    "position-side": "a posição não diz de quem é a vez",
    "position-phase": "a posição nomeia uma escolha que não pode estar aberta",
    "position-captured": "as sementes capturadas da posição são impossíveis",
    "position-owners": "os donos das covas da posição são impossíveis",
    "position-claims": "as covas reclamadas da posição são impossíveis",
    "position-directions": "os sentidos da posição são impossíveis",
    "position-reserve": "as sementes em reserva da posição são impossíveis",
    "position-houses": "as casas da posição são impossíveis",
    "position-blocked": "a cova bloqueada da posição é impossível",
    "position-total": "a posição tem sementes a mais ou a menos no total",
    "malformed-action": "uma ação não pode ser lida",
    "illegal-action": "uma ação não é permitida",
    "endless-action": "uma ação semearia sem fim",
    "game-over": "uma ação vem depois do fim",
  },
  unanswered: "Jogue uma ação para responder.",
  noOpponent: (code) => `Não há adversário aqui (${code}); pode jogar pelos dois lados.`,
  preview: (turn) => `Se for jogado: ${turn}`,
  lap: (lap) => `volta ${lap}`,
  transport: {
    label: "A última jogada",
    replay: "Mostrar a jogada de novo",
    lapBack: "Recuar uma volta",
    back: "Recuar uma semente",
    play: "Reproduzir",
    pause: "Pausa",
    forward: "Avançar uma semente",
    lapForward: "Avançar uma volta",
    end: "Até ao fim",
    scrub: "Lugar na jogada",
    speed: "Velocidade",
    at: (it) =>
      `${it.at} de ${it.total}` +
      (it.hand > 0 ? `, volta ${it.lap}, ${seeds(it.hand)} na mão` : ""),
  },
  notes: {
    list: "Notas no tabuleiro",
    arrow: (start, end) => `Seta de ${place(start)} a ${place(end)}`,
    mark: (hole, shape) => `${place(hole)} está marcada com ${shapes[shape]}`,
    hint: (hole) => `Sugestão: ${hole}`,
    path: (start, end, laps) =>
      `Caminho de ${place(start)} a ${place(end)}` + (laps > 1 ? ` em ${laps} voltas` : ""),
    circuit: (who, direction) => `O circuito de ${side(who)}, semeado ${towards(direction)}`,
  },
  keyList: [
    ["Setas", "para a cova vizinha"],
    ["Home, End", "para as pontas da fila"],
    ["N, Shift+N", "para a cova jogável seguinte ou anterior"],
    ["A, B, C", "para essa fila; outra vez para a do outro lado"],
    ["1, 2, 3 …", "para essa coluna"],
    ["Enter ou Space", "jogar, tomar ou escolher"],
    ["Shift+Enter", "tomar todas as sementes de uma cova"],
    ["Escape", "desistir de uma escolha, ou devolver o que foi tomado"],
    ["P", "dizer o que a casa faria"],
    ["L, Shift+L", "ler a fila, ou todas as filas"],
    [", .", "com a barra: recuar ou avançar uma semente"],
    ["< >", "com a barra: recuar ou avançar uma volta"],
    ["Shift+← →", "com a barra: recuar ou avançar uma jogada"],
    ["R", "com a barra: mostrar a jogada de novo"],
    [
      "Space",
      "com a barra, num tabuleiro que só mostra: suspender a jogada, ou deixá-la continuar",
    ],
    ["?", "esta lista"],
  ],
};
