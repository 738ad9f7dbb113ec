/** Positions that have stood at the start of a turn, found again at a cost that does not hang on the length of the game. */
import type { Position } from "../rules/layout.ts";

/** A position that has stood. */
export interface Stood {
  readonly position: Position;
  /** The one before it whose hash has the same lower half. */
  readonly earlier: Stood | undefined;
}

/**
 * All positions of one line of play: a tree that branches by four bits of the hash at a time, four times. Adding to it copies the few
 * branches on the way and leaves the old tree as it is, so games that part from one another share what they have in common.
 */
export type StoodBefore = readonly StoodBefore[] | Stood | undefined;

const BITS = 4;
const DEPTH = 4 * BITS;

/** A hash of a position, 32 bits. */
export function hashOf(position: Position): number {
  let hash = 0;
  for (let place = 0; place < position.length; place++) {
    hash = (Math.imul(hash, 0x5bd1_e995) + position[place]!) | 0;
  }
  return hash ^ (hash >>> 15);
}

/** How often the position has stood once it stands now. */
export function timesStood(tree: StoodBefore, position: Position, hash: number): number {
  let branch = tree;
  for (let shift = 0; shift < DEPTH; shift += BITS) {
    branch = (branch as readonly StoodBefore[] | undefined)?.[(hash >>> shift) & 15];
  }
  let times = 1;
  for (let same = branch as Stood | undefined; same !== undefined; same = same.earlier) {
    if (same.position.every((value, place) => value === position[place])) times++;
  }
  return times;
}

/** The tree with a position of this hash added. */
export function withStood(
  tree: StoodBefore,
  position: Position,
  hash: number,
  shift = 0,
): StoodBefore {
  if (shift === DEPTH) return { position, earlier: tree as Stood | undefined };
  const copy = ((tree ?? []) as readonly StoodBefore[]).slice();
  const at = (hash >>> shift) & 15;
  copy[at] = withStood(copy[at], position, hash, shift + BITS);
  return copy;
}
