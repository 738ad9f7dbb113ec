import type { RulesWords } from "./messages.ts";
import { englishNumbers } from "./numbers.ts";
import type { Scope } from "./scope.ts";

const { number, or, and } = englishNumbers;

/** Exactly so many seeds. */
function exactly(totals: readonly number[]): string {
  const noun = totals.length === 1 && totals[0] === 1 ? "seed" : "seeds";
  return `exactly ${or(totals.map(number))} ${noun}`;
}

/** The enemy's inner hole of the landing hole's column. */
function opposite({ rowsPerSide }: Scope): string {
  return rowsPerSide === 1 ? "the hole opposite" : "the enemy's inner hole in the same column";
}

/** The second hole after the last seed. */
function beyond(when: Scope["when"]): string {
  return when.next === undefined ? "the second hole after it" : "the one after that";
}

function hasSeeds(counts: Scope["when"]["opposite"]): boolean {
  return counts !== undefined && counts !== "empty";
}

function holding(counts: NonNullable<Scope["when"]["opposite"]>): string {
  if (counts === "empty") return "is empty";
  return counts === "occupied" ? "has seeds" : `holds ${exactly(counts)}`;
}

function inRow(row: string, { ownCircuit, territory, when }: Scope): string {
  if (ownCircuit) return `of your ${row}`;
  if (territory || when.owner === undefined) return `of either ${row}`;
  return when.owner === "own" ? `of your ${row}` : `of the enemy's ${row}`;
}

/** Where holes do not change hands, the owner is told with the row. */
function owned(text: string, changing: string): (scope: Scope) => string {
  return ({ territory, when }) => {
    if (territory) return changing;
    return when.row === undefined ? text : "";
  };
}

/** Where the last seed falls, in English. */
export const englishLanding: RulesWords["landing"] = {
  condition: {
    hole: {
      empty: "an empty hole",
      occupied: ({ when }) =>
        when.row === "innermostOccupied" ? "an occupied hole" : "a hole with seeds",
      store: "your store",
    },
    owner: {
      own: owned("of your own", "that you own"),
      enemy: owned("of the enemy's", "that the enemy owns"),
    },
    row: {
      inner: (scope) => inRow("inner row", scope),
      middle: (scope) => inRow("middle row", scope),
      outer: (scope) => inRow("outer row", scope),
      innermostOccupied: "of your innermost row with seeds",
    },
    mark: (mark) => (mark === "head" ? "that is a head" : `marked “${mark}”`),
    house: { working: "your working house" },
    blocked: { true: "that is blocked" },
    turn: { capturing: "capturing turn", plain: "plain turn" },
    stage: {
      entering: "begun with a seed from your reserve",
      moving: "begun without a seed from your reserve",
    },
    opening: { false: "except in the first turn of the game" },
    total: (totals) =>
      typeof totals === "string"
        ? `the number of seeds in it is then ${totals}`
        : `there are then ${exactly(totals)} in it`,
    claimable: { true: "you may claim it" },
    next: { occupied: "the next hole has seeds", empty: "the next hole is empty" },
    beyond: {
      occupied: ({ when }) => `${beyond(when)} has seeds`,
      empty: ({ when }) => `${beyond(when)} is empty`,
    },
    opposite: (counts, scope) => `${opposite(scope)} ${holding(counts)}`,
    oppositeOuter: (counts, scope) =>
      `the hole behind ${scope.when.opposite === undefined ? opposite(scope) : "it"} ${holding(counts)}`,
    target: {
      occupied: "the enemy's innermost row with seeds has some in the same column",
      empty: "the enemy's innermost row with seeds has none in the same column",
    },
  },
  when: (parts, otherwise, { singleSeeds }) => {
    const { hole, owner, row, mark, house, blocked, turn, stage, opening, ...clauses } = parts;
    const told = Object.values(clauses);
    const place = [...(house === undefined ? [hole, owner, row, mark] : [house]), blocked].filter(
      (part) => part !== undefined,
    );
    const kind = [turn ?? (stage === undefined ? undefined : "turn"), stage]
      .filter((part) => part !== undefined)
      .join(" ");
    const turns = [
      ...(kind === "" ? [] : [`in a ${kind}`]),
      ...(opening === undefined ? [] : [opening]),
    ];
    const falls = singleSeeds ? "the seed comes into" : "the last seed falls in";
    const anywhere = place.length === 0 && told.length === 0;
    if (anywhere && turns.length === 0 && otherwise) return "In every other case";
    const noun = (hole ?? house) === undefined ? ["a hole", ...place] : place;
    const condition = anywhere
      ? `wherever ${falls.replace(/ in(to)?$/, "")}`
      : [`if ${falls} ${noun.join(" ")}`, ...told.map((clause) => `and ${clause}`)].join(" ");
    const text = [...(otherwise ? ["otherwise"] : []), ...turns, condition].join(", ");
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  },
  consequence: {
    stop: { true: "your turn is over" },
    relay: {
      true: "lift all the seeds there, the last one included, and sow them on from the next hole",
      next: ({ when }) =>
        `lift ${when.next === "occupied" ? "those" : "all the seeds of the next hole"} and sow them on from the hole after that`,
    },
    choose: () =>
      "you choose: lift all the seeds there and sow them on from the next hole, or stop and end your turn",
    again: { true: "you move again" },
    capture: {
      opposite: (scope) =>
        hasSeeds(scope.when.opposite)
          ? "you capture them"
          : `you capture the seeds in ${opposite(scope)}`,
      beyond: ({ when }) =>
        when.beyond === "occupied"
          ? "you capture those"
          : `you capture the seeds in ${beyond(when)}`,
      totals: ({ then }) =>
        `you capture the seeds of every hole of the enemy's that holds ${exactly(then.totals ?? [])}`,
      file: (scope) => {
        const { opposite: inner, oppositeOuter: outer } = scope.when;
        if (hasSeeds(outer)) {
          return hasSeeds(inner)
            ? "you capture the seeds of both holes"
            : "you capture those and any in the inner hole in front of them";
        }
        const behind = scope.rowsPerSide === 3 ? "in the holes" : "in the hole";
        const first = hasSeeds(inner)
          ? "you capture them"
          : `you capture the seeds in ${opposite(scope)}`;
        return `${first} and any ${behind} behind`;
      },
      target: ({ when }) =>
        when.target === "occupied"
          ? "you capture those"
          : "you capture what the enemy's innermost row with seeds has in the same column",
      landing: "you capture the seeds in that hole",
    },
    withLanding: {
      true: ({ when }) =>
        when.hole === "empty"
          ? "together with the last seed"
          : "together with the seeds where the last one fell",
      false: "but not the last seed",
    },
    to: {
      off: ({ storesSown, keepsCaptured }) => {
        if (storesSown) return "; they go into your store";
        return keepsCaptured ? "; you keep them" : "; they leave the board";
      },
      sow: ({ then }) => {
        const from =
          then.sowFrom === "origin" ? "the hole after the one the lap began in" : "the next hole";
        return then.sowWith === "captured"
          ? ` and sow them on from ${from}; the seeds where the last one fell stay there`
          : ` and sow them, together with the seeds where the last one fell, on from ${from}`;
      },
      sowFromEnd: ({ then }) =>
        ` and sow them from an end of your inner row, along the row, the first into the end hole itself; the seeds where the last one fell stay there${then.ends === undefined ? ". You sow from the end that keeps your direction" : ""}`,
    },
    totals: () => "",
    sowWith: { landing: "", captured: "" },
    sowFrom: { landing: "", origin: "" },
    across: { true: "together with those in the hole across the board from it" },
    claim: { true: "You also claim that hole." },
    onwards: {
      true: "If the hole after the one you captured is empty and the one after that is not, you capture that one's seeds too, and so on.",
      false: "",
    },
    ends: (amount) =>
      amount === 1
        ? "After a capture in the first or last column you sow from the end on that side; after any other from the end that keeps your direction."
        : `After a capture in one of the first or last ${number(amount)} columns you sow from the end on that side; after any other from the end that keeps your direction.`,
    takingAll: {
      again: "But if a capture takes all the seeds the enemy has, you move again.",
      allowed: "A capture may take all the seeds the enemy has.",
      capturesNothing: "A capture that would take all the seeds the enemy has takes none.",
      forbidden: "A move that would capture all the seeds the enemy has may not be played.",
      restToEnemy:
        "If a capture takes all the seeds the enemy has, he gets all of yours that are still on the board.",
    },
    afterwards: { again: "After a capture you move again.", over: "" },
    lastSeeds: {
      sow: "Even the enemy's last seeds are sown on.",
      stay: "If they are the enemy's last seeds, they stay where the last seed fell, and your turn is over.",
    },
  },
  sentence: (when, { withLanding, across, to = "", ...clauses }) => {
    const extra = [across, withLanding].filter((part) => part !== undefined);
    const together = extra.map((part) => `, ${part}`).join("");
    return `${when}, ${Object.values(clauses).join("; ")}${together}${to}.`;
  },
  turnOver: { next: "Then your turn is over.", capture: "After a capture your turn is over." },
  chain: {
    parts: {
      direction: {
        backward: "the unbroken run of holes right behind it",
        forward: "the unbroken run of holes right ahead of it",
        both: "every unbroken run of holes right behind and right ahead of it",
      },
      owner: {
        enemy: "as far as the holes are the enemy's",
        any: "whoever owns them",
      },
      totals: (totals) => `with ${exactly(totals)} each`,
    },
    sentence: ({ direction, owner, totals, ...more }) =>
      `You also capture ${[direction, totals].join(" ")}, ${and([owner!, ...Object.values<string>(more)])}.`,
  },
  bonus: {
    holes: (amount) =>
      amount === 1
        ? "Then you must empty one more hole of the enemy's, of your choice, and its seeds are captured too. If none has seeds, that falls away."
        : `Then you must empty ${number(amount)} more holes of the enemy's, of your choice, one after the other, and their seeds are captured too. If fewer have seeds, you empty those.`,
    seeds: {
      asCaptured:
        "Then you must capture as many seeds again, one by one, from any holes of the enemy's; fewer only if fewer are left.",
    },
    exempt: (mark) =>
      mark === "head"
        ? "Seeds in the enemy's heads are safe from that."
        : `Seeds in holes marked “${mark}” are safe from that.`,
  },
  rest: (some) =>
    some
      ? "In every other case your turn is over."
      : "Wherever the last seed falls, your turn is over.",
};
