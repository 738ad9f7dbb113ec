/** Counting action sequences: the measure of whether two implementations agree. */
import { compile } from "./rules/compile.ts";
import { copyPosition, type Position } from "./rules/layout.ts";
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
  const stack = Array.from({ length: depth }, () => ({
    position: new Int16Array(rules.size),
    actions: new Int32Array(rules.maximumActions),
  }));
  return count(rules, root, depth, stack);
}

/** What one ply of a walk needs. */
interface Ply {
  readonly position: Position;
  readonly actions: Int32Array;
}

function count(rules: Rules, from: Position, depth: number, stack: readonly Ply[]): number {
  if (depth === 1) return rules.countActions(from);
  const ply = stack[depth - 1]!;
  const { position, actions } = ply;
  let sum = 0;
  let played = 0;
  const candidates = rules.candidates(from, actions, 0);
  for (let i = 0; i < candidates; i++) {
    copyPosition(from, position);
    if (!rules.playUnchecked(position, actions[i]!)) continue;
    played++;
    sum += count(rules, position, depth - 1, stack);
  }
  if (played > 0 || candidates === 0) return sum;
  // Every sowing is endless: there may be a pass.
  const passes = rules.actions(from, actions, 0);
  for (let i = 0; i < passes; i++) {
    copyPosition(from, position);
    if (rules.playUnchecked(position, actions[i]!)) {
      sum += count(rules, position, depth - 1, stack);
    }
  }
  return sum;
}
