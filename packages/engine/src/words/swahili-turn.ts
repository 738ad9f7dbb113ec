import type { RulesWords } from "./messages.ts";
import { swahiliNumbers } from "./numbers.ts";
import { needsMore, type Scope } from "./scope.ts";

const { count, number, or } = swahiliNumbers;

const seeds = (amount: number): string => count(amount, "kete", "kete");

const holesOf = {
  own: "mashimo yako yenye",
  enemy: "mashimo ya adui yenye",
  any: "mashimo yote yenye",
};
const oneHoleOf = { own: "shimo lako", enemy: "shimo la adui", any: "shimo lolote" };

/** Exactly so many seeds. */
function exactly(totals: readonly number[]): string {
  return `kete ${or(totals.map(number))} kamili`;
}

/** Turns, in Swahili. */
export const swahiliTurn: Pick<
  RulesWords,
  "order" | "lap" | "start" | "circuit" | "sowing" | "turn"
> = {
  order: "Kusini anaanza; kisha wachezaji wanapokezana zamu.",
  lap: ({ singleSeeds }) =>
    singleSeeds
      ? "Kwa zamu yako unasogeza kete moja hadi shimo linalofuata."
      : "Kwa zamu yako unainua kete zote za shimo moja na kuzipanda moja moja katika mashimo yanayofuata. Huo ni mzunguko.",
  start: {
    mustCapture: ({ minimum, maximum }) =>
      `Ukiweza kuanza kwa kuteka, lazima ufanye hivyo: unaanza na shimo lako lolote lenye kete ${number(minimum)} hadi ${number(maximum)} ambalo mzunguko wake wa kwanza unaishia kwa kuteka. Hiyo ni zamu ya kuteka; kila zamu nyingine ni zamu ya takata.`,
    rows: {
      all: ({ territory, rules }) =>
        `Unaweza kuanza na shimo ${territory ? "lolote unalomiliki" : "lako lolote"}${needsMore(rules) ? "" : " lenye kete"}.`,
      outermostOccupied:
        "Unaweza kuanza tu na shimo lenye kete katika safu yako ya nje kabisa yenye kete.",
      innerFirst:
        "Katika zamu ya takata unaanza na safu yako ya ndani; unaweza kuanza na safu ya nje pale tu safu ya ndani isipokuwa na shimo lenye kete za kutosha.",
    },
    minimum: (least) => (least === 1 ? "" : `Shimo hilo lazima liwe na angalau ${seeds(least)}.`),
    singles: {
      never: "Shimo lenye kete chache zaidi halichezwi kamwe.",
      otherwiseStuck: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Unaweza kusogeza kete iliyo peke yake pale tu usipokuwa na shimo kama hilo."
          : "Unaweza kucheza shimo lenye kete chache zaidi pale tu usipokuwa na shimo kama hilo.",
      whenNoOther: ({ rules }) =>
        rules.start?.minimum === 2
          ? "Unaweza kusogeza kete iliyo peke yake pale tu usipokuwa na shimo kama hilo, au yote ya namna hiyo yasiporuhusiwa kuchezwa."
          : "Unaweza kucheza shimo lenye kete chache zaidi pale tu usipokuwa na shimo kama hilo, au yote ya namna hiyo yasiporuhusiwa kuchezwa.",
    },
    barred: (totals) =>
      `Shimo lenye ${exactly(totals)} linaweza kuchezwa pale tu hakuna shimo jingine linaloweza kuchezwa.`,
    loneEnd: {
      inward:
        "Ikiwa kete zote za safu yako ya ndani ziko katika shimo moja la mwisho wa safu, huruhusiwi kuzipanda kuelekea nje ya safu hiyo.",
    },
    entry: ({ houseSows, singles = "works" }, { rules }) =>
      [
        "Maadamu una kete za akiba, zamu zako huanza na mojawapo: unaiweka katika shimo la safu yako ya ndani lenye kete.",
        "Ikiwa inaweza kuteka hapo kana kwamba ni kete ya mwisho ya mzunguko, lazima iteke, na hiyo ni zamu ya kuteka.",
        `Ikiwa haiwezi kuteka popote, unaiweka katika shimo lenye angalau ${seeds(rules.start?.minimum ?? 1)}, au lolote ikiwa hakuna, kisha unainua kete zote za shimo hilo na kuzipanda: hiyo ni zamu ya takata.`,
        ...(rules.board.house === undefined
          ? []
          : [
              singles === "owned"
                ? "Maadamu nyumba ni yako, unaweza kufanya hivyo na kete iliyo peke yake pia, hata kama kuna mashimo makubwa zaidi."
                : "Maadamu nyumba yako ni hai, unaweza kufanya hivyo na kete iliyo peke yake pia, hata kama kuna mashimo makubwa zaidi.",
              "Nyumba hai haiwezi kuinuliwa hivyo.",
              ...(houseSows === undefined
                ? []
                : [
                    `Ikiwa nyumba yako hai ndiyo shimo pekee lenye kete katika safu yako ya ndani, unapanda kete zake ${number(houseSows)} tu, nayo inabaki yako.`,
                  ]),
            ]),
      ].join(" "),
    singleInto: {
      any: "Kete iliyo peke yake inaweza kuingia shimo lolote.",
      empty: ({ singleSeeds }) =>
        singleSeeds
          ? "Shimo ambalo kete inaingia lazima liwe tupu."
          : "Kete iliyo peke yake inaweza kuingia shimo tupu tu.",
    },
    feeding: {
      always: "Lazima ucheze hatua itakayomwacha adui na kete, ukiweza.",
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
      chosenOnce: (scope) =>
        `Katika zamu yako ya kwanza unachagua kama kete zitaenda mbele au nyuma, na unashika mwelekeo huo mchezo mzima. Mbele ni ${forward(scope)}; nyuma ni ${backward(scope)}.`,
      forward: (scope) => `Kete huenda mbele: ${forward(scope)}.`,
      backward: (scope) => `Kete huenda nyuma: ${backward(scope)}.`,
      either: (scope) =>
        `Kila zamu unachagua kama kete zitaenda mbele au nyuma. Mbele ni ${forward(scope)}; nyuma ni ${backward(scope)}.`,
    },
  },
  sowing: {
    first: {
      next: "Kete ya kwanza huangukia shimo linalofuata lile ulilolimaliza.",
      origin:
        "Kete ya kwanza hurudi katika shimo uliloinua; kete iliyo peke yake tu huenda shimo linalofuata.",
    },
    jump: ({ owner, totals, opening }) =>
      `Unapopanda unaruka ${holesOf[owner]} ${exactly(totals)}; kete huenda shimo linalofuata lisilorukwa.${opening === "sown" ? " Katika zamu ya kwanza ya mchezo hakuna shimo linalorukwa." : ""}`,
    passing: ({ owner, totals, to }) =>
      `Mara kete unayopanda inapofanya ${oneHoleOf[owner]} liwe na ${exactly(totals)}, ${to === "sower" ? "unaziteka papo hapo" : "mwenye shimo anaziteka"} na kupanda kunaendelea.`,
    origin: {
      sown: "Katika mzunguko unaopita njia yote, shimo ulikoanza hupata kete kama mashimo mengine.",
      skipped: "Katika mzunguko unaopita njia yote, shimo ulikoanza hurukwa.",
      startSkipped:
        "Mzunguko wowote wa upandaji unapopita shimo ambalo upandaji ulianzia, shimo hilo hurukwa.",
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
    swap: {
      true: "Baada ya zamu yote ya kwanza ya mchezaji wa kwanza, wa pili anaweza kubadilishana upande badala ya kucheza: anachukua upande wa mchezaji wa kwanza pamoja na vyote vilivyomo, kisha mchezaji wa kwanza anacheza.",
      false: "",
    },
    block: ({ minimum }, { rules }) =>
      `Baada ya zamu ya takata${rules.reserve === undefined ? "" : " isiyoanza na kete ya akiba"}, ikiwa adui hana zamu ya kuteka, na zamu zote za kuteka ambazo wewe ungekuwa nazo zingeteka shimo lilelile lake, shimo hilo limefungwa (takasia) katika zamu yake inayofuata: haruhusiwi kuanza nalo. Hufungwa tu likiwa na angalau ${seeds(minimum)}, ${rules.board.house === undefined ? "na shimo jingine la safu yake ya ndani likiwa na kete hizo pia" : "shimo jingine la safu yake ya ndani likiwa na kete hizo pia, na lisipokuwa nyumba ambayo bado ni yake"}.`,
  },
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
