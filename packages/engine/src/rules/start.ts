/** Which holes a turn may start from. */
import { actionOf, SOW, STEP, valueOf, type Position } from "./layout.ts";
import { requireKind } from "./require-kind.ts";
import { compileStartRows } from "./start-rows.ts";
import { directionsOf } from "./directions.ts";
import type { RuleKinds } from "./kinds.ts";
import type { TurnParts } from "./turn-parts.ts";

/** More seeds than any hole holds. */
const NO_LIMIT = 0x8000;

/** 1 where a hole may be sown from although a single seed must fall into an empty hole; otherwise 0. */
function startsPlainly(seeds: number, next: number): number {
  return (-seeds >>> 31) & (((1 - seeds) >>> 31) | ((next - 1) >>> 31));
}

/** The compiled start rules of a variant. */
export interface StartRules {
  /** Writes sowings and steps in contract order; returns how many. */
  readonly candidates: (
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
  ) => number;
  /** Writes the sowings of holes below the minimum that are left when no other is legal. */
  readonly lastResort: (
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
  ) => number;
  /** How many sowings `candidates` would write, where that takes no more than counting holes; otherwise -1. */
  readonly count: (position: Position, side: number) => number;
  /** Where a lone seed steps from a hole. */
  readonly stepTo: (hole: number) => number;
  /** The direction of sowings whose direction is not chosen: 0 forward, 1 backward. */
  readonly defaultDirection: 0 | 1;
}

/** Compiles the start rules. */
export function compileStart(
  { variant, layout, topology }: Pick<TurnParts, "variant" | "layout" | "topology">,
  kinds: RuleKinds,
): StartRules {
  const { owners } = layout;
  const { rules } = variant;
  const { start = {}, circuit } = rules;
  const territory = rules.board.territory === true;
  const minimum = start.minimum ?? 1;
  const singles = start.singles === "otherwiseStuck" || start.singles === "whenNoOther";
  const singleIntoEmpty = start.singleInto === "empty";
  const loneStep =
    start.loneStep === true && topology.rowsPerSide === 3
      ? requireKind(kinds.loneStep, "loneStep")(topology)
      : undefined;
  const { tracks } = topology;
  const { span, first } = compileStartRows(start, layout, topology);
  const { first: firstDirection, last: lastDirection } = directionsOf(circuit);
  const barred = start.barred === undefined ? undefined : new Set(start.barred);
  const countable =
    barred === undefined &&
    !singles &&
    !(singleIntoEmpty && (territory || minimum > 1)) &&
    loneStep === undefined &&
    firstDirection === lastDirection;

  /** One direction, nobody's holes change hands: what `listPlainly` lists. */
  const plain = firstDirection === lastDirection && !territory && !layout.directed;
  /** For the sides, by hole: the hole that follows on the circuit in the only direction. */
  const following = [0, 1].map((side) => {
    const { cells, places } = tracks[side * 2 + firstDirection]!;
    return Int16Array.from({ length: layout.holes }, (_, hole) =>
      places[hole]! < 0 ? 0 : cells[places[hole]! + 1]!,
    );
  });

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
    if (singleIntoEmpty && minimum === 1) {
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

  /** Sowings from holes `from` to `to` (excluded) that hold at least `fewest` and fewer than `limit` seeds. */
  function listSowings(
    position: Position,
    side: number,
    from: number,
    to: number,
    fewest: number,
    limit: number,
    into: Int32Array,
    offset: number,
  ): number {
    let at = offset;
    let first: number = firstDirection;
    let last: number = lastDirection;
    if (layout.directed && position[layout.directions + side]! > 0) {
      first = last = position[layout.directions + side]! - 1;
    }
    for (let hole = from; hole < to; hole++) {
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

  /** Leaves out sowings from barred holes, unless there are no others. */
  function withoutBarred(
    position: Position,
    into: Int32Array,
    offset: number,
    count: number,
  ): number {
    let kept = 0;
    for (let at = offset; at < offset + count; at++) {
      const action = into[at]!;
      if (!barred!.has(position[valueOf(action) >> 1]!)) into[offset + kept++] = action;
    }
    return kept > 0 ? kept : count;
  }

  function hasAtLeast(position: Position, side: number, from: number, to: number): boolean {
    for (let hole = from; hole < to; hole++) {
      if (position[hole]! >= minimum && (!territory || position[owners + hole] === side))
        return true;
    }
    return false;
  }

  return {
    defaultDirection: firstDirection,
    stepTo: (hole) => loneStep?.to(hole) ?? hole,
    count(position, side) {
      if (!countable) return -1;
      const from = first(position, side);
      const to = from + span;
      const few = minimum - 1;
      let count = 0;
      if (territory) {
        for (let hole = from; hole < to; hole++) {
          count += ((few - position[hole]!) >>> 31) & (1 ^ position[owners + hole]! ^ side);
        }
      } else if (singleIntoEmpty) {
        const next = following[side]!;
        for (let hole = from; hole < to; hole++) {
          count += startsPlainly(position[hole]!, position[next[hole]!]!);
        }
      } else {
        for (let hole = from; hole < to; hole++) count += (few - position[hole]!) >>> 31;
      }
      return count;
    },
    lastResort(position, side, into, offset) {
      if (start.singles !== "whenNoOther") return 0;
      const from = first(position, side);
      return listSowings(position, side, from, from + span, 1, minimum, into, offset);
    },
    candidates(position, side, into, offset) {
      const from = first(position, side);
      const to = from + span;
      let count = plain
        ? listPlainly(position, side, from, to, into, offset)
        : listSowings(position, side, from, to, minimum, NO_LIMIT, into, offset);
      if (count === 0 && singles && !hasAtLeast(position, side, from, to)) {
        count = listSowings(position, side, from, to, 1, minimum, into, offset);
      }
      if (barred !== undefined) count = withoutBarred(position, into, offset, count);
      const lone = loneStep === undefined ? -1 : loneStep.from(position, side);
      if (lone >= 0) into[offset + count++] = actionOf(STEP, lone);
      return count;
    },
  };
}
