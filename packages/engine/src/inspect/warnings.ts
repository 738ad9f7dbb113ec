/** What is allowed in a variant but has no effect, or cannot be meant. */
import type { Issue } from "../errors.ts";
import { reachableCases } from "../rules/landing.ts";
import type { LandingConsequence, VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";

/**
 * The warnings of a variant with its options chosen. Codes: `shadowed` (a landing case that an earlier one always covers, or that cannot
 * be on this board), `no-effect`, `unused-mark`, `never-ends` (nothing in the rules but repetition can end a game).
 * `cases` are the places in the file of the cases that are left once options are chosen.
 */
export function warningsOf(variant: Variant, cases: readonly number[]): Issue[] {
  const { rules, board } = variant;
  const issues: Issue[] = [];
  const warn = (path: string, code: string, expected: string, received: string): void => {
    issues.push({ path, code, expected, received, severity: "warning" });
  };
  for (const [index, reached] of reachableCases(board, rules).entries()) {
    if (reached) continue;
    const path = `/landing/${cases[index] ?? index}`;
    warn(path, "shadowed", "a landing that no earlier case decides", "none");
  }
  for (const [index, { then }] of rules.landing.entries()) {
    const path = `/landing/${cases[index] ?? index}/then`;
    for (const [field, expected] of idleFields(then)) {
      warn(`${path}/${field}`, "no-effect", expected, field);
    }
  }
  warnOfStart(rules, warn);
  for (const mark of Object.keys(rules.board.marks ?? {})) {
    if (usesMark(rules, mark)) continue;
    warn(`/board/marks/${mark}`, "unused-mark", "a condition or rule that names it", mark);
  }
  if (cannotEnd(rules)) {
    warn("/end", "never-ends", "a capture, or an end that the board itself brings", "repetition");
  }
  return issues;
}

/** Fields of a consequence that do nothing beside the others, with what they would need. */
function idleFields(then: LandingConsequence): [string, string][] {
  const idle: [string, string][] = [];
  const whole = then.capture === "opposite" || then.capture === "file";
  if (then.withLanding !== undefined && !(whole && then.to === "off")) {
    idle.push(["withLanding", "capture opposite or file, to off"]);
  }
  if (then.lastSeeds !== undefined && then.to === "off") idle.push(["lastSeeds", "to sow"]);
  for (const field of ["sowWith", "sowFrom"] as const) {
    if (then[field] !== undefined && then.to === "off") idle.push([field, "to sow"]);
  }
  return idle;
}

type Warn = (path: string, code: string, expected: string, received: string) => void;

function warnOfStart({ start, board, end }: VariantDefinition, warn: Warn): void {
  const singles = start?.singles;
  if (singles !== undefined && singles !== "never" && (start?.minimum ?? 1) < 2) {
    warn("/start/singles", "no-effect", "minimum 2 or more", singles);
  }
  if (start?.loneStep === true && board.rows !== 6 && board.rows !== 4) {
    warn("/start/loneStep", "no-effect", "six rows", String(board.rows));
  }
  if (end.noAction === "loses" && end.majority === true) {
    warn("/end/majority", "no-effect", "noAction count", "loses");
  }
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

/** Round the own rows and without captures nobody ever runs out of seeds. */
function cannotEnd({ circuit, landing, end, sowing }: VariantDefinition): boolean {
  if (circuit.holes !== "own" || end.allBelow !== undefined) return false;
  if (sowing?.passing !== undefined) return false;
  return landing.every(({ then }) => then.capture === undefined);
}
