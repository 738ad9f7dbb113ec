/** Which holes a turn may start from. */
import { directionsOf } from "./directions.ts";
import { actionOf, SOW, type Position } from "./layout.ts";
import type { StartKinds, StartRules } from "./start-parts.ts";
import type { TurnParts } from "./turn-parts.ts";

/** More seeds than any hole holds. */
const NO_LIMIT = 0x8000;

/** 1 where a hole may be sown from although a single seed must fall into an empty hole; otherwise 0. */
function startsPlainly(seeds: number, next: number): number {
  return (-seeds >>> 31) & (((1 - seeds) >>> 31) | ((next - 1) >>> 31));
}

/** Compiles the start rules. */
export function compileStart(
  { variant, layout, topology }: Pick<TurnParts, "variant" | "layout" | "topology">,
  kinds: StartKinds,
): StartRules {
  const { owners, directions } = layout;
  const territory = owners > 0;
  const directed = directions > 0;
  const { tracks } = topology;
  const { start = {}, circuit } = variant.rules;
  const { minimum = 1, singles = "never" } = start;
  const singleIntoEmpty = start.singleInto === "empty";
  const { first: firstDirection, last: lastDirection } = directionsOf(circuit);
  const barred = kinds.barred?.(start);
  const outermost = kinds.outermost?.(start, topology);
  /** So many holes in a row, in board order, are looked at; where holes change hands, all. */
  const span = territory ? layout.holes : (outermost?.span ?? layout.holes >> 1);

  /** One direction, and nobody's holes change hands: what `listPlainly` lists. */
  const plain = firstDirection === lastDirection && !territory;
  /** For the sides, by hole: the hole that follows on the circuit in the only direction. */
  const following =
    singleIntoEmpty && minimum === 1
      ? [0, 1].map((side) => {
          const { cells, places } = tracks[side * 2 + firstDirection]!;
          return Int16Array.from(places, (place) => (place < 0 ? 0 : cells[place + 1]!));
        })
      : undefined;

  function firstHole(position: Position, side: number): number {
    if (territory || (side === 1 && outermost === undefined)) return 0;
    return outermost === undefined ? span : outermost.first(position, side);
  }

  /**
   * Lists without a branch for each hole, which the processor would guess wrong every third time: every code is written, and the next
   * one over it unless it counts.
   */
  function listPlainly(
    position: Position,
    side: number,
    from: number,
    to: number,
    into: Int32Array,
    offset: number,
  ): number {
    let at = offset;
    if (following !== undefined) {
      const next = following[side]!;
      for (let hole = from; hole < to; hole++) {
        into[at] = hole * 2 + firstDirection;
        at += startsPlainly(position[hole]!, position[next[hole]!]!);
      }
    } else {
      const few = minimum - 1;
      for (let hole = from; hole < to; hole++) {
        into[at] = hole * 2 + firstDirection;
        at += (few - position[hole]!) >>> 31;
      }
    }
    return at - offset;
  }

  function list(
    position: Position,
    side: number,
    fewest: number,
    limit: number,
    into: Int32Array,
    offset: number,
  ): number {
    const from = firstHole(position, side);
    let at = offset;
    let first: number = firstDirection;
    let last: number = lastDirection;
    if (directed && position[directions + side]! > 0) {
      first = last = position[directions + side]! - 1;
    }
    for (let hole = from; hole < from + span; hole++) {
      const seeds = position[hole]!;
      if (seeds < fewest || seeds >= limit) continue;
      if (territory && position[owners + hole] !== side) continue;
      for (let direction = first; direction <= last; direction++) {
        if (seeds === 1 && singleIntoEmpty) {
          const track = tracks[side * 2 + direction]!;
          if (position[track.cells[track.places[hole]! + 1]!]! > 0) continue;
        }
        into[at++] = actionOf(SOW, hole * 2 + direction);
      }
    }
    return at - offset;
  }

  function hasAtLeast(position: Position, side: number): boolean {
    const from = firstHole(position, side);
    for (let hole = from; hole < from + span; hole++) {
      if (position[hole]! >= minimum && (!territory || position[owners + hole] === side)) {
        return true;
      }
    }
    return false;
  }

  return {
    list,
    span,
    first: firstHole,
    candidates(position, side, into, offset) {
      const from = plain ? firstHole(position, side) : 0;
      let count = plain
        ? listPlainly(position, side, from, from + span, into, offset)
        : list(position, side, minimum, NO_LIMIT, into, offset);
      if (count === 0 && singles !== "never" && !hasAtLeast(position, side)) {
        count = list(position, side, 1, minimum, into, offset);
      }
      return barred === undefined ? count : barred(position, into, offset, count);
    },
  };
}
