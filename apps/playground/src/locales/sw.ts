import type { Messages } from "./messages.ts";
import { games } from "./games.sw.ts";

function list(items: readonly string[]): string {
  return new Intl.ListFormat("sw").format(items);
}

const sides = { south: "Kusini", north: "Kaskazini" } as const;

const levelNames = [
  "mgeni",
  "anayeanza",
  "mwanafunzi",
  "mchezaji",
  "mshindani",
  "stadi",
  "bingwa",
  "mzee",
] as const;

const optionNames = new Map(
  Object.entries({
    columns: "Mashimo katika kila safu",
    rows: "Safu",
    bonus: "Mashimo ya nyongeza baada ya kuteka",
    heads: "Vichwa kila upande",
    headsExempt: "Vichwa ni salama dhidi ya nyongeza",
    direction: "Mwelekeo wa kupanda",
    loneStep: "Kete ya mwisho pekee inaweza kupiga hatua mbele",
    seeds: "Kete katika kila shimo",
    emptyCapture: "Kete ya mwisho hutekwa hata peke yake",
    rest: "Zilizobaki mwishoni hupewa",
    grandSlam: "Kuteka kete zote",
    rules: "Kanuni",
    pie: "Mchezaji wa pili anaweza kubadilisha upande",
    times: "Hali humaliza mchezo ikitokea mara",
    onRepetition: "Hali ikijirudia, zilizobaki hupewa",
    goingRound: "Kete za upande mmoja tu zaweza kuzunguka",
    singles: "Kete moja moja",
    opening: "Mwanzo wa mchezo",
    withLanding: "Kete ya mwisho hutekwa pia",
    tradition: "Jadi",
    lone: "Kete pekee mkabala humaliza zamu",
    outer: "Shimo nyuma ya linalotekwa",
    upToThree: "Hutekwa mashimo ya hadi kete tatu tu",
    fours: "Nne nne ni za",
    opposite: "Shimo la ng’ambo hutekwa pia",
    ending: "Upande usipoweza kupanda",
    pairsFixed: "Jozi hazichezwi",
    takasia: "Takasia: shimo laweza kufungwa",
    malawi: "Mwanzo wa Malawi",
  }),
);

const optionValues = new Map(
  Object.entries({
    forward: "mbele daima",
    backward: "nyuma daima",
    either: "mchezaji anachagua",
    true: "ndiyo",
    false: "hapana",
    owner: "mwenye mashimo",
    runOut: "aliyeishiwa kete",
    nobody: "hakuna mtu",
    noCapture: "hakuteki chochote",
    forbidden: "ni marufuku",
    opponentKeepsRest: "zilizobaki ni za adui",
    captures: "huteka zote",
    even: "wote, nusu kwa nusu",
    ndyuka: "kama za Wandyuka",
    computer: "kama za kompyuta",
    whenNoOther: "pasipo hatua nyingine halali",
    otherwiseStuck: "pasipo mashimo makubwa tu",
    two: "mbili katika kila shimo",
    twentyNine: "baada ya ufunguzi wa ishirini na tisa",
    nama: "Wanama",
    damara: "Wadamara",
    both: "katika kila moja ya mashimo mawili",
    sum: "katika mashimo mawili kwa pamoja",
    free: "kama nyingine zote",
    needed: "nalo liwe na kete",
    any: "laweza kuwa tupu",
    chosenOnce: "huchaguliwa mara moja kwa mchezo",
    sower: "anayepanda",
    stores: "hupisha hadi zote ziwe ghalani",
    owned: "maadamu nyumba ni yako",
    works: "maadamu nyumba ni hai",
  }),
);

const reasons = {
  "row-empty": "Safu ya ndani ya upande mmoja ilikuwa tupu.",
  stuck: "Hakuna hatua iliyobaki.",
  "none-left": "Hakuna kete zilizobaki za kucheza.",
  swept: "Kete zilizobaki ni chache mno kuendelea; kila upande umechukua zake.",
  majority: "Zaidi ya nusu ya kete zimetekwa.",
  repetition: "Hali ileile imerudi mara nyingi mno.",
  resigned: "Upande mwingine umekata tamaa.",
} as const;

const botReasons = new Map(
  Object.entries({
    "worker-missing": "Kivinjari hiki hakiwezi kuiendesha chinichini.",
    "worker-blocked": "Ukurasa huu hauruhusiwi kuianzisha.",
    "worker-load": "Programu yake haikupatikana. Je, uko nje ya mtandao?",
    "worker-silent": "Haikujibu kwa wakati.",
    "worker-died": "Ilikoma katikati ya kufikiri.",
    "worker-version": "Ni ya toleo jingine la ukurasa huu. Pakia ukurasa upya.",
    "search-failed": "Ilipotea njia ilipokuwa ikifikiri.",
  }),
);

export const sw: Messages = {
  language: "sw",
  page: {
    tagline: "Michezo ya bao ya Afrika",
    skip: "Ruka hadi kwenye maudhui",
    games: "Michezo",
    settings: "Mipangilio",
    language: "Lugha",
    theme: "Mwonekano",
    themes: { system: "Kama kifaa", light: "Mwanga", dark: "Giza" },
    speed: "Kasi ya kupanda",
    speeds: { slow: "Polepole", usual: "Kawaida", fast: "Haraka", instant: "Papo hapo" },
    material: "Ubao",
    materials: { wood: "Mbao", earth: "Udongo", paper: "Karatasi", plain: "Sahili" },
    sound: "Sauti",
    sounds: { off: "Bila sauti", on: "Na sauti" },
    close: "Funga",
    broken:
      "Hitilafu imetokea kwenye ukurasa huu. Mchezo wako umo katika anwani yake: pakia upya ili uendelee.",
  },
  library: {
    title: "Chagua mchezo",
    lead: "Mashimo ardhini, kete chache mkononi, na ujanja wa karne nyingi. Chagua ubao: kompyuta iko tayari, na wewe unaanza.",
    others: "Michezo zaidi",
    play: (game) => `Cheza ${game} dhidi ya kompyuta`,
    playShort: "Cheza",
    set: (game) => `Chaguo za ${game}`,
    setShort: "Chaguo",
    aboutOf: (game) => `Kuhusu ${game}`,
    board: (rows, columns) => `safu ${rows} za mashimo ${columns}`,
    picture: (game, rows, columns) =>
      `Ubao wa ${game} mwanzoni: safu ${rows} za mashimo ${columns}`,
  },
  about: {
    people: "Watu",
    place: "Mahali",
    recorded: "Imerekodiwa na",
    sources: "Vyanzo",
    otherNames: "Majina mengine",
    rules: "Jinsi unavyochezwa",
    house: "Kanuni zilizochaguliwa hapa",
    houseNote: "Pale ambapo vyanzo havisemi, ilibidi kuchagua. Chaguo hizi ni zetu, si za jadi.",
    houseMark: "Kanuni ya hapa",
    disputed: "Yenye shaka",
    full: "Kanuni zote",
  },
  setup: {
    title: (game) => `Mchezo mpya wa ${game}`,
    game: "Mchezo",
    options: "Ubao na kanuni",
    players: "Wachezaji",
    start: "Anza mchezo",
    cancel: "Ghairi",
    usual: "kawaida",
    option: (name) => optionNames.get(name),
    value: (name, value) =>
      name === "bonus" && value === 0
        ? "hakuna"
        : (optionValues.get(String(value)) ?? String(value)),
    impossible: "Chaguo hizi haziendani.",
  },
  seats: {
    sides,
    human: "Mtu",
    bot: "Kompyuta",
    playedBy: (side) => `Upande wa ${side} unachezwa na`,
    levelOf: (side) => `Nguvu ya kompyuta ya ${side}`,
    levelValue: (level) => `${level} – ${levelNames[level - 1] ?? ""}`,
    timeOf: (side) => `Muda wa kompyuta ya ${side} kwa kila hatua`,
    captured: (seeds) => (seeds === 1 ? "kete 1 imetekwa" : `kete ${seeds} zimetekwa`),
    inHoles: (seeds) => `kete ${seeds} mashimoni`,
    toAct: "zamu yake",
  },
  play: {
    turn: (actor) => (actor === "you" ? "Zamu yako" : `Zamu ya ${sides[actor]}`),
    decision: (decision) => {
      switch (decision.kind) {
        case "sow":
          return "Chagua shimo la kuanzia kupanda.";
        case "step":
          return "Chagua kete ya kusogeza.";
        case "sow-or-offer":
          return "Chagua shimo la kuanzia kupanda, au toa mashimo yauzwe.";
        case "enter":
          return `Ingiza kete: chagua shimo lake. Akiba ni kete ${decision.left}.`;
        case "swap":
          return "Badilisha upande, au chagua shimo la kuanzia kupanda.";
        case "house":
          return `Kete ya mwisho imeangukia nyumba yako ${decision.hole}: panda nyumba, au simama?`;
        case "head":
          return `Kete ya mwisho imeangukia kichwa ${decision.hole}: endelea, au simama?`;
        case "take-holes":
          return decision.left === 1
            ? "Chagua shimo la adui la kuondoa kete: bado shimo 1."
            : `Chagua shimo la adui la kuondoa kete: bado mashimo ${decision.left}.`;
        case "take-seeds":
          return `Chukua kete kutoka shimo lolote la adui: bado kete ${decision.left}.`;
        case "answer":
          return decision.holes.length === 1
            ? `${list(decision.holes)} linauzwa: kubali, au kataa?`
            : `${list(decision.holes)} yanauzwa: kubali, au kataa?`;
        case "pass":
          return "Hakuna hatua inayowezekana: pita.";
      }
    },
    thinking: (side) => `Kompyuta ya ${sides[side]} inafikiri…`,
    stop: "Simamisha",
    stopped: "Kompyuta imesimamishwa.",
    resume: "Acha kompyuta icheze",
    failed: "Kompyuta haikuweza kucheza.",
    retry: "Jaribu tena",
    takeOver: "Cheza upande huu mwenyewe",
    result: (result, winner) => {
      if (result.outcome === "draw") return "Sare";
      if (winner === null) return "Hakuna matokeo";
      return winner === "you" ? "Umeshinda" : `${sides[winner]} ameshinda`;
    },
    reason: (result) =>
      result.outcome === "void" ? "Hali ileile imerudi tena na tena." : reasons[result.reason],
    glory: "Ushindi usio na fahari: biashara ya mashimo ilikataliwa njiani.",
    again: "Cheza tena",
    settingUp: "Unapanga hali ya mchezo",
    settingUpHint: "Kubofya shimo kunabadili kete zake.",
    lookingBack: "Unaangalia hali ya awali.",
    back: "Rudi kwenye mchezo",
    refused: (action) => `${action} haiwezi kuchezwa sasa.`,
    board: (game) => `Ubao wa ${game}`,
  },
  controls: {
    label: "Vidhibiti vya mchezo",
    fresh: "Mchezo mpya",
    undo: "Tendua",
    redo: "Rudisha",
    resign: "Kata tamaa",
    flip: "Geuza ubao",
    copy: "Nakili kiungo",
    copied: "Kiungo cha mchezo huu kimenakiliwa.",
    copiedPart:
      "Kiungo cha hali hii kimenakiliwa. Mchezo ni mrefu mno, hatua zake hazikuweza kuingia.",
    copyFailed: "Kiungo hakikuweza kunakiliwa. Hiki hapa:",
    link: "Kiungo cha mchezo huu",
  },
  record: {
    title: "Hatua",
    empty: "Bado hakuna hatua.",
    first: "Hali ya kwanza",
    previous: "Zamu moja nyuma",
    next: "Zamu moja mbele",
    last: "Hali ya sasa",
    goTo: (number, side, actions) => `Zamu ya ${number}, ${side}: ${actions}`,
  },
  opinion: {
    ask: "Nani anaongoza?",
    asking: "Kompyuta inaangalia…",
    best: (action) => `Kompyuta ingecheza ${action}.`,
  },
  errors: {
    linkTitle: "Kiungo hiki hakifanyi kazi",
    link: {
      "link-malformed":
        "Kiungo si kizima: kina herufi zinazokosekana au zisizofaa. Omba kiungo kizima.",
      "link-too-long": "Kiungo ni kirefu kuliko kiungo chochote kinachotengenezwa hapa.",
      "link-version":
        "Kiungo hakikutengenezwa hapa, au kimetoka katika toleo jipya la ukurasa huu.",
      "link-variant": "Kiungo kinataja mchezo, au chaguo zake, usiojulikana hapa.",
      "link-start": "Kiungo kinaanza na hali isiyowezekana.",
      "link-action": "Kiungo kina hatua isiyoweza kuchezwa.",
      "link-checksum":
        "Kiungo kimebadilika njiani: alama yake ya uhakiki hailingani na mchezo wake.",
    },
    choose: "Chagua mchezo badala yake",
    bot: (code) => botReasons.get(code) ?? "Jambo lisilotarajiwa limetokea.",
  },
  games,
};
