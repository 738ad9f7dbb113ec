import type { RulesWords } from "./messages.ts";
import { swahiliNumbers } from "./numbers.ts";
import type { Scope } from "./scope.ts";

const { count, number, or, and } = swahiliNumbers;

/** Exactly so many seeds. */
function exactly(totals: readonly number[]): string {
  return `kete ${or(totals.map(number))} kamili`;
}

/** The enemy's inner hole of the landing hole's column. */
function opposite({ rowsPerSide }: Scope): string {
  return rowsPerSide === 1
    ? "shimo lililo mkabala"
    : "shimo la ndani la adui katika safu wima hiyohiyo";
}

function inRow(name: string, { ownCircuit, territory, when }: Scope): string {
  if (ownCircuit) return `katika safu yako ya ${name}`;
  if (territory || when.owner === undefined) return `katika safu yoyote ya ${name}`;
  return when.owner === "own" ? `katika safu yako ya ${name}` : `katika safu ya ${name} ya adui`;
}

/** Where holes do not change hands, the owner is told with the row. */
function owned(text: string, changing: string): (scope: Scope) => string {
  return ({ territory, when }) => {
    if (territory) return changing;
    return when.row === undefined ? text : "";
  };
}

/** Where the last seed falls, in Swahili. */
export const swahiliLanding: RulesWords["landing"] = {
  condition: {
    hole: {
      empty: "shimo tupu",
      occupied: "shimo lenye kete",
      store: "ghala lako",
    },
    owner: {
      own: owned("la kwako", "unalolimiliki"),
      enemy: owned("la adui", "analolimiliki adui"),
    },
    row: {
      inner: (scope) => inRow("ndani", scope),
      middle: (scope) => inRow("kati", scope),
      outer: (scope) => inRow("nje", scope),
      innermostOccupied: "katika safu yako ya ndani kabisa yenye kete",
    },
    mark: (mark) => (mark === "head" ? "ambalo ni kichwa" : `lenye alama “${mark}”`),
    total: (totals) => `shimo hilo sasa lina ${exactly(totals)}`,
    opposite: {
      occupied: (scope) => `${opposite(scope)} lina kete`,
      empty: (scope) => `${opposite(scope)} ni tupu`,
    },
    target: {
      occupied: "safu ya adui ya ndani kabisa yenye kete ina kete katika safu wima hiyohiyo",
      empty: "safu ya adui ya ndani kabisa yenye kete haina kete katika safu wima hiyohiyo",
    },
  },
  when: ({ hole, owner, row, mark, ...clauses }, otherwise, { singleSeeds }) => {
    const told = Object.values(clauses);
    const place = [hole, owner, row, mark].filter((part) => part !== undefined);
    if (place.length === 0 && told.length === 0) {
      if (otherwise) return "Katika hali nyingine zote";
      return singleSeeds ? "Popote kete inapoingia" : "Popote kete ya mwisho inapoangukia";
    }
    const falls = singleSeeds ? "ikiwa kete itaingia" : "ikiwa kete ya mwisho itaangukia";
    const noun = hole === undefined ? ["shimo", ...place] : place;
    const text = [
      `${otherwise ? "vinginevyo, " : ""}${falls} ${noun.join(" ")}`,
      ...told.map((clause) => `na ${clause}`),
    ].join(" ");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  },
  consequence: {
    stop: { true: "zamu yako imekwisha" },
    relay: {
      true: "inua kete zote zilizomo, pamoja na ya mwisho, uendelee kuzipanda kuanzia shimo linalofuata",
    },
    choose: () =>
      "unachagua: kuinua kete zote zilizomo na kuendelea kuzipanda kuanzia shimo linalofuata, au kusimama na kumaliza zamu yako",
    again: { true: "unacheza tena" },
    capture: {
      opposite: (scope) =>
        scope.when.opposite === "occupied"
          ? "unateka kete hizo"
          : `unateka kete za ${opposite(scope)}`,
      file: (scope) => {
        const behind =
          scope.rowsPerSide === 3 ? "za mashimo yaliyo nyuma yake" : "za shimo lililo nyuma yake";
        const first =
          scope.when.opposite === "occupied"
            ? "unateka kete hizo"
            : `unateka kete za ${opposite(scope)}`;
        return `${first} na ${behind}, kama zipo`;
      },
      target: ({ when }) =>
        when.target === "occupied"
          ? "unateka kete hizo"
          : "unateka kete za safu wima hiyohiyo katika safu ya adui ya ndani kabisa yenye kete",
      landing: "unateka kete za shimo hilo",
    },
    withLanding: {
      true: ({ when }) =>
        when.hole === "empty"
          ? "pamoja na kete ya mwisho"
          : "pamoja na kete za pale ya mwisho ilipoangukia",
      false: "lakini si kete ya mwisho",
    },
    to: {
      off: ({ storesSown, keepsCaptured }) => {
        if (storesSown) return "; zinaingia ghala lako";
        return keepsCaptured ? "; zinakuwa zako" : "; zinaondolewa ubaoni";
      },
      sow: " na kuzipanda, pamoja na kete za pale ya mwisho ilipoangukia, kuanzia shimo linalofuata",
    },
    takingAll: {
      allowed: "Unaruhusiwa kuteka kete zote za adui.",
      capturesNothing: "Ukiwa ungeteka kete zote za adui, huteki hata moja.",
      forbidden: "Hatua ambayo ingeteka kete zote za adui hairuhusiwi.",
      restToEnemy: "Ukiteka kete zote za adui, yeye anapata zako zote zilizobaki ubaoni.",
    },
    lastSeeds: {
      sow: "Hata kete za mwisho za adui hupandwa.",
      stay: "Zikiwa ni kete za mwisho za adui, zinabaki pale kete ya mwisho ilipoangukia, na zamu yako imekwisha.",
    },
  },
  sentence: (when, { withLanding, to = "", ...clauses }) => {
    const together = withLanding === undefined ? "" : `, ${withLanding}`;
    return `${when}, ${Object.values(clauses).join("; ")}${together}${to}.`;
  },
  turnOver: "Kisha zamu yako imekwisha.",
  chain: {
    parts: {
      direction: {
        backward: "nyuma yake",
        forward: "mbele yake",
        both: "nyuma yake na mbele yake",
      },
      owner: {
        enemy: "mradi mashimo ni ya adui",
        any: "yawe ya nani",
      },
      totals: (totals) => `kila moja likiwa na ${exactly(totals)}`,
    },
    sentence: ({ direction, owner, totals, ...more }) =>
      `Pia unateka kila mfululizo usiokatika wa mashimo yanayofuatana ${direction!}, ${totals!}, ${and([owner!, ...Object.values<string>(more)])}.`,
  },
  bonus: {
    holes: (amount) =>
      amount === 1
        ? "Kisha lazima uchukue kete zote za shimo jingine 1 la adui unalochagua; nazo hutekwa pia. Kama hakuna shimo lenye kete, huchukui."
        : `Kisha lazima uchukue kete zote za ${count(amount, "shimo", "mashimo")} mengine ya adui unayochagua, moja baada ya jingine; nazo hutekwa pia. Kama mashimo yenye kete ni machache, unachukua hayo.`,
    seeds: {
      asCaptured:
        "Kisha lazima uteke kete nyingine kwa idadi ileile, moja moja, kutoka mashimo yoyote ya adui; chache zaidi ikiwa tu zilizobaki hazitoshi.",
    },
    exempt: (mark) =>
      mark === "head"
        ? "Kete zilizo katika vichwa vya adui ni salama."
        : `Kete zilizo katika mashimo yenye alama “${mark}” ni salama.`,
  },
  rest: (some) =>
    some
      ? "Katika hali nyingine zote zamu yako imekwisha."
      : "Popote kete ya mwisho inapoangukia, zamu yako imekwisha.",
};
