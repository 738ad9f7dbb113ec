/** Where turns may start. */
import { directionsOf } from "./directions.ts";
import { NO_LIMIT } from "./layout.ts";
import type { StartList, StartPlaces } from "./start-parts.ts";
import type { Turn, TurnParts } from "./turn-parts.ts";

/** Compiles the start rules of a variant. */
export function compileStart({ rules, topology, sides }: TurnParts, turn: Turn): StartPlaces {
  const { start = {}, circuit } = rules;
  const { minimum = 1, singles = "never", singleInto } = start;
  const { first, last } = directionsOf(circuit);

  const list: StartList = (position, side, fewest, limit, into, offset) => {
    const from = turn.row.first(position, side);
    let at = offset;
    for (let hole = from; hole < from + turn.row.span; hole++) {
      const seeds = position[hole]!;
      if (seeds < fewest || seeds >= limit) continue;
      if (sides.owner(position, hole) !== side) continue;
      for (let direction = first; direction <= last; direction++) {
        const { cells, places } = topology.tracks[side * 2 + direction]!;
        const single = seeds === 1 && singleInto === "empty";
        if (single && position[cells[places[hole]! + 1]!]! > 0) continue;
        into[at++] = hole * 2 + direction;
      }
    }
    return at - offset;
  };

  return {
    row: sides,
    list,
    starts(position, side, into, offset) {
      const count = turn.list(position, side, minimum, NO_LIMIT, into, offset);
      // Then no hole holds enough: one that does is always listed where enough is more than one.
      return count === 0 && singles !== "never"
        ? turn.list(position, side, 1, minimum, into, offset)
        : count;
    },
  };
}
