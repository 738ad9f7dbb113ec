/** Starts listed without a branch for each hole, which the processor would guess wrong every third time. */
import { onlyDirection } from "./directions.ts";
import type { NO_LIMIT } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** 1 where a hole may be sown from although a single seed must fall into an empty hole; otherwise 0. */
function startsPlainly(seeds: number, next: number): number {
  return (-seeds >>> 31) & (((1 - seeds) >>> 31) | ((next - 1) >>> 31));
}

/**
 * Compiles the list for games of one direction in which no hole changes hands: every code is written, and the next one over it unless it counts. A list with
 * a limit, of single seeds where no hole has more, is short, and has branches.
 */
export const compileQuickStarts: CompileTurnKind = ({ rules, layout, topology }, turn) => {
  const { minimum = 1, singleInto } = rules.start ?? {};
  const direction = onlyDirection(rules.circuit);
  if (direction === undefined || layout.owners > 0) return undefined;
  const intoEmpty = singleInto === "empty";
  /** Whether what may be sown hangs on the hole that follows, in a list without a limit. */
  const looksOn = intoEmpty && minimum === 1;
  /** For the sides, by hole: the hole that follows on the circuit. */
  const following = [0, 1].map((side) => {
    const { cells, places } = topology.tracks[side * 2 + direction]!;
    return Int16Array.from(places, (place) => (place < 0 ? 0 : cells[place + 1]!));
  });

  return {
    list(position, side, fewest, limit, into, offset) {
      const noLimit: typeof NO_LIMIT = 0x8000;
      const { first, span } = turn.row;
      const from = first(position, side);
      const to = from + span;
      const next = following[side]!;
      let at = offset;
      if (limit < noLimit) {
        for (let hole = from; hole < to; hole++) {
          const seeds = position[hole]!;
          if (seeds < fewest || seeds >= limit) continue;
          if (intoEmpty && seeds === 1 && position[next[hole]!]! > 0) continue;
          into[at++] = hole * 2 + direction;
        }
      } else if (looksOn) {
        for (let hole = from; hole < to; hole++) {
          into[at] = hole * 2 + direction;
          at += startsPlainly(position[hole]!, position[next[hole]!]!);
        }
      } else {
        const few = fewest - 1;
        for (let hole = from; hole < to; hole++) {
          into[at] = hole * 2 + direction;
          at += (few - position[hole]!) >>> 31;
        }
      }
      return at - offset;
    },
  };
};
