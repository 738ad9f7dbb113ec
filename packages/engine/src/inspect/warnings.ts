/** What is allowed in a variant but has no effect, or cannot be meant. */
import type { Issue } from "../errors.ts";
import type { LandingConsequence } from "../variant/consequence-definition.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { LandingCondition } from "../variant/landing-definition.ts";
import type { Variant } from "../variant/variant.ts";
import { reachableCases } from "./reachable-cases.ts";
import { warnOfBoard } from "./board-warnings.ts";
import { warnInto, type Warn } from "./warn.ts";

/**
 * The warnings of a variant with its options chosen. Codes: `shadowed` (a landing case that an earlier one always covers, or that cannot
 * be on this board), `no-effect`, `no-target` (a capture for which this board has no hole or too few seeds), `unused-mark`, `never-ends` (nothing in the rules but repetition can end a game).
 * `cases` are the places in the file of the cases that are left once options are chosen.
 */
export function warningsOf(variant: Variant, cases: readonly number[]): Issue[] {
  const { rules } = variant;
  const issues: Issue[] = [];
  const warn = warnInto(issues);
  for (const [index, reached] of reachableCases(variant).entries()) {
    const path = `/landing/${cases[index] ?? index}`;
    if (!reached) warn(path, "shadowed", "a landing left over by the cases before it", "none left");
    else if (asksForTooMany(rules.landing[index]!.when, variant.total)) {
      warn(path, "shadowed", `numbers of seeds up to ${variant.total}`, "more");
    }
  }
  for (const [index, { when, then }] of rules.landing.entries()) {
    const expected = missingTarget(variant, when, then);
    if (expected === undefined) continue;
    warn(`/landing/${cases[index] ?? index}/then/capture`, "no-target", expected, then.capture!);
  }
  warnOfBoard(variant, warn);
  warnOfStart(rules, warn);
  warnOfEnd(rules, warn);
  for (const mark of Object.keys(rules.board.marks ?? {})) {
    if (usesMark(rules, mark)) continue;
    warn(`/board/marks/${mark}`, "unused-mark", "a condition or rule that names it", mark);
  }
  if (cannotEnd(rules)) {
    warn("/end", "never-ends", "an end that play can bring", "repetition alone");
  }
  return issues;
}

/** What a capture would need so that there is something to capture; undefined when there is. */
function missingTarget(
  { rules, board, total }: Variant,
  when: LandingCondition,
  then: LandingConsequence,
): string | undefined {
  switch (then.capture) {
    case "opposite":
    case "file":
    case "target":
      // Across from the enemy's holes lie the player's own.
      if (when.owner === "enemy" && rules.board.territory !== true) return "owner own";
      return then.capture === "file" && board.rows === 2 ? "four rows or more" : undefined;
    case "beyond":
      return holesRound(rules) > 2 ? undefined : "a circuit of three holes or more";
    case "landing":
      return then.chain?.totals.every((count) => count > total) === true
        ? `chain totals up to ${total}`
        : undefined;
    case "totals":
      return then.totals.every((count) => count > total) ? `totals up to ${total}` : undefined;
    case undefined:
      return undefined;
  }
}

/** Holes of a circuit. */
function holesRound({ board, circuit }: VariantDefinition): number {
  return (board.rows * board.columns) / (circuit.holes === "own" ? 2 : 1);
}

function warnOfStart({ start, board }: VariantDefinition, warn: Warn): void {
  const singles = start?.singles;
  if (singles !== undefined && singles !== "never" && (start?.minimum ?? 1) < 2) {
    warn("/start/singles", "no-effect", "minimum 2 or more", singles);
  }
  if (start?.loneStep === true && board.rows !== 6 && board.rows !== 4) {
    warn("/start/loneStep", "no-effect", "six rows", String(board.rows));
  }
}

function warnOfEnd(rules: VariantDefinition, warn: Warn): void {
  const { end, repetition } = rules;
  if (end.majority === true) {
    if (end.noAction === "loses") warn("/end/majority", "no-effect", "noAction count", "loses");
    else if (!takesSeeds(rules)) {
      warn("/end/majority", "no-effect", "a capture or a store", "none");
    }
  }
  const counts = end.noAction === "count" || end.allBelow !== undefined || end.sideEmpty === true;
  if (end.rest !== undefined && !counts && repetition.result !== "count") {
    warn("/end/rest", "no-effect", "an end at which seeds are counted", end.rest);
  }
  if (repetition.rest !== undefined && repetition.result !== "count") {
    warn("/repetition/rest", "no-effect", "result count", repetition.result);
  }
}

/** Whether a landing case asks for more seeds in a hole than the game has. */
function asksForTooMany(
  { total, opposite, oppositeOuter }: LandingCondition,
  most: number,
): boolean {
  return [total, opposite, oppositeOuter].some(
    (counts) => Array.isArray(counts) && counts.every((count: number) => count > most),
  );
}

/** Whether seeds can come to be captured: by a landing, in passing, or in a store. */
function takesSeeds({ board, landing, sowing }: VariantDefinition): boolean {
  if (board.stores === "sown" || sowing?.passing !== undefined) return true;
  return landing.some(({ then }) => then.capture !== undefined);
}

/** Whether seeds can leave the holes, so that the board may empty. */
function losesSeeds({ board, landing, sowing }: VariantDefinition): boolean {
  if (board.stores === "sown" || (sowing?.passing ?? board.claims) !== undefined) return true;
  return landing.some(({ then }) => then.to === "off");
}

/** Whether any rule names the mark. */
function usesMark({ landing, ...rules }: VariantDefinition, mark: string): boolean {
  const { marks: _marks, ...board } = rules.board;
  const named = (value: unknown): boolean => {
    if (typeof value === "string") return value === mark;
    if (typeof value !== "object" || value === null) return false;
    return Object.values(value).some(named);
  };
  return named(landing) || named(board) || named(rules.start ?? {}) || named(rules.sowing ?? {});
}

/**
 * Where players always pass and no seeds leave the holes, somebody can always go on. Without captures nobody ever runs out of seeds on his
 * own circuit; round the whole board he may, but then he passes where players always pass. Holes that may not be sown from can still leave a player without an action.
 */
function cannotEnd(rules: VariantDefinition): boolean {
  const { circuit, start, turn, end } = rules;
  const emptied = end.sideEmpty === true || end.innerRowEmpty === true;
  if (turn?.pass === "always" && !losesSeeds(rules) && !emptied && end.allBelow === undefined) {
    return true;
  }
  if (takesSeeds(rules) || end.allBelow !== undefined) return false;
  const stuck = (start?.minimum ?? 1) > 1 && start?.singles === "never";
  if (stuck || start?.singleInto === "empty" || end.innerRowEmpty === true) return false;
  if (circuit.holes === "own") return true;
  return turn?.pass === "always" && end.sideEmpty !== true;
}
