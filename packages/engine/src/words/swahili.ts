import type { RulesWords } from "./messages.ts";
import { swahiliNumbers } from "./numbers.ts";
import { swahiliLanding } from "./swahili-landing.ts";
import { swahiliTurn } from "./swahili-turn.ts";

const { count, ordinal, and } = swahiliNumbers;

/** «kete» is the same for one and for many. */
const seeds = (amount: number): string => count(amount, "kete", "kete");
const holes = (amount: number): string => count(amount, "shimo", "mashimo");

/** So many marked holes. Names that are not known stand as the variant's author wrote them. */
function marked(mark: string, amount: number): string {
  if (mark === "head") return count(amount, "kichwa", "vichwa");
  if (mark === "house") return count(amount, "nyumba", "nyumba");
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
      true: "Mashimo yanaweza kubadilisha mmiliki: shimo ni lako maadamu unalimiliki, popote lilipo.",
      false: "",
    },
    capacity: (most) => `Shimo haliwezi kamwe kuwa na zaidi ya ${seeds(most)}.`,
  },
  claims: {
    most: (most) =>
      `Kila mchezaji anaweza kujitwalia ${holes(most)}. Kete zinazoangukia shimo lililotwaliwa, aliyezipanda awe nani, zinatekwa papo hapo na mchezaji aliyelitwaa.`,
    mirrored: {
      true: "Unaweza kujitwalia shimo hata kama adui ametwaa shimo lililo mahali palepale upande wa pili.",
      false:
        "Huwezi kujitwalia shimo ikiwa adui ametwaa shimo lililo mahali palepale upande wa pili.",
    },
    except: (where) => `Hakuna anayeweza kujitwalia ${and(where)}.`,
  },
  house: ({ mark, works }) =>
    `${mark === "house" ? "Nyumba" : mark === "head" ? "Kichwa" : `Shimo lenye alama “${mark}”`} ni yako hadi iinuliwe yote au itekwe, au hadi uteke kwa mara ya kwanza katika zamu isiyoanza na kete ya akiba; hapo umeipoteza kabisa, na inakuwa shimo kama mengine. Ikiwa ni yako na ina angalau ${seeds(works)}, ni nyumba hai.`,
  leftAndRight: "Kushoto na kulia ni kwa jinsi kila mchezaji anavyokaa.",
  mark: (mark, amount, where) => `Kila mchezaji ana ${marked(mark, amount)}: ${and(where)}.`,

  holeSet: {
    parts: {
      row: { inner: "safu ya ndani", middle: "safu ya kati", outer: "safu ya nje" },
      left: (amount) =>
        amount === 1 ? "shimo la mwisho kushoto" : `${holes(amount)} ya mwisho kushoto`,
      right: (amount) =>
        amount === 1 ? "shimo la mwisho kulia" : `${holes(amount)} ya mwisho kulia`,
      column: (place) =>
        place === 1 ? "shimo la mwisho kushoto" : `shimo la ${ordinal(place)} kutoka kushoto`,
    },
    phrase: ({ row, left, right, column }, set, each, side) => {
      const of = side === undefined ? "kila mchezaji" : side === "south" ? "Kusini" : "Kaskazini";
      const whose = each ? ` ya ${of}` : "";
      const every = side === undefined ? "kila safu" : `kila safu ya ${of}`;
      const rows = row === undefined ? every : `${row}${whose}`;
      if (column !== undefined) return `${column} la ${rows}`;
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
      if (row === undefined && side === undefined) return each ? "kila shimo" : "mashimo yote";
      return each ? `kila shimo la ${rows}` : `mashimo yote ya ${rows}`;
    },
  },
  setup: {
    entry: (where, amount, instead) => {
      const start = instead ? "Lakini" : "Mwanzoni";
      return amount === 0
        ? `${start} ${where} halina kete.`
        : `${start} kuna ${seeds(amount)} katika ${where}.`;
    },
    others: "Mashimo mengine yote ni matupu.",
    captured: ({ south, north }) =>
      `Kabla ya zamu ya kwanza Kusini ameshateka ${seeds(south)} na Kaskazini ${seeds(north)}.`,
    reserve: (amount) => `Zaidi ya hizo, kila mchezaji ana akiba ya ${seeds(amount)}.`,
    total: (amount) => `Kwa jumla kuna ${seeds(amount)}.`,
  },

  ...swahiliTurn,

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
    innerRowEmpty: {
      true: "Mchezaji ambaye safu yake ya ndani ni tupu, hata katikati ya zamu baada ya kutekwa, ameshindwa.",
      false: "",
    },
    rest: {
      other:
        "Kete zinapohesabiwa, mchezaji ambaye si zamu yake anaongeza zote zilizobaki ubaoni kwenye alizoteka.",
      even: "Kete zinapohesabiwa, kila mchezaji anaongeza nusu ya zilizobaki ubaoni kwenye alizoteka; ikizidi moja, inakwenda kwa mwenye nyingi zaidi upande wake.",
      owner:
        "Kete zinapohesabiwa, kila mchezaji anaongeza zilizo katika mashimo yake kwenye alizoteka.",
      runOut:
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
    rest: {
      other: "Hapo mchezaji ambaye si zamu yake anaongeza zote zilizobaki ubaoni.",
      owner: "Hapo kila mchezaji anaongeza zilizo katika mashimo yake.",
      runOut: "Hapo mchezaji asiyebaki na kete ubaoni anaongeza zote zilizo ubaoni.",
      even: "Hapo kila mchezaji anaongeza nusu ya zilizo ubaoni; ikizidi moja, inakwenda kwa mwenye nyingi zaidi upande wake.",
      nobody: "Hapo zilizotekwa tu ndizo zinazohesabiwa.",
    },
    except: {
      sideEmpty: "Hali ambapo mchezaji mmoja hana kete ubaoni hazihesabiwi kwa hili.",
    },
  },
  doubt: (note) => `“${note}”`,
};
