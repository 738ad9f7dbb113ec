import { list, plural, sentence } from "./messages.ts";
import type { Decision, Messages } from "./messages.ts";
import type { Side } from "@magomba/engine";
import { extra } from "./extra.sw.ts";

const language = "sw";
const count = plural(language);
const names = list(language);
/** «Kete» is the same for one and many; the number stands behind it. */
const seeds = (number: number): string => `kete ${number}`;
/** Nothing where the holes are not told. */
const from = (holes: readonly string[]): string =>
  holes.length === 0 ? "" : ` kutoka ${names(holes)}`;
const side = (which: Side): string => (which === "south" ? "Kusini" : "Kaskazini");
const other = (which: Side): Side => (which === "south" ? "north" : "south");

/** Where a row lies, seen from its player. */
const places = { only: "", front: " ya mbele", middle: " ya kati", back: " ya nyuma" };

/** A hole, or the store of a side. */
const place = (hole: string): string =>
  hole === "south" || hole === "north" ? `ghala la ${side(hole)}` : hole;

const uses = {
  sow: "linaweza kuchezwa",
  take: "linaweza kuchukuliwa",
  offer: "linaweza kutolewa",
  choose: "amua hapa",
};
const courses = { forward: "mbele ", backward: "nyuma ", step: "hatua moja " };
const sequels = { choice: "kisha uamuzi", again: "kisha zamu tena", over: "mchezo unakwisha" };
const marks: Readonly<Record<string, string>> = { head: "kichwa" };

const shapes = {
  ring: "pete",
  square: "mraba",
  triangle: "pembetatu",
  cross: "msalaba",
  dot: "nukta",
};

function decide(who: Side, decision: Decision): string {
  switch (decision.type) {
    case "sow":
      return `zamu ya ${side(who)}`;
    case "enter":
      return `${side(who)} aingize kete`;
    case "swap":
      return `${side(who)} anaweza kubadilishana upande au kucheza`;
    case "pass":
      return `${side(who)} hana la kucheza, lazima apishe`;
    case "head":
      if (decision.house)
        return `${side(who)} anaamua kwenye nyumba ${decision.hole}: kuendelea au kusimama`;
      return `${side(who)} anaamua kwenye kichwa ${decision.hole}: kuendelea au kusimama`;
    case "take":
      return decision.unit === "holes"
        ? `${side(who)} achukue ${count(decision.left, { one: "shimo lingine #", other: "mashimo mengine #" })}`
        : `${side(who)} achukue kete nyingine ${decision.left}`;
    case "answer":
      return `${side(who)} ajibu: ${names(decision.holes)} kwa ${seeds(decision.seeds)}`;
  }
}

const reasons = {
  stuck: (loser: string) => `${loser} hawezi kucheza`,
  "none-left": (loser: string) => `${loser} hana kete`,
  "row-empty": (loser: string) => `safu ya ndani ya ${loser} ni tupu`,
  swept: () => "kete zilizobaki ni chache mno",
  majority: () => "zaidi ya nusu ya kete zimetekwa",
  repetition: () => "hali ya ubao imejirudia",
  resigned: (loser: string) => `${loser} amejiuzulu`,
};

/** The board in Swahili. */
export const messages: Messages = {
  ...extra,
  language,
  board: (name, rows, columns) => `Ubao wa ${name}, safu ${rows} za mashimo ${columns}`,
  row: (who, letter) => `${side(who)}, safu ${letter}`,
  seatRow: (it) => {
    const place = it.place ? places[it.place] : ` ${it.letter}`;
    return it.yours ? `safu yako${place}` : `safu${place} ya ${side(it.side)}`;
  },
  side,
  hole: (hole) =>
    [
      hole.name,
      hole.seeds === 0 ? "tupu" : seeds(hole.seeds),
      hole.holder ?? side(hole.owner),
      ...hole.marks.map((mark) => marks[mark] ?? mark),
      ...(hole.house ? ["nyumba"] : []),
      ...(hole.claimed ? [`limetwaliwa na ${side(hole.claimed)}`] : []),
      ...(hole.blocked ? ["limefungwa"] : []),
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(messages.way).join("; ")] : []),
      ...(hole.selected ? ["limechaguliwa"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined ? [] : [`${it.way ? courses[it.way] : ""}hadi ${place(it.end)}`]),
      ...(it.captured > 0 ? [`inateka ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
  captured: (who, number) => `${side(who)} ameteka ${seeds(number)}`,
  reserve: (number) => `akiba ${number}`,
  always: (direction) => (direction === "forward" ? "daima mbele" : "daima nyuma"),
  sentence,
  events: {
    lift: (it) =>
      `${side(it.side)} anapanda ${seeds(it.seeds)} kutoka ${it.hole}` +
      (it.laps > 1 ? ` kwa mizunguko ${it.laps}` : ""),
    drop: (it) => `kete ya mwisho kwenye ${place(it.hole)}`,
    capture: (it) => {
      const sown = it.sown ? " na kuzipanda" : "";
      const laps = it.laps.map(
        ({ lap, holes, seeds: some }) => `${some}${from(holes)} katika mzunguko wa ${lap}`,
      );
      if (laps.length > 1) return `anateka ${seeds(it.seeds)}${sown}: ${laps.join(", ")}`;
      const lap = it.laps[0] ? ` katika mzunguko wa ${it.laps[0].lap}` : "";
      return `anateka ${seeds(it.seeds)}${from(it.holes)}${lap}${sown}`;
    },
    yield: (it) => `${side(it.to)} anateka ${seeds(it.seeds)}${from(it.holes)}`,
    claim: (it) => `${side(it.side)} anatwaa ${it.hole}`,
    enter: (it) => `${side(it.side)} anaingiza kete kwenye ${it.hole}`,
    "lose-house": (it) => `${side(it.side)} anapoteza nyumba`,
    block: (it) => `${it.hole} limefungwa kwa zamu moja`,
    direction: (it) =>
      `${side(it.side)} atapanda daima ${it.direction === "forward" ? "mbele" : "nyuma"}`,
    swap: (it) => `${side(it.side)} anabadilisha upande`,
    take: (it) =>
      `${it.side ? `${side(it.side)} ` : ""}anachukua ${seeds(it.seeds)}${from(it.holes)}`,
    offer: (it) => `${side(it.side)} anatoa ${names(it.holes)} kwa ${seeds(it.seeds)}`,
    accept: (it) => `${side(it.side)} anakubali`,
    decline: (it) => `${side(it.side)} anakataa`,
    trade: (it) =>
      `sasa ${names(it.holes)} ni ya ${side(it.owner)}, ambaye anaweka ${seeds(it.seeds)} humo`,
    stop: (it) => `${side(it.side)} anasimama kwenye ${it.hole}`,
    go: (it) => `${side(it.side)} anaendelea kutoka ${it.hole}`,
    pass: (it) => `${side(it.side)} anapisha`,
    sweep: (it) =>
      names([
        `${side("south")} anabaki na ${seeds(it.south)}`,
        `${side("north")} ${seeds(it.north)}`,
      ]) + " za ubaoni",
    turn: (it) => decide(it.side, it.decision),
    end: ({ result }) => {
      const loser = result.winner ? side(other(result.winner)) : "";
      const why = reasons[result.reason](loser || "mchezaji");
      if (result.outcome === "void") return `hakuna matokeo: ${why}`;
      if (!result.winner) return `sare: ${why}`;
      const glory = result.withoutGlory ? " bila heshima" : "";
      return `${side(result.winner)} anashinda${glory}: ${why}`;
    },
  },
  choices: {
    forward: (hole) => `Mbele, hadi ${hole}`,
    backward: (hole) => `Nyuma, hadi ${hole}`,
    step: (hole) => `Piga hatua hadi ${hole}`,
    go: "Endelea",
    stop: "Simama",
    accept: "Kubali",
    decline: "Kataa",
    pass: "Pisha",
    swap: "Badilisha upande",
    offer: "Toa mashimo",
    confirm: "Toa",
    cancel: "Ghairi",
    close: "Funga",
    keys: "Vitufe",
    takeBack: "Rudisha",
    actions: "Matendo",
    choose: (number) => `Chagua moja kati ya ${number}`,
    play: "Cheza tendo",
    take: (hole, number) => `Chukua ${seeds(number)} kutoka ${hole}`,
    offerFor: (it) => `Toa ${names(it.holes)} kwa ${seeds(it.seeds)}`,
    takeAll: (number, hole) => `Zote ${number} za ${hole}`,
  },
  direction: (hole) => `Upande gani kutoka ${hole}?`,
  offering: (it) =>
    it.holes.length === 0
      ? "Chagua mashimo ya kutoa."
      : `Toa ${names(it.holes)} kwa ${seeds(it.seeds)}?`,
  refusals: {
    "view-only": (it) => `${it.hole}: ubao huu unaonyesha mchezo tu.`,
    "game-over": () => "Mchezo umekwisha.",
    "other-side": (it) => `Ni zamu ya ${side(it.side)}.`,
    blocked: (it) => `${it.hole} limefungwa kwa zamu hii.`,
    "must-capture": (it) =>
      `${it.hole} haiwezi kuchezwa: ${side(it.side)} anaweza kuteka, kwa hiyo lazima ateke.`,
    "must-feed": (it) =>
      `${it.hole} haiwezi kuchezwa: lazima ${side(it.side)} aupe upande wa pili kete.`,
    "other-row": (it) =>
      `${it.hole} haiwezi kuchezwa: lazima ${side(it.side)} aanzie safu nyingine sasa.`,
    "single-into": (it) => `${it.hole} ina kete moja, inayoweza kuingia shimo tupu tu.`,
    "choose-first": () => "Kwanza fanya uamuzi uliopo.",
    empty: (it) => `${it.hole} ni tupu.`,
    "not-owned": (it) => `${it.hole} si ya ${side(it.side)}.`,
    single: (it) =>
      `${it.hole} ina kete moja: inaweza kusogea tu kama ${side(it.side)} hana shimo lenye zaidi, na kuingia shimo tupu tu.`,
    endless: (it) => `${it.hole} ingepandwa bila mwisho, kwa hiyo haichezwi.`,
    "not-legal": (it) => `${it.hole} haiwezi kuchezwa sasa.`,
    "take-enemy": (it) =>
      `${it.hole} haiwezi kuchukuliwa: ${side(it.side)} anachukua upande wa pili.`,
    "cannot-offer": (it) => `${it.hole} haiwezi kuongezwa.`,
  },
  error: (why) => `Ubao huu hauwezi kuonyeshwa: ${why}.`,
  errors: {
    "unknown-variant": "hakuna mchezo kama huo",
    "unknown-option": "mchezo hauna chaguo hilo",
    "option-value": "thamani ya chaguo hairuhusiwi",
    "invalid-variant": "sheria za mchezo zina makosa",
    "options-json": "machaguo hayasomeki",
    record: "maandishi ya mchezo hayasomeki",
    "position-malformed": "hali ya ubao ina sehemu chache mno au nyingi mno",
    "position-too-long": "hali ya ubao ni ndefu mno",
    "position-rows": "idadi ya safu za hali si ile ya ubao",
    "position-row-length": "safu moja ya hali ina idadi ya mashimo isiyo ya ubao",
    "position-seeds": "hali ya ubao ina idadi ya kete isiyowezekana",
    "position-side": "hali ya ubao haisemi ni zamu ya nani",
    "position-phase": "hali ya ubao inataja uamuzi usiowezekana",
    "position-captured": "kete zilizotekwa katika hali haziwezekani",
    "position-owners": "wenye mashimo katika hali hawawezekani",
    "position-claims": "mashimo yaliyotwaliwa katika hali hayawezekani",
    "position-directions": "pande za kupanda katika hali haziwezekani",
    "position-reserve": "kete za akiba katika hali haziwezekani",
    "position-houses": "nyumba katika hali haziwezekani",
    "position-blocked": "shimo lililofungwa katika hali haliwezekani",
    "position-total": "jumla ya kete katika hali ni kubwa mno au ndogo mno",
    "malformed-action": "kuna tendo lisilosomeka",
    "illegal-action": "kuna tendo lisilo halali",
    "endless-action": "kuna tendo ambalo lingepanda bila mwisho",
    "game-over": "kuna tendo baada ya mwisho wa mchezo",
  },
  unanswered: "Cheza ili kujibu.",
  noOpponent: (code) => `Hakuna mpinzani hapa (${code}); unaweza kucheza pande zote mbili.`,
  notes: {
    list: "Maelezo kwenye ubao",
    arrow: (from, to) => `Mshale kutoka ${place(from)} hadi ${place(to)}`,
    mark: (hole, shape) => `${place(hole)} ina alama ya ${shapes[shape]}`,
    hint: (hole) => `Dokezo: ${hole}`,
    path: (start, end, laps) =>
      `Njia kutoka ${place(start)} hadi ${place(end)}` + (laps > 1 ? ` kwa mizunguko ${laps}` : ""),
    circuit: (who, direction) =>
      `Mzunguko wa ${side(who)}, ${direction === "forward" ? "kwenda mbele" : "kurudi nyuma"}`,
  },
  preview: (turn) => `Ukicheza hapa: ${turn}`,
  lap: (lap) => `mzunguko wa ${lap}`,
  transport: {
    label: "Zamu iliyopita",
    replay: "Onyesha zamu tena",
    lapBack: "Rudi mzunguko mmoja",
    back: "Rudi kete moja",
    play: "Endesha",
    pause: "Simamisha",
    forward: "Mbele kete moja",
    lapForward: "Mbele mzunguko mmoja",
    end: "Hadi mwisho",
    scrub: "Mahali katika zamu",
    speed: "Kasi",
    at: (it) =>
      `${it.at} kati ya ${it.total}` +
      (it.hand > 0 ? `, mzunguko ${it.lap}, ${seeds(it.hand)} mkononi` : ""),
  },
  keyList: [
    ["Vishale", "kwenye shimo la jirani"],
    ["Home, End", "kwenye ncha za safu"],
    ["N, Shift+N", "kwenye shimo lijalo au lililopita la kucheza"],
    ["A, B, C", "kwenye safu hiyo; tena kwa ya upande wa pili"],
    ["1, 2, 3 …", "kwenye safu wima hiyo"],
    ["Enter au Space", "cheza, chukua au chagua"],
    ["Shift+Enter", "chukua kete zote za shimo"],
    ["Escape", "acha chaguo, au rudisha ulichochukua"],
    ["P", "sema shimo litafanya nini"],
    ["L, Shift+L", "soma safu, au safu zote"],
    [", .", "pamoja na upau: rudi au mbele kete moja"],
    ["< >", "pamoja na upau: rudi au mbele mzunguko mmoja"],
    ["Shift+← →", "pamoja na upau: rudi au mbele zamu moja"],
    ["R", "pamoja na upau: onyesha zamu tena"],
    ["Space", "pamoja na upau, kwenye ubao wa kuonyesha tu: simamisha zamu, au iendeshe tena"],
    ["?", "orodha hii"],
  ],
};
