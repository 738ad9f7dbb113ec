import { plural, sentence } from "./messages.ts";
import type { Decision, Messages } from "./messages.ts";
import type { Side } from "@magomba/engine";
import { extra } from "./extra.sn.ts";

const language = "sn";
const count = plural(language);
/** «A1, A3 uye B2». Browsers do not know how Shona joins names. */
const names = (all: readonly string[]): string =>
  all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} uye ${all.at(-1)}`;
/** Seeds are «matombo», stones, as players of Tsoro call them. */
const seeds = (number: number): string => count(number, { one: "dombo #", other: "matombo #" });
/** Nothing where the holes are not told. */
const from = (holes: readonly string[]): string =>
  holes.length === 0 ? "" : ` kubva muna ${names(holes)}`;
const side = (which: Side): string => (which === "south" ? "Maodzanyemba" : "Chamhembe");
const other = (which: Side): Side => (which === "south" ? "north" : "south");
const towards = (direction: "forward" | "backward"): string =>
  direction === "forward" ? "mberi" : "shure";
const lapNumber = (lap: number): string => `denderedzwa rechi-${lap}`;

/** Where a row lies, seen from its player. */
const places = { only: "", front: " wemberi", middle: " wepakati", back: " weshure" };

/** A hole, or the store of a side. */
const isStore = (hole: string): hole is Side => hole === "south" || hole === "north";
const at = (hole: string): string => (isStore(hole) ? `mudura ra${side(hole)}` : `muna ${hole}`);

const uses = {
  sow: "rinogona kutambwa",
  take: "rinogona kutorwa",
  offer: "rinogona kupiwa",
  choose: "sarudza pano",
};
const courses = { forward: "mberi, ", backward: "shure, ", step: "nhanho imwe, " };
const sequels = {
  choice: "kozoita sarudzo",
  again: "kozotambwa zvakare",
  over: "mutambo wopera",
};
const marks: Readonly<Record<string, string>> = { head: "musoro" };

const shapes = {
  ring: "chindori",
  square: "chikweya",
  triangle: "gonyonhatu",
  cross: "muchinjikwa",
  dot: "dodzi",
};

function decide(who: Side, decision: Decision): string {
  const name = side(who);
  switch (decision.type) {
    case "sow":
      return `ijana ra${name}`;
    case "enter":
      return `${name} ngaaise dombo`;
    case "swap":
      return `${name} anogona kuchinjana divi kana kudyara`;
    case "pass":
      return `${name} haana chaangatamba, anofanira kupfuura`;
    case "head":
      return `${name} anosarudza ${decision.house ? "paimba" : "pamusoro"} ${decision.hole}: kuenderera mberi kana kumira`;
    case "take":
      return decision.unit === "holes"
        ? `${name} anotora ${count(decision.left, { one: "rimwe gomba #", other: "mamwe magomba #" })}`
        : `${name} anotora ${count(decision.left, { one: "rimwe dombo #", other: "mamwe matombo #" })}`;
    case "answer":
      return `${name} anopindura: ${names(decision.holes)} nekuda kwe${seeds(decision.seeds)}`;
  }
}

const reasons = {
  stuck: (loser: string) => `${loser} haachagoni kutamba`,
  "none-left": (loser: string) => `${loser} haachina matombo`,
  "row-empty": (loser: string) => `mutsetse wemukati wa${loser} hauna chinhu`,
  swept: () => "matombo asara mashoma",
  majority: () => "matombo anopfuura hafu adyiwa",
  repetition: () => "mamiriro emutambo adzoka",
  resigned: (loser: string) => `${loser} abvuma kukundwa`,
};

const cannot = (hole: string): string => `${hole} harigoni kutambwa`;

/** The board in Shona. */
export const messages: Messages = {
  ...extra,
  language,
  board: (name, rows, columns) =>
    `Bhodhi re${name}, mitsetse ${rows} ine ${count(columns, { one: "gomba #", other: "magomba #" })}`,
  row: (who, letter) => `${side(who)}, mutsetse ${letter}`,
  seatRow: (it) => {
    const where = it.place ? places[it.place] : ` ${it.letter}`;
    return it.yours ? `mutsetse wako${where}` : `mutsetse${where} wa${side(it.side)}`;
  },
  side,
  hole: (hole) =>
    [
      hole.name,
      hole.seeds === 0 ? "harina chinhu" : seeds(hole.seeds),
      hole.holder ?? side(hole.owner),
      ...hole.marks.map((mark) => marks[mark] ?? mark),
      ...(hole.house ? ["imba"] : []),
      ...(hole.claimed ? [`rakanzi ndera${side(hole.claimed)}`] : []),
      ...(hole.blocked ? ["rakavharwa"] : []),
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(messages.way).join("; ")] : []),
      ...(hole.selected ? ["rasarudzwa"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined ? [] : [`${it.way ? courses[it.way] : ""}rinogumira ${at(it.end)}`]),
      ...(it.captured > 0 ? [`rinodya ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
  captured: (who, number) => `${side(who)} adya ${seeds(number)}`,
  reserve: (number) => `${number} akachengetwa`,
  always: (direction) => `${towards(direction)} nguva dzose`,
  sentence,
  events: {
    lift: (it) =>
      `${side(it.side)} anodyara ${seeds(it.seeds)} kubva muna ${it.hole}` +
      (it.laps > 1 ? ` mumadenderedzwa ${it.laps}` : ""),
    drop: (it) => `dombo rekupedzisira ${at(it.hole)}`,
    capture: (it) => {
      const sown = it.sown ? " oadyara" : "";
      const laps = it.laps.map(
        ({ lap, holes, seeds: some }) => `${some}${from(holes)} mu${lapNumber(lap)}`,
      );
      if (laps.length > 1) return `anodya ${seeds(it.seeds)}${sown}: ${laps.join(", ")}`;
      const lap = it.laps[0] ? ` mu${lapNumber(it.laps[0].lap)}` : "";
      return `anodya ${seeds(it.seeds)}${from(it.holes)}${lap}${sown}`;
    },
    yield: (it) => `${side(it.to)} anodya ${seeds(it.seeds)}${from(it.holes)}`,
    claim: (it) => `${side(it.side)} anoti ${it.hole} nderake`,
    enter: (it) => `${side(it.side)} anoisa dombo muna ${it.hole}`,
    "lose-house": (it) => `${side(it.side)} anorasikirwa neimba`,
    block: (it) => `${it.hole} rakavharwa kwejana rimwe`,
    direction: (it) => `${side(it.side)} achadyara ${towards(it.direction)} nguva dzose`,
    swap: (it) => `${side(it.side)} anochinjana divi`,
    take: (it) =>
      `${it.side ? `${side(it.side)} ` : ""}anotora ${seeds(it.seeds)}${from(it.holes)}`,
    offer: (it) => `${side(it.side)} anopa ${names(it.holes)} nekuda kwe${seeds(it.seeds)}`,
    accept: (it) => `${side(it.side)} anobvuma`,
    decline: (it) => `${side(it.side)} anoramba`,
    trade: (it) =>
      `${names(it.holes)} zvava zva${side(it.owner)}, uye anoisa ${seeds(it.seeds)} imomo`,
    stop: (it) => `${side(it.side)} anomira muna ${it.hole}`,
    go: (it) => `${side(it.side)} anoenderera mberi kubva muna ${it.hole}`,
    pass: (it) => `${side(it.side)} anopfuura`,
    sweep: (it) =>
      `pamatombo ari pabhodhi, ${it.south} ndea${side("south")} uye ${it.north} ndea${side("north")}`,
    turn: (it) => decide(it.side, it.decision),
    end: ({ result }) => {
      const loser = result.winner ? side(other(result.winner)) : "";
      const why = reasons[result.reason](loser || "mumwe mutambi");
      if (result.outcome === "void") return `hapana chabuda: ${why}`;
      if (!result.winner) return `mangange: ${why}`;
      const glory = result.withoutGlory ? " pasina mbiri" : "";
      return `${side(result.winner)} anokunda${glory}: ${why}`;
    },
  },
  choices: {
    forward: (hole) => `Mberi, kuna ${hole}`,
    backward: (hole) => `Shure, kuna ${hole}`,
    step: (hole) => `Nhanho kuna ${hole}`,
    go: "Enderera",
    stop: "Mira",
    accept: "Bvuma",
    decline: "Ramba",
    pass: "Pfuura",
    swap: "Chinjana divi",
    offer: "Ipa magomba",
    confirm: "Ipa",
    cancel: "Kanzura",
    close: "Vhara",
    keys: "Makiyi",
    takeBack: "Dzosera",
    actions: "Zvingaitwa",
    choose: (number) => `Sarudza chimwe pa${number}`,
    play: "Tamba",
    take: (hole, number) => `Tora ${seeds(number)} kubva muna ${hole}`,
    offerFor: (it) => `Ipa ${names(it.holes)} nekuda kwe${seeds(it.seeds)}`,
    takeAll: (number, hole) => `Ose ${number} ari muna ${hole}`,
  },
  direction: (hole) => `Kupi kubva muna ${hole}?`,
  offering: (it) =>
    it.holes.length === 0
      ? "Sarudza magomba ekupa."
      : `Ipa ${names(it.holes)} nekuda kwe${seeds(it.seeds)}?`,
  refusals: {
    "view-only": (it) => `${it.hole}: bhodhi iri rinongoratidza mutambo.`,
    "game-over": () => "Mutambo wapera.",
    "other-side": (it) => `Ijana ra${side(it.side)}.`,
    blocked: (it) => `${it.hole} rakavharwa pajana rino.`,
    "must-capture": (it) =>
      `${cannot(it.hole)}: ${side(it.side)} anogona kudya, saka anofanira kudya.`,
    "must-feed": (it) => `${cannot(it.hole)}: ${side(it.side)} anofanira kupa rimwe divi matombo.`,
    "other-row": (it) => `${cannot(it.hole)}: ${side(it.side)} anofanira kutanga nemumwe mutsetse.`,
    "single-into": (it) =>
      `${it.hole} rine dombo rimwe, rinogona kupinda mugomba risina chinhu chete.`,
    "choose-first": () => "Tanga waita sarudzo iripo.",
    empty: (it) => `${it.hole} harina chinhu.`,
    "not-owned": (it) => `${it.hole} harisi ra${side(it.side)}.`,
    single: (it) =>
      `${it.hole} rine dombo rimwe: rinofamba chete kana pasina gomba ra${side(it.side)} rine matombo akawanda, uye rinopinda mugomba risina chinhu chete.`,
    endless: (it) => `${it.hole} raizodyarwa risingaperi, saka harigoni kutambwa.`,
    "not-legal": (it) => `${cannot(it.hole)} iye zvino.`,
    "take-enemy": (it) => `${it.hole} harigoni kutorwa: ${side(it.side)} anotora kune rimwe divi.`,
    "cannot-offer": (it) => `${it.hole} harigoni kuwedzerwa pane zvinopiwa.`,
  },
  error: (why) => `Bhodhi iri harigoni kuratidzwa: ${why}.`,
  errors: {
    "unknown-variant": "hapana mutambo wakadaro",
    "unknown-option": "mutambo hauna sarudzo iyoyo",
    "option-value": "sarudzo ine chinhu chisingabvumirwi",
    "invalid-variant": "mitemo yemutambo ine zvikanganiso",
    "options-json": "sarudzo hadziverengeki",
    record: "zvinyorwa zvemutambo hazviverengeki",
    "position-malformed": "mamiriro ane zvikamu zvakawandisa kana zvishoma",
    "position-too-long": "mamiriro akarebesa",
    "position-rows": "mamiriro ane mitsetse isingaenderani nebhodhi",
    "position-row-length": "mutsetse wemamiriro une magomba asingaenderani nebhodhi",
    "position-seeds": "mamiriro ane nhamba yematombo isingabviri",
    "position-side": "mamiriro haatauri kuti ijana raani",
    "position-phase": "mamiriro anotaura sarudzo isingabviri",
    "position-captured": "matombo akadyiwa emamiriro haabviri",
    "position-owners": "varidzi vemagomba emamiriro havabviri",
    "position-claims": "magomba anonzi ane varidzi emamiriro haabviri",
    "position-directions": "nzira dzemamiriro hadzibviri",
    "position-reserve": "matombo akachengetwa emamiriro haabviri",
    "position-houses": "dzimba dzemamiriro hadzibviri",
    "position-blocked": "gomba rakavharwa remamiriro haribviri",
    "position-total": "matombo ose emamiriro akawandisa kana kuti mashoma",
    "malformed-action": "pane chakatambwa chisingaverengeki",
    "illegal-action": "pane chakatambwa chisingabvumirwi",
    "endless-action": "pane chakatambwa chaisazopera kudyarwa",
    "game-over": "pane chakatambwa mutambo wapera",
  },
  unanswered: "Tamba kuti upindure.",
  noOpponent: (code) => `Hapana wekukwikwidza naye pano (${code}); unogona kutambira mativi ose.`,
  preview: (turn) => `Kana rikatambwa: ${turn}`,
  lap: lapNumber,
  transport: {
    label: "Jana rapfuura",
    replay: "Ratidza jana zvakare",
    lapBack: "Dzoka denderedzwa rimwe",
    back: "Dzoka dombo rimwe",
    play: "Fambisa",
    pause: "Mbomira",
    forward: "Mberi dombo rimwe",
    lapForward: "Mberi denderedzwa rimwe",
    end: "Kusvika kumagumo",
    scrub: "Nzvimbo pajana",
    speed: "Kumhanya",
    at: (it) =>
      `${it.at} pa${it.total}` +
      (it.hand > 0 ? `, ${lapNumber(it.lap)}, ${seeds(it.hand)} muruoko` : ""),
  },
  notes: {
    list: "Zvakanyorwa pabhodhi",
    arrow: (start, end) => `Museve unobva ${at(start)} uchisvika ${at(end)}`,
    mark: (hole, shape) => `${shapes[shape]} ${at(hole)}`,
    hint: (hole) => `Zano: ${hole}`,
    path: (start, end, laps) =>
      `Nzira kubva ${at(start)} kusvika ${at(end)}` + (laps > 1 ? ` mumadenderedzwa ${laps}` : ""),
    circuit: (who, direction) => `Denderedzwa ra${side(who)}, kudyara ${towards(direction)}`,
  },
  keyList: [
    ["Miseve", "kugomba riri pedyo"],
    ["Home, End", "kumagumo emutsetse"],
    ["N, Shift+N", "kugomba rinotevera kana rapfuura rinogona kutambwa"],
    ["A, B, C", "kumutsetse iwoyo; zvakare, kune werimwe divi"],
    ["1, 2, 3 …", "kugomba rine nhamba iyoyo mumutsetse"],
    ["Enter kana Space", "tamba, tora kana sarudza"],
    ["Shift+Enter", "tora matombo ose egomba"],
    ["Escape", "siya sarudzo, kana dzosera zvatorwa"],
    ["P", "taura zvingaitwa negomba"],
    ["L, Shift+L", "verenga mutsetse, kana mitsetse yose"],
    [", .", "pane bara: dzoka kana enda mberi dombo rimwe"],
    ["< >", "pane bara: dzoka kana enda mberi denderedzwa rimwe"],
    ["Shift+← →", "pane bara: dzoka kana enda mberi jana rimwe"],
    ["R", "pane bara: ratidza jana zvakare"],
    ["Space", "pane bara, pabhodhi rinongoratidza: mbomisa jana, kana kuti rienderere"],
    ["?", "rondedzero iyi"],
  ],
};
