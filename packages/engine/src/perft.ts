/** Counting action sequences: the measure of whether two implementations agree. */
import { compile } from "./rules/compile.ts";
import { copyPosition } from "./rules/copy-position.ts";
import type { Position } from "./rules/layout.ts";
import type { Rules } from "./rules/rules.ts";
import type { Variant } from "./variant/variant.ts";

/**
 * The number of sequences of exactly `depth` actions from a position (the start, unless a position text is given). A finished game has
 * none; repetition plays no part. Throws a PositionError for a wrong text, a RangeError for a depth that is not 0 to 100.
 */
export function perft(variant: Variant, depth: number, position?: string): number {
  if (!Number.isInteger(depth) || depth < 0 || depth > 100) throw new RangeError("depth: 0 to 100");
  const rules = compile(variant);
  const root = position === undefined ? rules.start() : rules.read(position);
  if (depth === 0) return 1;
  const plies = Array.from({ length: depth }, () => ({
    position: new Int16Array(rules.size),
    actions: new Int32Array(rules.maximumActions),
  }));
  return counting(rules, plies)(root, depth);
}

/** What one ply of a walk needs. */
interface Ply {
  readonly position: Position;
  readonly actions: Int32Array;
}

/** Counts from a position, so many plies. The rules are taken apart once: rules of many variants are looked up slowly. */
function counting(
  { candidates, actions, countActions, playUnchecked }: Rules,
  plies: readonly Ply[],
): (from: Position, depth: number) => number {
  /** Plays the first actions of a ply's list one after the other and counts on; -1 when none can be played. */
  function countFrom(from: Position, depth: number, ply: Ply, listed: number): number {
    const { position, actions: codes } = ply;
    let sum = 0;
    let played = 0;
    for (let i = 0; i < listed; i++) {
      copyPosition(from, position);
      if (!playUnchecked(position, codes[i]!)) continue;
      played++;
      // The last ply is counted from here: half of all calls are saved.
      sum += depth === 2 ? countActions(position) : count(position, depth - 1);
    }
    return played === 0 ? -1 : sum;
  }

  function count(from: Position, depth: number): number {
    if (depth === 1) return countActions(from);
    const ply = plies[depth - 1]!;
    const sum = countFrom(from, depth, ply, candidates(from, ply.actions, 0));
    if (sum >= 0) return sum;
    // Nothing to sow, or every sowing is endless: there may be a pass.
    return Math.max(0, countFrom(from, depth, ply, actions(from, ply.actions, 0)));
  }

  return count;
}
