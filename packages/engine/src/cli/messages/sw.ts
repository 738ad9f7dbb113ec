import type { Side } from "../../types.ts";
import { shownList, shownNumber, shownShare } from "./shown.ts";
import { faultHere } from "../json-fault.ts";
import type { Messages } from "./messages.ts";

const language = "sw";
const plural = new Intl.PluralRules(language);
const number = shownNumber(language);
const share = shownShare(language);
const anyOf = shownList(language);

/** Swahili puts the number after the noun. */
function count(amount: number, one: string, many: string): string {
  return `${plural.select(amount) === "one" ? one : many} ${number(amount)}`;
}

const side: Readonly<Record<Side, string>> = { south: "Kusini", north: "Kaskazini" };

const reasons: Messages["play"]["reasons"] = {
  stuck: "mchezaji mwenye zamu hana hatua halali",
  "none-left": "mchezaji mwenye zamu hana kete",
  "row-empty": "safu ya ndani ya aliyeshindwa ni tupu",
  swept: "kete zilizobaki ubaoni ni chache mno",
  majority: "zaidi ya nusu ya kete zimetekwa",
  repetition: "hali ileile imerudi mara nyingi mno",
  resigned: "mchezaji mwingine amejiuzulu",
};

const issue = (expected: string, received: string): string =>
  `ilitarajiwa ${expected}, imepatikana ${received}`;
const place = (line: number, column: number): string => `mstari wa ${line}, herufi ya ${column}`;
const endOfText = "mwisho wa maandishi";

/** The command line in Swahili. */
export const messages: Messages = {
  refusals: {
    "no-command": () => "hakuna amri iliyotolewa",
    "unknown-command": ({ given }) => `hakuna amri ${given}`,
    "unknown-flag": ({ given }) => `hakuna chaguo ${given} hapa`,
    "flag-without-value": ({ flag }) => `--${flag} inahitaji thamani`,
    "flag-with-value": ({ flag }) => `--${flag} haichukui thamani`,
    "wrong-value": ({ flag, given, allowed }) =>
      `--${flag} haiwezi kuwa ${given}; inaweza kuwa ${anyOf(allowed)}`,
    "missing-variant": () => "taja mchezo au faili la mchezo",
    "missing-depth": () => "taja kina cha kuhesabu, kwa mfano: magomba perft katro 5",
    "extra-word": ({ given }) => `kuna neno la ziada: ${given}`,
    "unknown-variant": ({ given, allowed }) =>
      `hakuna mchezo ${given}; iliyopo ni ${anyOf(allowed)}`,
    "wrong-depth": ({ given }) => `kina lazima kiwe namba kamili kutoka 0 hadi 100, si ${given}`,
    "wrong-position": ({ reason, part }) => `hali hiyo haiwezekani: ${reason}, kwenye ${part}`,
    "no-file": ({ file }) => `hakuna faili ${file}`,
    "unreadable-file": ({ file }) => `${file} haiwezi kusomwa`,
    "large-file": ({ file, most }) => `${file} ni kubwa kuliko baiti ${number(most)}`,
    "not-json": ({ file, fault }) =>
      `${file} si JSON: ${issue(fault.expected, faultHere(fault, place, endOfText))}`,
    "invalid-variant": ({ file, issue }) =>
      `${file} si mchezo sahihi: ${issue.path || "/"} ${issue.code} (magomba check ${file} inaeleza yote)`,
  },
  nearest: (word) => `ulimaanisha ${word}?`,
  tryHelp: "magomba --help inaeleza zaidi",

  help: {
    usage: "Matumizi",
    commands: "Amri",
    flags: "Chaguo",
    purpose: {
      perft: "hesabu mifuatano ya matendo ya kina hicho",
      check: "kagua mchezo na uujaribu kwa michezo ya nasibu",
      rules: "eleza kanuni kwa maneno",
      play: "cheza katika terminali hii",
      variants: "orodhesha michezo iliyomo na chaguo zake",
    },
    purposeOf: {
      position: "hesabu kuanzia hali hii badala ya mwanzo",
      divide: "hesabu kwa kila tendo la kwanza, kisha kwa jumla",
      bot: "roboti icheze Kaskazini: random",
      seed: "rudia michezo ileile ya nasibu",
      games: "idadi ya michezo ya nasibu (kawaida 200)",
      time: "muda wake kwa milisekunde (kawaida 5000)",
      language: "en, sw au ms (kawaida: kama LANG inavyosema)",
      help: "maandishi haya",
      version: "toleo",
    },
    words: {
      variant: "MCHEZO",
      depth: "KINA",
      options: "[CHAGUO]",
      text: "NENO",
      number: "NAMBA",
    },
    variantNote:
      "MCHEZO ni kitambulisho cha mchezo uliomo au njia ya faili la JSON. Chaguo za mchezo wenyewe pia hutumika: --columns 8, --heads-exempt.",
  },

  check: {
    severity: { error: "kosa", warning: "onyo" },
    issue,
    place,
    endOfText,
    codes: {
      missing: "sehemu inayohitajika haipo",
      "unknown-field": "hapa hakuna sehemu yenye jina hilo, au ni ya aina nyingine",
      "unknown-word": "si mojawapo ya maneno yanayoruhusiwa hapa",
      "unknown-option": "chaguo ambalo faili halina",
      "unknown-mark": "alama ambayo hakuna shimo lililo nayo",
      "option-value": "thamani ambayo chaguo halina",
      "wrong-type": "maandishi badala ya namba, orodha badala ya kitu, na kadhalika",
      "out-of-range": "namba ndogo mno au kubwa mno",
      "too-short": "maandishi au orodha fupi mno",
      "too-long": "maandishi au orodha ndefu mno",
      "too-deep": "vitu vingi mno ndani ya vingine",
      malformed: "maandishi yasiyo na umbo linalohitajika",
      "exactly-one": "hakuna, au ni zaidi ya moja, kati ya sehemu ambazo moja tu inahitajika",
      "no-such-row": "safu ambayo ubao wa ukubwa huu hauna",
      impossible: "kanuni zisizoweza kuwa pamoja",
      "over-capacity": "kete nyingi kuliko shimo linavyoweza kuwa nazo",
      "wrong-total": "kete za mwanzoni hazilingani na jumla iliyotajwa",
      shadowed: "vilivyo kabla au baada yake haviachi chochote cha kuamua",
      "no-effect": "kanuni isiyobadilisha kitu",
      "no-target": "utekaji ambao hakuna shimo lake, au kete hazitoshi",
      "unused-mark": "alama isiyotajwa na kanuni yoyote",
      "unused-option": "chaguo ambalo hakuna kinacholitegemea",
      "unused-case": "hali ya thamani ambayo chaguo halina kamwe",
      "no-rule": "maelezo kuhusu kanuni isiyokuwepo",
      "never-ends": "hakuna kanuni ya kumaliza mchezo isipokuwa kurudiwa kwa hali",
      "not-json": "maandishi yasiyo JSON",
    },
    good: (name) => `${name}: maelezo ya mchezo ni sahihi.`,
  },

  trial: {
    heading: (it) =>
      `Jaribio kwa mbegu ${it.seed}: ${count(it.games, "mchezo wa nasibu", "michezo ya nasibu")}`,
    outOfTime: "Muda uliisha kabla ya yote kuchezwa.",
    games: (it) =>
      `iliyokwisha ${number(it.finished)}, isiyokwisha baada ya ${count(it.limit, "tendo", "matendo")}: ${number(it.unfinished)}`,
    length: (it) =>
      `urefu: wastani ${count(it.length.mean, "tendo", "matendo")}, mrefu zaidi ${number(it.length.longest)}`,
    branching: (it) =>
      `uchaguzi: wastani ${count(it.branching.mean, "tendo", "matendo")}, mwingi zaidi ${number(it.branching.most)}`,
    wins: (it) =>
      `ushindi: Kusini ${number(it.wins.south)}, Kaskazini ${number(it.wins.north)}` +
      (it.southShare === undefined ? "" : `; Kusini, anayeanza, alishinda ${share(it.southShare)}`),
    others: (it) =>
      `sare ${number(it.draws)}, bila matokeo ${number(it.voids)}, iliyokwisha kwa marudio ${number(it.repetitions)}`,
    noProblems: "Hakuna tatizo lililoonekana.",
    problems: {
      "endless-sowing": (it) =>
        `upandaji usio na mwisho, na kwa hiyo usio halali: ${count(it.count, "mara", "mara")}`,
      "never-ends": () => "hakuna mchezo uliofika mwisho",
      "over-capacity": (it) => `shimo lilijaa kupita kiasi: ${count(it.count, "mara", "mara")}`,
      "over-at-start": () => "mchezo umekwisha kabla ya kuanza",
      failed: (it) => `injini ilishindwa ${count(it.count, "mara", "mara")}: ${it.detail ?? ""}`,
    },
    example: (position, action) =>
      `kwa mfano ${action === undefined ? "kwenye" : `${action} kwenye`} ${position}`,
  },

  rules: {
    otherNames: "Majina mengine",
    people: "Unachezwa na",
    place: "Mahali",
    recorded: "Umerekodiwa na",
    sources: "Vyanzo",
    options: "Chaguo",
    houseMark: "[kanuni ya hapa]",
    houseNote: "Kanuni ya hapa ni ile ambayo vyanzo havisemi; imechaguliwa hapa.",
  },

  play: {
    side,
    decision: (turn, who, kind, subject) => {
      const start = `Zamu ya ${turn}, ${side[who]}`;
      switch (kind) {
        case "turn":
          return `${start} anacheza`;
        case "head":
          return `${start}: kuendelea kutoka ${subject} au kusimama`;
        case "take":
          return `${start}: chukua kutoka mashimo ya adui, ${count(Number(subject), "mara", "mara")} zaidi`;
        case "offer":
          return `${start}: ${subject} yanauzwa; kubali (accept) au kataa (decline)`;
        case "swap":
          return `${start}: kubadilishana upande (swap), au kupanda`;
      }
    },
    captured: (who, seeds) => `${side[who]} ameteka ${count(seeds, "kete", "kete")}`,
    reserve: (who, seeds) => `${side[who]} ana akiba ya ${count(seeds, "kete", "kete")}`,
    claims: (who, holes) => `${side[who]} ametwaa ${holes.join(", ")}`,
    house: (who) => `${side[who]} bado ana nyumba`,
    blocked: (hole) => `${hole} limefungwa kwa zamu hii`,
    botPlays: (who, action) => `${side[who]} (roboti) anacheza ${action}`,
    result: ({ outcome, winner, reason, withoutGlory }) => {
      const why = reasons[reason];
      if (outcome === "void") return `Hakuna matokeo: ${why}.`;
      if (winner === null) return `Sare: ${why}.`;
      return `${side[winner]} ameshinda${withoutGlory === true ? " bila fahari" : ""}: ${why}.`;
    },
    reasons,
    help: "Andika tendo au namba yake, au: undo, moves, save FAILI, resign, quit.",
    notLegal: (given) => `${given} si tendo halali hapa.`,
    endless: (given) => `${given} haingekwisha kamwe, kwa hiyo si halali.`,
    over: "Mchezo umekwisha. Bado unaweza kuandika undo, moves, save FAILI au quit.",
    nothingToUndo: "Hakuna la kurudisha nyuma.",
    saved: (file) => `Imehifadhiwa katika ${file}.`,
    notSaved: (file) => `${file} haiwezi kuandikwa.`,
    saveWhere: "Taja faili: save FAILI.",
    noMoves: "Bado hakuna kilichochezwa.",
  },
};
