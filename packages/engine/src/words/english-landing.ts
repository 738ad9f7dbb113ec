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
    total: (totals) => `there are then ${exactly(totals)} in it`,
    opposite: {
      occupied: (scope) => `${opposite(scope)} has seeds`,
      empty: (scope) => `${opposite(scope)} is empty`,
    },
    target: {
      occupied: "the enemy's innermost row with seeds has some in the same column",
      empty: "the enemy's innermost row with seeds has none in the same column",
    },
  },
  when: ({ hole, owner, row, mark, ...clauses }, otherwise, { singleSeeds }) => {
    const told = Object.values(clauses);
    const place = [hole, owner, row, mark].filter((part) => part !== undefined);
    const falls = singleSeeds ? "the seed comes into" : "the last seed falls in";
    if (place.length === 0 && told.length === 0) {
      return otherwise ? "In every other case" : `Wherever ${falls.replace(/ in(to)?$/, "")}`;
    }
    const noun = hole === undefined ? ["a hole", ...place] : place;
    return [
      `${otherwise ? "Otherwise, if" : "If"} ${falls} ${noun.join(" ")}`,
      ...told.map((clause) => `and ${clause}`),
    ].join(" ");
  },
  consequence: {
    stop: { true: "your turn is over" },
    relay: {
      true: "lift all the seeds there, the last one included, and sow them on from the next hole",
    },
    choose: () =>
      "you choose: lift all the seeds there and sow them on from the next hole, or stop and end your turn",
    again: { true: "you move again" },
    capture: {
      opposite: (scope) =>
        scope.when.opposite === "occupied"
          ? "you capture them"
          : `you capture the seeds in ${opposite(scope)}`,
      file: (scope) => {
        const behind = scope.rowsPerSide === 3 ? "in the holes" : "in the hole";
        const first =
          scope.when.opposite === "occupied"
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
      sow: " and sow them, together with the seeds where the last one fell, on from the next hole",
    },
    takingAll: {
      allowed: "A capture may take all the seeds the enemy has.",
      capturesNothing: "A capture that would take all the seeds the enemy has takes none.",
      forbidden: "A move that would capture all the seeds the enemy has may not be played.",
      restToEnemy:
        "If a capture takes all the seeds the enemy has, he gets all of yours that are still on the board.",
    },
    lastSeeds: {
      sow: "Even the enemy's last seeds are sown on.",
      stay: "If they are the enemy's last seeds, they stay where the last seed fell, and your turn is over.",
    },
  },
  sentence: (when, { withLanding, to = "", ...clauses }) => {
    const together = withLanding === undefined ? "" : `, ${withLanding}`;
    return `${when}, ${Object.values(clauses).join("; ")}${together}${to}.`;
  },
  turnOver: "Then your turn is over.",
  chain: {
    parts: {
      direction: {
        backward: "right behind it",
        forward: "right ahead of it",
        both: "right behind and right ahead of it",
      },
      owner: {
        enemy: "as far as the holes are the enemy's",
        any: "whoever owns them",
      },
      totals: (totals) => `with ${exactly(totals)} each`,
    },
    sentence: ({ direction, owner, totals, ...more }) =>
      `You also capture every unbroken run of holes ${[direction, totals].join(" ")}, ${and([owner!, ...Object.values<string>(more)])}.`,
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
