/** Starts that are looked at hole by hole: with a choice of direction, where holes change hands, or of smaller holes when there are no others. */
import { directionsOf } from "./directions.ts";
import type { CompileAnyStarts } from "./start-parts.ts";

/** Compiles the list, where the plain one does not do. */
export const compileAnyStarts: CompileAnyStarts = (
  { variant, layout: { owners, directions }, topology: { tracks } },
  { first, span, plain },
) => {
  const { start, circuit } = variant.rules;
  if (plain && (start?.singles ?? "never") === "never") return undefined;
  const singleIntoEmpty = start?.singleInto === "empty";
  const { first: lowest, last: highest } = directionsOf(circuit);

  return (position, side, fewest, limit, into, offset) => {
    const from = first(position, side);
    const chosen = directions > 0 ? position[directions + side]! : 0;
    const last = chosen > 0 ? chosen - 1 : highest;
    let at = offset;
    for (let hole = from; hole < from + span; hole++) {
      const seeds = position[hole]!;
      if (seeds < fewest || seeds >= limit) continue;
      if (owners > 0 && position[owners + hole] !== side) continue;
      for (let direction = chosen > 0 ? last : lowest; direction <= last; direction++) {
        if (seeds === 1 && singleIntoEmpty) {
          const { cells, places } = tracks[side * 2 + direction]!;
          if (position[cells[places[hole]! + 1]!]! > 0) continue;
        }
        into[at++] = hole * 2 + direction;
      }
    }
    return at - offset;
  };
};
