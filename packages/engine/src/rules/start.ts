/** Where turns that are not guided may start. */
import { directionsOf } from "./directions.ts";
import { NO_LIMIT } from "./layout.ts";
import type { QuickKinds } from "./quick-kinds.ts";
import type { StartKinds, StartList, StartRules } from "./start-parts.ts";
import type { TurnParts } from "./turn-parts.ts";

/** Compiles the start rules of a variant. */
export function compileStart(
  {
    variant,
    layout,
    topology,
    sides,
  }: Pick<TurnParts, "variant" | "layout" | "topology" | "sides">,
  kinds: StartKinds & QuickKinds,
): StartRules {
  const { directions } = layout;
  const { tracks } = topology;
  const { start = {}, circuit } = variant.rules;
  const { minimum = 1, singles = "never", singleInto } = start;
  const { first: lowest, last: highest } = directionsOf(circuit);
  const barred = kinds.barred?.(start);
  const { span, first } = kinds.outermost?.(start, topology, layout) ?? sides;

  const list: StartList = (position, side, fewest, limit, into, offset) => {
    const from = first(position, side);
    const chosen = directions > 0 ? position[directions + side]! : 0;
    const last = chosen > 0 ? chosen - 1 : highest;
    let at = offset;
    for (let hole = from; hole < from + span; hole++) {
      const seeds = position[hole]!;
      if (seeds < fewest || seeds >= limit) continue;
      if (sides.owner(position, hole) !== side) continue;
      for (let direction = chosen > 0 ? last : lowest; direction <= last; direction++) {
        if (seeds === 1 && singleInto === "empty") {
          const { cells, places } = tracks[side * 2 + direction]!;
          if (position[cells[places[hole]! + 1]!]! > 0) continue;
        }
        into[at++] = hole * 2 + direction;
      }
    }
    return at - offset;
  };

  const quick = kinds.quickStarts?.({ variant, layout, topology }, { first, span });

  return {
    list,
    span,
    first,
    candidates(position, side, into, offset) {
      let count =
        quick === undefined
          ? list(position, side, minimum, NO_LIMIT, into, offset)
          : quick(position, side, into, offset);
      // Then no hole holds enough: one that does is always listed where enough is more than one.
      if (count === 0 && singles !== "never") {
        count = list(position, side, 1, minimum, into, offset);
      }
      return barred === undefined ? count : barred(position, into, offset, count);
    },
  };
}
