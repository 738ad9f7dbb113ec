/** Which holes a turn may start from. */
import { onlyDirection } from "./directions.ts";
import { NO_LIMIT, type Position } from "./layout.ts";
import type { StartKinds, StartRules } from "./start-parts.ts";
import type { TurnParts } from "./turn-parts.ts";

/** 1 where a hole may be sown from although a single seed must fall into an empty hole; otherwise 0. */
function startsPlainly(seeds: number, next: number): number {
  return (-seeds >>> 31) & (((1 - seeds) >>> 31) | ((next - 1) >>> 31));
}

/** Compiles the start rules. */
export function compileStart(
  { variant, layout, topology }: Pick<TurnParts, "variant" | "layout" | "topology">,
  kinds: StartKinds,
): StartRules {
  const territory = layout.owners > 0;
  const { tracks } = topology;
  const { start = {}, circuit } = variant.rules;
  const { minimum = 1, singles = "never" } = start;
  /** Where there is no choice. */
  const direction = onlyDirection(circuit) ?? 0;
  const barred = kinds.barred?.(start);
  const outermost = kinds.outermost?.(start, topology);
  /** So many holes in a row, in board order, are looked at; where holes change hands, all. */
  const span = territory ? layout.holes : (outermost?.span ?? layout.holes >> 1);

  /** One direction, and nobody's holes change hands: what `listPlainly` lists. */
  const plain = onlyDirection(circuit) !== undefined && !territory;
  /** For the sides, by hole: the hole that follows on the circuit in the only direction. */
  const following =
    start.singleInto === "empty" && minimum === 1
      ? [0, 1].map((side) => {
          const { cells, places } = tracks[side * 2 + direction]!;
          return Int16Array.from(places, (place) => (place < 0 ? 0 : cells[place + 1]!));
        })
      : undefined;

  function first(position: Position, side: number): number {
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
        into[at] = hole * 2 + direction;
        at += startsPlainly(position[hole]!, position[next[hole]!]!);
      }
    } else {
      const few = minimum - 1;
      for (let hole = from; hole < to; hole++) {
        into[at] = hole * 2 + direction;
        at += (few - position[hole]!) >>> 31;
      }
    }
    return at - offset;
  }

  const any = kinds.anyStarts?.({ variant, layout, topology }, { first, span, plain });

  return {
    any,
    span,
    first,
    candidates(position, side, into, offset) {
      let count: number;
      if (plain) {
        const from = first(position, side);
        count = listPlainly(position, side, from, from + span, into, offset);
      } else count = any!(position, side, minimum, NO_LIMIT, into, offset);
      // Then no hole holds enough: one that does is always listed where enough is more than one.
      if (count === 0 && singles !== "never")
        count = any!(position, side, 1, minimum, into, offset);
      return barred === undefined ? count : barred(position, into, offset, count);
    },
  };
}
