/** Positions that have stood at the start of a turn, found again at a cost that does not hang on the length of the game. */
import type { Position } from "../rules/layout.ts";

/** A position that has stood. */
export interface Stood {
  readonly position: Position;
  /** The hash of the position, 32 bits each. */
  readonly low: number;
  readonly high: number;
  /** How often the position has stood, this time included. */
  readonly times: number;
  /** The one before it whose hash has the same lower half. */
  readonly earlier: Stood | undefined;
}

/**
 * All positions of one line of play: a tree that branches by three bits of the hash at a time. Adding to it copies the few branches on
 * the way and leaves the old tree as it is, so games that part from one another share what they have in common.
 */
export type StoodBefore = Stood | readonly StoodBefore[] | undefined;

const BITS = 3;

function isLeaf(tree: StoodBefore): tree is Stood {
  return tree !== undefined && "times" in tree;
}

/** The latest position whose hash has this lower half. */
function find(tree: StoodBefore, low: number): Stood | undefined {
  let branch = tree;
  for (let rest = low; branch !== undefined && !isLeaf(branch); rest >>>= BITS) {
    branch = branch[rest & 7];
  }
  return branch?.low === low ? branch : undefined;
}

/** The position, with how often it has stood once it stands now. */
export function standing(tree: StoodBefore, position: Position, low: number, high: number): Stood {
  const earlier = find(tree, low);
  let same = earlier;
  while (same !== undefined && !(same.high === high && equal(same.position, position))) {
    same = same.earlier;
  }
  return { position, low, high, times: (same?.times ?? 0) + 1, earlier };
}

function equal(one: Position, other: Position): boolean {
  return one.every((value, place) => value === other[place]);
}

/** The tree with a position added. */
export function withStood(tree: StoodBefore, stood: Stood, shift = 0): StoodBefore {
  if (tree === undefined || (isLeaf(tree) && tree.low === stood.low)) return stood;
  const branches = isLeaf(tree) ? withStood([], tree, shift) : tree;
  const copy = (branches as readonly StoodBefore[]).slice();
  const at = (stood.low >>> shift) & 7;
  copy[at] = withStood(copy[at], stood, shift + BITS);
  return copy;
}
