/**
 * What must be said of the landing cases. The first that fits decides, so each is told with what those before it leave: once all
 * holes with seeds are spoken for, a case that does not name the hole is about empty ones.
 */
import type { LandingCase, LandingCondition } from "../variant/landing-definition.ts";
import type { Scope } from "./scope.ts";

type HoleWord = NonNullable<LandingCondition["hole"]>;

/** A case as it is told. */
export interface ToldCase {
  /** 0-based, in the rules with options chosen. */
  readonly index: number;
  /** The condition, with the hole named wherever only one kind is left. */
  readonly when: LandingCondition;
  /** Whether a case before it can fit in the same places. */
  readonly otherwise: boolean;
}

/** The cases that can ever fit, and whether there are landings that none of them fits. */
export function toldCases(scope: Scope): { cases: readonly ToldCase[]; rest: boolean } {
  const open = new Set<HoleWord>(["empty", "occupied"]);
  // Whether the hole after it has seeds; a store's next hole is no matter of the cases.
  const next = new Set(["empty", "occupied"] as const);
  if (scope.storesSown) open.add("store");
  const cases: ToldCase[] = [];
  /** The case told last, as written, if all that it decides is still open. */
  let before: LandingCase | undefined;
  scope.rules.landing.forEach(({ when: written, then }, index) => {
    const here = withHole(written, open);
    if (here === undefined || neverFits(here, scope)) return;
    if (written.next !== undefined && !next.has(written.next)) return;
    const only = [...next];
    const when = only.length === 1 && !scope.storesSown ? { next: only[0]!, ...here } : here;
    // A case that does the same in fewer places is told with the one after it.
    if (before !== undefined && includes({ when: written, then }, before)) cases.pop();
    const otherwise = cases.some((earlier) => canBothFit(earlier.when, when));
    cases.push({ index, when, otherwise });
    before = undefined;
    const named = Object.entries(written).filter(([, value]) => value !== undefined);
    if (named.length === 1 && written.next !== undefined) next.delete(written.next);
    else if (named.some(([field]) => field !== "hole")) before = { when: written, then };
    if (named.some(([field]) => field !== "hole")) return;
    if (written.hole === undefined) open.clear();
    else open.delete(written.hole);
  });
  return { cases, rest: open.size > 0 };
}

/** Whether a case does what another one does, and fits wherever that one fits. */
function includes(wide: LandingCase, narrow: LandingCase): boolean {
  const fields = Object.entries(wide.when).filter(([, value]) => value !== undefined);
  return (
    isSame(wide.then, narrow.then) &&
    fields.every(([field, value]) => isSame(value, narrow.when[field as keyof LandingCondition]))
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Undefined when nothing is left that it could fit. */
function withHole(
  when: LandingCondition,
  open: ReadonlySet<HoleWord>,
): LandingCondition | undefined {
  if (when.hole !== undefined) return open.has(when.hole) ? when : undefined;
  const left = [...open].filter((hole) => hole !== "store" || !needsHole(when));
  if (left.length === 0) return undefined;
  return left.length === 1 ? { hole: left[0]!, ...when } : when;
}

/** Conditions that no store can meet. */
function needsHole(when: LandingCondition): boolean {
  const { row, mark, total, opposite, oppositeOuter, target, claimable, house, blocked } = when;
  const ofHole = [row, mark, total, opposite, oppositeOuter, target, claimable, house, blocked];
  return ofHole.some((field) => field !== undefined);
}

function neverFits(when: LandingCondition, scope: Scope): boolean {
  if (when.mark !== undefined && scope.markedHoles(when.mark) === 0) return true;
  if (when.hole === "store" && needsHole(when)) return true;
  return when.owner === "enemy" && scope.ownCircuit && !scope.territory;
}

function canBothFit(one: LandingCondition, other: LandingCondition): boolean {
  const fields = ["hole", "owner", "target", "next", "beyond", "turn", "stage"] as const;
  for (const field of fields) {
    const [a, b] = [one[field], other[field]];
    if (a !== undefined && b !== undefined && a !== b) return false;
  }
  for (const field of ["opposite", "oppositeOuter", "total"] as const) {
    const [a, b] = [one[field], other[field]];
    if (a !== undefined && b !== undefined && !shareCount(a, b)) return false;
  }
  if (one.row !== other.row && isFixed(one.row) && isFixed(other.row)) return false;
  return !(one.hole === "store" && needsHole(other)) && !(other.hole === "store" && needsHole(one));
}

/** A row that is always the same: two different ones share no hole (on two rows a side there is no middle). */
function isFixed(row: LandingCondition["row"]): boolean {
  return row !== undefined && row !== "innermostOccupied";
}

type Counts = NonNullable<LandingCondition["opposite"] | LandingCondition["total"]>;

/** Whether some number of seeds meets both. */
function shareCount(one: Counts, other: Counts): boolean {
  if (isList(one)) return one.some((total) => holds(other, total));
  if (isList(other)) return other.some((total) => holds(one, total));
  return one === other;
}

function isList(counts: Counts): counts is readonly number[] {
  return typeof counts !== "string";
}

function holds(counts: Counts, total: number): boolean {
  if (isList(counts)) return counts.includes(total);
  if (counts === "empty") return total === 0;
  if (counts === "occupied") return total > 0;
  return (total % 2 === 0) === (counts === "even");
}
