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

/** The second hole after the last seed. */
function beyond(when: Scope["when"]): string {
  return when.next === undefined ? "shimo la pili baada yake" : "shimo la baada ya hilo";
}

function hasSeeds(counts: Scope["when"]["opposite"]): boolean {
  return counts !== undefined && counts !== "empty";
}

function holding(counts: NonNullable<Scope["when"]["opposite"]>): string {
  if (counts === "empty") return "ni tupu";
  return counts === "occupied" ? "lina kete" : `lina ${exactly(counts)}`;
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
    house: { working: "nyumba yako hai" },
    blocked: { true: "lililofungwa" },
    turn: { capturing: "ya kuteka", plain: "ya takata" },
    stage: {
      entering: "iliyoanza na kete ya akiba",
      moving: "isiyoanza na kete ya akiba",
    },
    opening: { false: "isipokuwa katika zamu ya kwanza ya mchezo" },
    total: (totals) =>
      typeof totals === "string"
        ? `idadi ya kete zake sasa ${totals === "even" ? "inagawanyika kwa mbili" : "haigawanyiki kwa mbili"}`
        : `shimo hilo sasa lina ${exactly(totals)}`,
    claimable: { true: "unaruhusiwa kulitwaa" },
    next: { occupied: "shimo linalofuata lina kete", empty: "shimo linalofuata ni tupu" },
    beyond: {
      occupied: ({ when }) => `${beyond(when)} lina kete`,
      empty: ({ when }) => `${beyond(when)} ni tupu`,
    },
    opposite: (counts, scope) => `${opposite(scope)} ${holding(counts)}`,
    oppositeOuter: (counts, scope) =>
      `shimo lililo nyuma ${scope.when.opposite === undefined ? `ya ${opposite(scope)}` : "yake"} ${holding(counts)}`,
    target: {
      occupied: "safu ya adui ya ndani kabisa yenye kete ina kete katika safu wima hiyohiyo",
      empty: "safu ya adui ya ndani kabisa yenye kete haina kete katika safu wima hiyohiyo",
    },
  },
  when: (parts, otherwise, { singleSeeds }) => {
    const { hole, owner, row, mark, house, blocked, turn, stage, opening, ...clauses } = parts;
    const told = Object.values(clauses);
    const place = [...(house === undefined ? [hole, owner, row, mark] : [house]), blocked].filter(
      (part) => part !== undefined,
    );
    const kind = [turn, stage].filter((part) => part !== undefined).join(" ");
    const turns = [
      ...(kind === "" ? [] : [`katika zamu ${kind}`]),
      ...(opening === undefined ? [] : [opening]),
    ];
    const anywhere = place.length === 0 && told.length === 0;
    if (anywhere && turns.length === 0 && otherwise) return "Katika hali nyingine zote";
    const falls = singleSeeds ? "ikiwa kete itaingia" : "ikiwa kete ya mwisho itaangukia";
    const noun = (hole ?? house) === undefined ? ["shimo", ...place] : place;
    const wherever = singleSeeds ? "popote kete inapoingia" : "popote kete ya mwisho inapoangukia";
    const condition = anywhere
      ? wherever
      : [`${falls} ${noun.join(" ")}`, ...told.map((clause) => `na ${clause}`)].join(" ");
    const text = [...(otherwise ? ["vinginevyo"] : []), ...turns, condition].join(", ");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  },
  consequence: {
    stop: { true: "zamu yako imekwisha" },
    relay: {
      true: "inua kete zote zilizomo, pamoja na ya mwisho, uendelee kuzipanda kuanzia shimo linalofuata",
      next: ({ when }) =>
        `inua kete ${when.next === "occupied" ? "hizo" : "zote za shimo linalofuata"}, uendelee kuzipanda kuanzia shimo lililo baada yake`,
    },
    choose: () =>
      "unachagua: kuinua kete zote zilizomo na kuendelea kuzipanda kuanzia shimo linalofuata, au kusimama na kumaliza zamu yako",
    again: { true: "unacheza tena" },
    capture: {
      opposite: (scope) =>
        hasSeeds(scope.when.opposite) ? "unateka kete hizo" : `unateka kete za ${opposite(scope)}`,
      beyond: ({ when }) =>
        when.beyond === "occupied" ? "unateka kete hizo" : `unateka kete za ${beyond(when)}`,
      totals: ({ then }) =>
        `unateka kete za kila shimo la adui lenye ${exactly(then.totals ?? [])}`,
      file: (scope) => {
        const { opposite: inner, oppositeOuter: outer } = scope.when;
        if (hasSeeds(outer)) {
          return hasSeeds(inner)
            ? "unateka kete za mashimo yote mawili"
            : "unateka kete hizo na za shimo la ndani lililo mbele yake (kama zipo)";
        }
        const behind =
          scope.rowsPerSide === 3 ? "za mashimo yaliyo nyuma yake" : "za shimo lililo nyuma yake";
        const first = hasSeeds(inner) ? "unateka kete hizo" : `unateka kete za ${opposite(scope)}`;
        return `${first} na ${behind} (kama zipo)`;
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
      sow: ({ then }) => {
        const from =
          then.sowFrom === "origin"
            ? "shimo linalofuata lile mzunguko ulikoanzia"
            : "shimo linalofuata";
        return then.sowWith === "captured"
          ? ` na kuzipanda kuanzia ${from}; kete za pale ya mwisho ilipoangukia zinabaki hapo`
          : ` na kuzipanda, pamoja na kete za pale ya mwisho ilipoangukia, kuanzia ${from}`;
      },
      sowFromEnd: ({ then }) =>
        ` na kuzipanda kutoka mwisho mmoja wa safu yako ya ndani, kufuata safu, ya kwanza katika shimo la mwisho lenyewe; kete za pale ya mwisho ilipoangukia zinabaki hapo${then.ends === undefined ? ". Unapanda kutoka mwisho unaohifadhi mwelekeo wako" : ""}`,
    },
    totals: () => "",
    sowWith: { landing: "", captured: "" },
    sowFrom: { landing: "", origin: "" },
    across: { true: "pamoja na kete za shimo lililo mkabala nalo ng'ambo ya ubao" },
    claim: { true: "Pia unajitwalia shimo hilo." },
    onwards: {
      true: "Ikiwa shimo linalofuata lile uliloteka ni tupu na la baada yake lina kete, unateka kete hizo pia, na kuendelea hivyo.",
      false: "",
    },
    ends: (amount) =>
      amount === 1
        ? "Ukiteka katika safu wima ya kwanza au ya mwisho, unapanda kutoka mwisho wa upande huo; ukiteka kwingine, kutoka mwisho unaohifadhi mwelekeo wako."
        : `Ukiteka katika mojawapo ya safu wima ${number(amount)} za kwanza au za mwisho, unapanda kutoka mwisho wa upande huo; ukiteka kwingine, kutoka mwisho unaohifadhi mwelekeo wako.`,
    takingAll: {
      again: "Lakini ukiteka kete zote za adui, unacheza tena.",
      allowed: "Unaruhusiwa kuteka kete zote za adui.",
      capturesNothing: "Ikiwa ungeteka kete zote za adui, huteki hata moja.",
      forbidden: "Hatua ambayo ingeteka kete zote za adui hairuhusiwi.",
      restToEnemy: "Ukiteka kete zote za adui, yeye anapata zako zote zilizobaki ubaoni.",
    },
    afterwards: { again: "Baada ya kuteka, unacheza tena.", over: "" },
    lastSeeds: {
      sow: "Hata kete za mwisho za adui hupandwa.",
      stay: "Zikiwa ni kete za mwisho za adui, zinabaki pale kete ya mwisho ilipoangukia, na zamu yako imekwisha.",
    },
  },
  sentence: (when, { withLanding, across, to = "", ...clauses }) => {
    const extra = [across, withLanding].filter((part) => part !== undefined);
    const together = extra.map((part) => `, ${part}`).join("");
    return `${when}, ${Object.values(clauses).join("; ")}${together}${to}.`;
  },
  turnOver: {
    next: "Kisha zamu yako imekwisha.",
    capture: "Baada ya kuteka, zamu yako imekwisha.",
  },
  chain: {
    parts: {
      direction: {
        backward: "mfululizo usiokatika wa mashimo yanayofuatana nyuma yake",
        forward: "mfululizo usiokatika wa mashimo yanayofuatana mbele yake",
        both: "kila mfululizo usiokatika wa mashimo yanayofuatana nyuma yake na mbele yake",
      },
      owner: {
        enemy: "mradi mashimo ni ya adui",
        any: "yawe ya nani",
      },
      totals: (totals) => `kila moja likiwa na ${exactly(totals)}`,
    },
    sentence: ({ direction, owner, totals, ...more }) =>
      `Pia unateka ${direction!}, ${totals!}, ${and([owner!, ...Object.values<string>(more)])}.`,
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
        ? "Kete zilizo katika vichwa vya adui haziwezi kuchukuliwa hivyo."
        : `Kete zilizo katika mashimo yenye alama “${mark}” haziwezi kuchukuliwa hivyo.`,
  },
  rest: (some) =>
    some
      ? "Katika hali nyingine zote zamu yako imekwisha."
      : "Popote kete ya mwisho inapoangukia, zamu yako imekwisha.",
};
