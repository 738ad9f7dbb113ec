import type { RulesWords } from "./messages.ts";
import { swahiliNumbers } from "./numbers.ts";
import type { Scope } from "./scope.ts";
import { swahiliLanding } from "./swahili-landing.ts";

const { count, ordinal, and } = swahiliNumbers;

/** «kete» is the same for one and for many. */
const seeds = (amount: number): string => count(amount, "kete", "kete");
const holes = (amount: number): string => count(amount, "shimo", "mashimo");

/** So many marked holes. Names that are not known stand as the variant's author wrote them. */
function marked(mark: string, amount: number): string {
  if (mark === "head") return count(amount, "kichwa", "vichwa");
  return `${holes(amount)} ${amount === 1 ? "lenye" : "yenye"} alama “${mark}”`;
}

/** The rules in Swahili. */
export const swahili: RulesWords = {
  headings: {
    board: "Ubao",
    turn: "Zamu",
    landing: "Mahali kete ya mwisho inapoangukia",
    offers: "Kutoa mashimo",
    end: "Mwisho wa mchezo",
    doubts: "Yenye shaka",
  },

  board: {
    rows: (rows, { territory, rowsPerSide }) => {
      const first = territory ? " mwanzoni" : "";
      if (rowsPerSide === 1) {
        return `Ubao una safu ${rows}; safu iliyo karibu nawe ni yako${first}.`;
      }
      const middle = rowsPerSide === 3 ? ", safu ya kati" : "";
      return `Ubao una safu ${rows}; safu ${rowsPerSide} zilizo karibu nawe ni zako${first}: safu ya ndani (upande wa adui)${middle} na safu ya nje.`;
    },
    columns: (columns) => `Kila safu ina ${holes(columns)}.`,
    stores: {
      none: "Hakuna maghala.",
      sown: "Kila mchezaji ana ghala baada ya shimo la mwisho la safu yake. Unapanda kete katika ghala lako unapolipitia, kamwe si katika ghala la adui; kete zilizo ghalani zimetekwa na hubaki humo.",
    },
    territory: {
      true: "Mashimo yanaweza kubadilisha mwenyewe: shimo ni lako maadamu unalimiliki, popote lilipo.",
      false: "",
    },
    capacity: (most) => `Shimo haliwezi kamwe kuwa na zaidi ya ${seeds(most)}.`,
  },
  leftAndRight: "Kushoto na kulia ni kwa jinsi kila mchezaji anavyokaa.",
  mark: (mark, amount, where) => `Kila mchezaji ana ${marked(mark, amount)}: ${and(where)}.`,

  holeSet: {
    parts: {
      row: { inner: "safu ya ndani", middle: "safu ya kati", outer: "safu ya nje" },
      left: (amount) =>
        amount === 1 ? "shimo la mwisho kushoto" : `${holes(amount)} ya mwisho kushoto`,
      right: (amount) =>
        amount === 1 ? "shimo la mwisho kulia" : `${holes(amount)} ya mwisho kulia`,
    },
    phrase: ({ row, left, right }, set, each) => {
      const whose = each ? " ya kila mchezaji" : "";
      const rows = row === undefined ? "kila safu" : `${row}${whose}`;
      if (left !== undefined && right !== undefined) {
        const among = `kati ya ${left} na pia kati ya ${right}`;
        return each
          ? `kila shimo la ${rows} lililo ${among}`
          : `mashimo ya ${rows} yaliyo ${among}`;
      }
      const end = left ?? right;
      if (end !== undefined) {
        if ((set.left ?? set.right) === 1) return `${end} la ${rows}`;
        return `${each ? "kila moja ya " : ""}${end} ya ${rows}`;
      }
      if (row === undefined) return each ? "kila shimo" : "mashimo yote";
      return each ? `kila shimo la ${rows}` : `mashimo yote ya ${rows}`;
    },
  },
  setup: {
    entry: (where, amount, instead) => {
      const what = amount === 0 ? "hakuna kete" : `kuna ${seeds(amount)}`;
      return `${instead ? "Lakini" : "Mwanzoni"} ${what} katika ${where}.`;
    },
    others: "Mashimo mengine yote ni matupu.",
    total: (amount) => `Kwa jumla kuna ${seeds(amount)}.`,
  },

  order: "Kusini anaanza; kisha wachezaji wanapokezana zamu.",
  lap: ({ singleSeeds }) =>
    singleSeeds
      ? "Kwa zamu yako unasogeza kete moja hadi shimo linalofuata."
      : "Kwa zamu yako unainua kete zote za shimo moja na kuzipanda moja moja katika mashimo yanayofuata. Huo ni mzunguko.",
  start: {
    rows: {
      all: ({ territory }) =>
        territory
          ? "Unaweza kuanza na shimo lolote unalomiliki lenye kete."
          : "Unaweza kuanza na shimo lako lolote lenye kete.",
      outermostOccupied:
        "Unaweza kuanza tu na shimo lenye kete katika safu yako ya nje kabisa yenye kete.",
    },
    minimum: (least) => (least === 1 ? "" : `Shimo hilo lazima liwe na angalau ${seeds(least)}.`),
    singles: {
      never: "Shimo lenye kete chache zaidi halichezwi kamwe.",
      otherwiseStuck: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Unaweza kusogeza kete iliyo peke yake pale tu usipokuwa na shimo kama hilo."
          : "Unaweza kucheza shimo lenye kete chache zaidi pale tu usipokuwa na shimo kama hilo.",
    },
    singleInto: {
      any: "Kete iliyo peke yake inaweza kuingia shimo lolote.",
      empty: "Kete iliyo peke yake inaweza kuingia shimo tupu tu.",
    },
    feeding: {
      free: "Si lazima umwachie kete adui asiye nazo.",
      must: "Adui akiwa hana kete, lazima ucheze hatua itakayompa kete.",
    },
    loneStep: {
      true: "Ukiwa umebaki na kete moja tu, unaweza pia kuisogeza mbele moja kwa moja: kutoka safu ya nje hadi shimo la kati la safu wima yake, au kutoka safu ya kati hadi shimo la ndani, ikiwa safu ya adui ya ndani kabisa yenye kete ina kete katika safu wima hiyo. Hatua ya kuingia safu ya ndani huteka kana kwamba kete imeangukia shimo lenye kete.",
      false: "",
    },
  },
  circuit: {
    holes: {
      own: ({ rowsPerSide }) =>
        rowsPerSide === 1
          ? "Kete huzunguka katika safu yako tu, kamwe si katika safu ya adui."
          : "Kete huzunguka katika safu zako tu, kamwe si katika safu za adui.",
      all: "Kete huzunguka ubao wote, kupitia mashimo yako na ya adui.",
    },
    path: {
      loop: "Safu zako mbili hufanya duara moja.",
      serpentine:
        "Safu zako hufanya njia moja inayojipinda, safu baada ya safu kutoka ya nje hadi ya ndani; kutoka mwisho wake hurudi moja kwa moja mwanzoni.",
    },
    direction: {
      forward: (scope) => `Kete huenda mbele: ${forward(scope)}.`,
      backward: (scope) => `Kete huenda nyuma: ${backward(scope)}.`,
      either: (scope) =>
        `Kila zamu unachagua kama kete zitaenda mbele au nyuma. Mbele ni ${forward(scope)}; nyuma ni ${backward(scope)}.`,
    },
  },
  sowing: {
    origin: {
      sown: "Katika mzunguko unaopita njia yote, shimo ulikoanza hupata kete kama mashimo mengine.",
      skipped: "Katika mzunguko unaopita njia yote, shimo ulikoanza hurukwa.",
    },
    endlessAfter: (laps) =>
      `Hatua ambayo upandaji wake ungehitaji zaidi ya ${count(laps, "mzunguko", "mizunguko")} haina mwisho, na hairuhusiwi.`,
  },
  turn: {
    pass: {
      never: "Huruhusiwi kupisha zamu.",
      withSeeds:
        "Mchezaji mwenye kete lakini asiye na hatua lazima apishe zamu; mwingine yeyote haruhusiwi.",
      always: "Mchezaji asiye na hatua lazima apishe zamu; mwingine yeyote haruhusiwi.",
    },
  },

  landing: swahiliLanding,

  offers: {
    holes: (most) =>
      most === 1
        ? "Badala ya kupanda unaweza kumpa adui nafasi ya kununua shimo moja unalomiliki, likiwa na kete zake au tupu. Usipoweza kupanda, huwezi kutoa shimo pia."
        : `Badala ya kupanda unaweza kumpa adui nafasi ya kununua hadi ${holes(most)} unayomiliki, yakiwa na kete zake au matupu. Usipoweza kupanda, huwezi kutoa mashimo pia.`,
    price: (price) =>
      price === 0
        ? "Shimo halina bei."
        : `Bei ya shimo ni ${seeds(price)}: lazima adui awe ameteka nyingi hivyo kwa kila shimo unalotoa.`,
    keep: (least) =>
      least === 0 ? "Unaweza kutoa yote unayomiliki." : `Lazima ubaki na angalau ${holes(least)}.`,
    answer:
      "Adui anakubali au anakataa, kisha anacheza zamu yake. Akikubali, mashimo yanakuwa yake, na anaweka bei ya kila shimo ndani yake kutoka kete alizoteka.",
    refused: "Anayeshinda baada ya kukataa mashimo aliyopewa hushinda bila fahari.",
  },
  end: {
    noAction: {
      loses: ({ rules }) =>
        rules.turn?.pass === "withSeeds"
          ? "Mchezaji asiye na kete zamu yake inapofika ameshindwa."
          : "Mchezaji asiye na hatua zamu yake inapofika ameshindwa.",
      count: ({ rules }) =>
        rules.turn?.pass === "withSeeds"
          ? "Mchezaji akiwa hana kete zamu yake inapofika, mchezo umekwisha na kete zinahesabiwa."
          : "Mchezaji akiwa hana hatua zamu yake inapofika, mchezo umekwisha na kete zinahesabiwa.",
    },
    allBelow: (limit) =>
      limit === 1
        ? "Mchezo umekwisha mashimo yote yakiwa matupu baada ya hatua."
        : `Mchezo umekwisha kila shimo likiwa na chini ya ${seeds(limit)} baada ya hatua.`,
    majority: {
      true: ({ total }) =>
        `Mchezo umekwisha mara mchezaji anapokuwa ameteka zaidi ya nusu ya ${seeds(total)}.`,
      false: "",
    },
    sideEmpty: {
      true: "Mchezo umekwisha mara mmoja wa wachezaji anapokuwa hana kete ubaoni baada ya hatua.",
      false: "",
    },
    rest: {
      owner:
        "Kete zinapohesabiwa, kila mchezaji anaongeza zilizo katika mashimo yake kwenye alizoteka.",
      ranOut:
        "Kete zinapohesabiwa, mchezaji asiyebaki na kete ubaoni anaongeza zote zilizo ubaoni kwenye alizoteka.",
      nobody: "Kete zinapohesabiwa, zilizotekwa tu ndizo zinazohesabiwa.",
    },
  },
  mostWin: "Mwenye kete nyingi zaidi ameshinda; zikiwa sawa ni sare.",
  repetition: {
    times: (times) =>
      `Mchezo umekwisha hali ileile, ikiwa ni zamu ya mchezaji yuleyule, inapotokea kwa mara ya ${ordinal(times)}.`,
    result: {
      draw: "Hiyo ni sare.",
      void: "Mchezo kama huo hauna matokeo.",
      count: "Kisha kete zinahesabiwa.",
    },
  },
  doubt: (note) => `“${note}”`,
};

function forward({ ownCircuit, rowsPerSide }: Scope): string {
  if (!ownCircuit) {
    return "safu yako kutoka kushoto hadi kulia, kisha safu ya adui kurudi, kinyume cha mwendo wa saa";
  }
  if (rowsPerSide === 1) return "kutoka kushoto hadi kulia, na tena kuanzia mwisho wa kushoto";
  if (rowsPerSide === 2) {
    return "safu ya nje kutoka kushoto hadi kulia, kisha safu ya ndani kutoka kulia hadi kushoto, na kuzunguka tena";
  }
  return "safu ya nje kutoka kushoto hadi kulia, safu ya kati kutoka kulia hadi kushoto, safu ya ndani kutoka kushoto hadi kulia, na kuzunguka tena";
}

function backward({ ownCircuit, rowsPerSide }: Scope): string {
  if (!ownCircuit) {
    return "safu yako kutoka kulia hadi kushoto, kisha safu ya adui kurudi, kwa mwendo wa saa";
  }
  if (rowsPerSide === 1) return "kutoka kulia hadi kushoto, na tena kuanzia mwisho wa kulia";
  if (rowsPerSide === 2) {
    return "safu ya nje kutoka kulia hadi kushoto, kisha safu ya ndani kutoka kushoto hadi kulia, na kuzunguka tena";
  }
  return "safu ya nje kutoka kulia hadi kushoto, safu ya kati kutoka kushoto hadi kulia, safu ya ndani kutoka kulia hadi kushoto, na kuzunguka tena";
}
