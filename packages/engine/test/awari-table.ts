/** Endgame values by working backwards: the exact worth of every position of a two-row game with few seeds. */
import { compile, type Rules, type Variant } from "../src/index.ts";
import type { Position } from "../src/rules/layout.ts";

/** Every way to lay `seeds` seeds into `holes` holes. */
function* layouts(seeds: number, holes: number): Generator<number[]> {
  if (holes === 1) {
    yield [seeds];
    return;
  }
  for (let first = 0; first <= seeds; first++) {
    for (const rest of layouts(seeds - first, holes - 1)) yield [first, ...rest];
  }
}

/** What the side to act gains from a position, on what is captured already; South always acts. */
export type Worth = ReadonlyMap<string, number>;

function keyOf(position: Position, rules: Rules): string {
  return Array.from(position.subarray(0, rules.holes)).join();
}

/** The same position seen from the other side: half a turn. */
function turned(position: Position, rules: Rules): Position {
  const copy = position.slice();
  const { holes } = rules;
  for (let hole = 0; hole < holes; hole++) copy[hole] = position[holes - 1 - hole]!;
  copy[holes] = position[holes + 1]!;
  copy[holes + 1] = position[holes]!;
  return copy;
}

/**
 * Values of all positions with exactly `seeds` seeds on the board, given those with fewer. Play that goes on for ever is worth nothing to
 * either side: values are raised and lowered from nothing until none changes.
 */
export function endgameValues(variant: Variant, seeds: number, fewer: Worth): Map<string, number> {
  const rules = compile(variant);
  const { holes } = rules;
  const zeros = (captured: string): Position =>
    rules.read(`${captured} S - 0:${variant.total - seeds}`);
  const nodes = new Map<string, { settled: number; loops: string[]; over: boolean }>();
  const actions = new Int32Array(rules.maximumActions);
  for (const layout of layouts(seeds, holes)) {
    const half = holes / 2;
    const position = zeros(`${layout.slice(0, half).join()}/${layout.slice(half).join()}`);
    const before = position[holes]!;
    const count = rules.actions(position, actions, 0);
    const node = { settled: -Infinity, loops: [] as string[], over: count === 0 };
    if (count === 0) {
      const lead = position.slice();
      rules.finish(lead, 0);
      node.settled = lead[holes]! - before - (lead[holes + 1]! - position[holes + 1]!);
    }
    for (const action of actions.slice(0, count)) {
      const next = position.slice();
      rules.playUnchecked(next, action);
      const gained = next[holes]! - before - (next[holes + 1]! - position[holes + 1]!);
      const key = keyOf(turned(next, rules), rules);
      const left = next.subarray(0, holes).reduce((sum, n) => sum + n, 0);
      if (left === seeds) node.loops.push(key);
      else node.settled = Math.max(node.settled, gained - (left === 0 ? 0 : fewer.get(key)!));
    }
    nodes.set(keyOf(position, rules), node);
  }
  return settle(nodes);
}

/** Bounds on values, narrowed for each margin: a side can force a margin if it can reach it in the end, whatever the other does. */
function settle(
  nodes: ReadonlyMap<string, { settled: number; loops: string[]; over: boolean }>,
): Map<string, number> {
  const values = new Map<string, number>([...nodes.keys()].map((key) => [key, 0]));
  const most = 48;
  for (let margin = 1; margin <= most; margin++) {
    // Positions in which the side to act can force this margin, and those in which it cannot avoid it.
    const wins = new Set<string>();
    const losses = new Set<string>();
    for (let changed = true; changed;) {
      changed = false;
      for (const [key, { settled, loops }] of nodes) {
        if (!wins.has(key) && (settled >= margin || loops.some((next) => losses.has(next)))) {
          wins.add(key);
          changed = true;
        }
        if (!losses.has(key) && settled <= -margin && loops.every((next) => wins.has(next))) {
          losses.add(key);
          changed = true;
        }
      }
    }
    for (const key of wins) values.set(key, margin);
    for (const key of losses) values.set(key, -margin);
    if (wins.size === 0 && losses.size === 0) break;
  }
  return values;
}
