/** Positions that have stood, found again at a cost that does not hang on the length of the game. */
import type { Position } from "../rules/layout.ts";

/**
 * A position that has stood in a line of play, and how often; below it those whose keys are less and more. Adding to such a tree
 * copies the few positions on the way and leaves the old tree as it is, so games that part from one another share what they have in
 * common.
 */
export interface Stood {
  readonly key: string;
  readonly times: number;
  readonly less?: Stood | undefined;
  readonly more?: Stood | undefined;
}

/** What a position is found by: its text, after a hash that keeps the tree from growing to one side. */
export function keyOf(position: Position, text: string): string {
  let hash = 0;
  for (const value of position) hash = (Math.imul(hash, 0x5bd1_e995) + value) | 0;
  return hash + text;
}

/** The tree once a position stands again. */
export function withStood(tree: Stood | undefined, key: string): Stood {
  const { key: own, times, less, more } = tree ?? { key, times: 0 };
  return {
    key: own,
    times: key === own ? times + 1 : times,
    less: key < own ? withStood(less, key) : less,
    more: key > own ? withStood(more, key) : more,
  };
}

/** How often a position of the tree has stood. */
export function timesStood({ key: own, times, less, more }: Stood, key: string): number {
  return key === own ? times : timesStood(key < own ? less! : more!, key);
}
