import { plural, sentence } from "./messages.ts";
import type { Decision, Messages } from "./messages.ts";
import type { Side } from "@magomba/engine";
import { extra } from "./extra.mg.ts";

const language = "mg";
const count = plural(language);
/** «A1, A3 sy B2». Browsers do not know how Malagasy joins names. */
const names = (all: readonly string[]): string =>
  all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} sy ${all.at(-1)}`;
/** «Vato», stones, is the same for one and many; the number stands behind it. */
const seeds = (number: number): string => count(number, { other: "vato #" });
/** Nothing where the holes are not told. */
const from = (holes: readonly string[]): string =>
  holes.length === 0 ? "" : ` avy ao ${names(holes)}`;
const side = (which: Side): string => (which === "south" ? "Atsimo" : "Avaratra");
const other = (which: Side): Side => (which === "south" ? "north" : "south");
const towards = (direction: "forward" | "backward"): string =>
  direction === "forward" ? "mandroso" : "mihemotra";
const lapNumber = (lap: number): string => `fihodinana faha-${lap}`;

/** Where a row lies, seen from its player. */
const places = { only: "", front: " aloha", middle: " afovoany", back: " aoriana" };

/** A hole, or the store of a side. */
const place = (hole: string): string =>
  hole === "south" || hole === "north" ? `ny tahirin’i ${side(hole)}` : hole;
const at = (hole: string): string =>
  hole === "south" || hole === "north" ? `ao amin’${place(hole)}` : `ao ${hole}`;

const uses = {
  sow: "azo lalaovina",
  take: "azo alaina",
  offer: "azo atolotra",
  choose: "misafidiana eto",
};
const courses = { forward: "mandroso, ", backward: "mihemotra, ", step: "dingana iray, " };
const sequels = {
  choice: "avy eo misy safidy",
  again: "avy eo milalao indray",
  over: "mamarana ny lalao",
};
const marks: Readonly<Record<string, string>> = { head: "loha" };

const shapes = {
  ring: "peratra",
  square: "efamira",
  triangle: "telozoro",
  cross: "marika x",
  dot: "teboka",
};

function decide(who: Side, decision: Decision): string {
  const name = `i ${side(who)}`;
  switch (decision.type) {
    case "sow":
      return `anjaran’${name} izao`;
    case "enter":
      return `tokony hampiditra vato iray ${name}`;
    case "swap":
      return `afaka manova lafiny na mamafy ${name}`;
    case "pass":
      return `tsy manana azo lalaovina ${name} ka tsy maintsy mandingana`;
    case "head":
      return `misafidy ao amin’ny ${decision.house ? "trano" : "loha"} ${decision.hole} ${name}: manohy sa mijanona`;
    case "take":
      return decision.unit === "holes"
        ? `mbola haka lavaka ${decision.left} ${name}`
        : `mbola haka ${seeds(decision.left)} ${name}`;
    case "answer":
      return `hamaly ${name}: ${names(decision.holes)} hahazoana ${seeds(decision.seeds)}`;
  }
}

const reasons = {
  stuck: (loser: string) => `tsy afaka mihetsika ${loser}`,
  "none-left": (loser: string) => `tsy manana vato intsony ${loser}`,
  "row-empty": (loser: string) => `foana ny laharana anatiny an’${loser}`,
  swept: () => "vitsy loatra ny vato sisa",
  majority: () => "mihoatra ny antsasaky ny vato no azo",
  repetition: () => "niverina ny toetry ny lalao",
  resigned: (loser: string) => `nanaiky ho resy ${loser}`,
};

const cannot = (hole: string): string => `Tsy azo lalaovina ny ${hole}`;

/** The board in Malagasy. */
export const messages: Messages = {
  ...extra,
  language,
  board: (name, rows, columns) =>
    `Fafana filalaovana ${name}, laharana ${rows} misy lavaka ${columns}`,
  row: (who, letter) => `${side(who)}, laharana ${letter}`,
  seatRow: (it) => {
    const where = it.place ? places[it.place] : ` ${it.letter}`;
    return it.yours ? `laharanao${where}` : `laharana${where} an’i ${side(it.side)}`;
  },
  side,
  hole: (hole) =>
    [
      hole.name,
      hole.seeds === 0 ? "foana" : seeds(hole.seeds),
      hole.holder ?? side(hole.owner),
      ...hole.marks.map((mark) => marks[mark] ?? mark),
      ...(hole.house ? ["trano"] : []),
      ...(hole.claimed ? [`nambaran’i ${side(hole.claimed)} ho azy`] : []),
      ...(hole.blocked ? ["voasakana"] : []),
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(messages.way).join("; ")] : []),
      ...(hole.selected ? ["voafidy"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined ? [] : [`${it.way ? courses[it.way] : ""}mifarana ${at(it.end)}`]),
      ...(it.captured > 0 ? [`mihinana ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
  captured: (who, number) => `${seeds(number)} no azon’i ${side(who)}`,
  reserve: (number) => `${number} mbola tehirizina`,
  always: (direction) => `${towards(direction)} foana`,
  sentence,
  events: {
    lift: (it) =>
      `mamafy ${seeds(it.seeds)} avy ao ${it.hole}` +
      (it.laps > 1 ? ` mandritra ny fihodinana ${it.laps}` : "") +
      ` i ${side(it.side)}`,
    drop: (it) => `vato farany ${at(it.hole)}`,
    capture: (it) => {
      const sown = it.sown ? " ary mamafy azy" : "";
      const laps = it.laps.map(
        ({ lap, holes, seeds: some }) => `${some}${from(holes)} amin’ny ${lapNumber(lap)}`,
      );
      if (laps.length > 1) return `mihinana ${seeds(it.seeds)}${sown}: ${laps.join(", ")}`;
      const lap = it.laps[0] ? ` amin’ny ${lapNumber(it.laps[0].lap)}` : "";
      return `mihinana ${seeds(it.seeds)}${from(it.holes)}${lap}${sown}`;
    },
    yield: (it) => `i ${side(it.to)} no mihinana ${seeds(it.seeds)}${from(it.holes)}`,
    claim: (it) => `milaza ny ${it.hole} ho azy i ${side(it.side)}`,
    enter: (it) => `mampiditra vato iray ao ${it.hole} i ${side(it.side)}`,
    "lose-house": (it) => `very trano i ${side(it.side)}`,
    block: (it) => `${it.hole} dia voasakana mandritra ny anjara iray`,
    direction: (it) => `hamafy ${towards(it.direction)} foana i ${side(it.side)}`,
    swap: (it) => `manova lafiny i ${side(it.side)}`,
    take: (it) => `maka ${seeds(it.seeds)}${from(it.holes)}${it.side ? ` i ${side(it.side)}` : ""}`,
    offer: (it) => `manolotra ${names(it.holes)} hahazoana ${seeds(it.seeds)} i ${side(it.side)}`,
    accept: (it) => `manaiky i ${side(it.side)}`,
    decline: (it) => `mandà i ${side(it.side)}`,
    trade: (it) =>
      `an’i ${side(it.owner)} izao ny ${names(it.holes)}, ary mametraka ${seeds(it.seeds)} ao izy`,
    stop: (it) => `mijanona ao ${it.hole} i ${side(it.side)}`,
    go: (it) => `manohy avy ao ${it.hole} i ${side(it.side)}`,
    pass: (it) => `mandingana i ${side(it.side)}`,
    sweep: (it) =>
      `amin’ny vato eo amin’ny fafana, ${it.south} no an’i ${side("south")} ary ${it.north} no an’i ${side("north")}`,
    turn: (it) => decide(it.side, it.decision),
    end: ({ result }) => {
      const loser = result.winner ? `i ${side(other(result.winner))}` : "ny mpilalao iray";
      const why = reasons[result.reason](loser);
      if (result.outcome === "void") return `tsy misy vokatra: ${why}`;
      if (!result.winner) return `sahala: ${why}`;
      const glory = result.withoutGlory ? " tsy misy voninahitra" : "";
      return `mandresy${glory} i ${side(result.winner)}: ${why}`;
    },
  },
  choices: {
    forward: (hole) => `Mandroso, mankany ${hole}`,
    backward: (hole) => `Mihemotra, mankany ${hole}`,
    step: (hole) => `Dingana iray mankany ${hole}`,
    go: "Tohizo",
    stop: "Mijanòna",
    accept: "Ekeo",
    decline: "Lavo",
    pass: "Mandingàna",
    swap: "Manova lafiny",
    offer: "Manolotra lavaka",
    confirm: "Atolory",
    cancel: "Hanafoana",
    close: "Hidio",
    keys: "Bokotra",
    takeBack: "Averina",
    actions: "Hetsika",
    choose: (number) => `Misafidiana iray amin’ny ${number}`,
    play: "Ataovy ny hetsika",
    take: (hole, number) => `Makà ${seeds(number)} avy ao ${hole}`,
    offerFor: (it) => `Atolory ${names(it.holes)} hahazoana ${seeds(it.seeds)}`,
    takeAll: (number, hole) => `Ny ${number} rehetra ao ${hole}`,
  },
  direction: (hole) => `Ho aiza avy ao ${hole}?`,
  offering: (it) =>
    it.holes.length === 0
      ? "Fidio ny lavaka hatolotra."
      : `Hatolotra hahazoana ${seeds(it.seeds)} ve ny ${names(it.holes)}?`,
  refusals: {
    "view-only": (it) => `${it.hole}: mampiseho ny lalao fotsiny ity fafana ity.`,
    "game-over": () => "Tapitra ny lalao.",
    "other-side": (it) => `Anjaran’i ${side(it.side)} izao.`,
    blocked: (it) => `Voasakana amin’ity anjara ity ny ${it.hole}.`,
    "must-capture": (it) =>
      `${cannot(it.hole)}: afaka mihinana i ${side(it.side)}, ka tsy maintsy mihinana.`,
    "must-feed": (it) =>
      `${cannot(it.hole)}: tsy maintsy manome vato ny lafiny iray i ${side(it.side)}.`,
    "other-row": (it) =>
      `${cannot(it.hole)}: tsy maintsy manomboka amin’ny laharana hafa i ${side(it.side)}.`,
    "single-into": (it) => `Vato tokana no ao ${it.hole}, ka lavaka foana ihany no azony idirana.`,
    "choose-first": () => "Ataovy aloha ny safidy misy.",
    empty: (it) => `Foana ny ${it.hole}.`,
    "not-owned": (it) => `Tsy an’i ${side(it.side)} ny ${it.hole}.`,
    single: (it) =>
      `Vato tokana no ao ${it.hole}: tsy mihetsika izy raha mbola misy lavaka be vato kokoa an’i ${side(it.side)}, ary lavaka foana ihany no azony idirana.`,
    endless: (it) => `Tsy hisy farany ny famafazana avy ao ${it.hole}, ka tsy azo lalaovina izy.`,
    "not-legal": (it) => `${cannot(it.hole)} izao.`,
    "take-enemy": (it) =>
      `Tsy azo alaina ny ${it.hole}: amin’ny lafiny iray no maka i ${side(it.side)}.`,
    "cannot-offer": (it) => `Tsy azo ampiana amin’ny tolotra ny ${it.hole}.`,
  },
  error: (why) => `Tsy azo aseho ity fafana ity: ${why}.`,
  errors: {
    "unknown-variant": "tsy misy lalao toy izany",
    "unknown-option": "tsy manana izany safidy izany ny lalao",
    "option-value": "misy safidy manana sanda tsy ekena",
    "invalid-variant": "misy diso ny fitsipiky ny lalao",
    "options-json": "tsy voavaky ny safidy",
    record: "tsy voavaky ny soratry ny lalao",
    "position-malformed": "betsaka loatra na vitsy loatra ny singan’ny toetra",
    "position-too-long": "lava loatra ny toetra",
    "position-rows": "tsy mitovy amin’ny an’ny fafana ny isan’ny laharana ao amin’ny toetra",
    "position-row-length": "misy laharana tsy mitovy isan-davaka amin’ny an’ny fafana",
    "position-seeds": "misy isam-bato tsy mety ao amin’ny toetra",
    "position-side": "tsy lazain’ny toetra hoe anjaran’iza",
    "position-phase": "milaza safidy tsy mety misy ny toetra",
    "position-captured": "tsy mety ny vato azo ao amin’ny toetra",
    "position-owners": "tsy mety ny tompon’ny lavaka ao amin’ny toetra",
    "position-claims": "tsy mety ny lavaka nambara ho an’olona ao amin’ny toetra",
    "position-directions": "tsy mety ny lalana ao amin’ny toetra",
    "position-reserve": "tsy mety ny vato tehirizina ao amin’ny toetra",
    "position-houses": "tsy mety ny trano ao amin’ny toetra",
    "position-blocked": "tsy mety ny lavaka voasakana ao amin’ny toetra",
    "position-total": "betsaka loatra na vitsy loatra ny vato rehetra ao amin’ny toetra",
    "malformed-action": "misy hetsika tsy voavaky",
    "illegal-action": "misy hetsika tsy ara-dalàna",
    "endless-action": "misy hetsika tsy hisy farany ny famafazany",
    "game-over": "misy hetsika aorian’ny fiafaran’ny lalao",
  },
  unanswered: "Milalaova hetsika iray mba hamaliana.",
  noOpponent: (code) => `Tsy misy mpifanandrina eto (${code}); azonao lalaovina ny lafiny roa.`,
  preview: (turn) => `Raha lalaovina: ${turn}`,
  lap: lapNumber,
  transport: {
    label: "Ny anjara farany",
    replay: "Asehoy indray ny anjara",
    lapBack: "Hiverina fihodinana iray",
    back: "Hiverina vato iray",
    play: "Alefaso",
    pause: "Ajanony kely",
    forward: "Handroso vato iray",
    lapForward: "Handroso fihodinana iray",
    end: "Hatramin’ny farany",
    scrub: "Toerana ao amin’ny anjara",
    speed: "Hafainganana",
    at: (it) =>
      `${it.at} amin’ny ${it.total}` +
      (it.hand > 0 ? `, ${lapNumber(it.lap)}, ${seeds(it.hand)} eny an-tanana` : ""),
  },
  notes: {
    list: "Fanamarihana eo amin’ny fafana",
    arrow: (start, end) => `Zana-tsipìka avy ${at(start)} mankany ${at(end)}`,
    mark: (hole, shape) => `Voamarika amin’ny ${shapes[shape]} ${at(hole)}`,
    hint: (hole) => `Toro-hevitra: ${hole}`,
    path: (start, end, laps) =>
      `Lalana avy ${at(start)} hatreny ${at(end)}` +
      (laps > 1 ? ` mandritra ny fihodinana ${laps}` : ""),
    circuit: (who, direction) => `Ny boribory an’i ${side(who)}, famafazana ${towards(direction)}`,
  },
  keyList: [
    ["Zana-tsipìka", "mankany amin’ny lavaka manaraka"],
    ["Home, End", "mankany amin’ny faran’ny laharana"],
    ["N, Shift+N", "mankany amin’ny lavaka azo lalaovina manaraka na teo aloha"],
    ["A, B, C", "mankany amin’io laharana io; indray, mankany amin’ny an’ny lafiny iray"],
    ["1, 2, 3 …", "mankany amin’io tsanganana io"],
    ["Enter na Space", "milalao, maka na misafidy"],
    ["Shift+Enter", "maka ny vato rehetra ao amin’ny lavaka"],
    ["Escape", "mamela ny safidy, na mamerina izay nalaina"],
    ["P", "milaza izay ho vokatry ny lavaka"],
    ["L, Shift+L", "mamaky ny laharana, na ny laharana rehetra"],
    [", .", "miaraka amin’ny tsivalana: miverina na mandroso vato iray"],
    ["< >", "miaraka amin’ny tsivalana: miverina na mandroso fihodinana iray"],
    ["Shift+← →", "miaraka amin’ny tsivalana: miverina na mandroso anjara iray"],
    ["R", "miaraka amin’ny tsivalana: mampiseho indray ny anjara"],
    [
      "Space",
      "miaraka amin’ny tsivalana, amin’ny fafana mampiseho fotsiny: mampiato ny anjara, na mampandeha azy",
    ],
    ["?", "ity lisitra ity"],
  ],
};
