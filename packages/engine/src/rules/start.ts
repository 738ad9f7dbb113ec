/** Where turns that are not guided may start. */
import { directionsOf } from "./directions.ts";
import { NO_LIMIT, type Position } from "./layout.ts";
import type { QuickKinds } from "./quick-kinds.ts";
import type { StartKinds, StartList, StartRules } from "./start-parts.ts";
import type { TurnParts } from "./turn-parts.ts";

/** Compiles the start rules of a variant. */
export function compileStart(
  { variant, layout, topology }: Pick<TurnParts, "variant" | "layout" | "topology">,
  kinds: StartKinds & QuickKinds,
): StartRules {
  const { holes, owners, directions } = layout;
  const { tracks } = topology;
  const { start = {}, circuit } = variant.rules;
  const { minimum = 1, singles = "never", singleInto } = start;
  const { first: lowest, last: highest } = directionsOf(circuit);
  const barred = kinds.barred?.(start);
  const outermost = kinds.outermost?.(start, topology);
  const territory = owners > 0;
  const span = territory ? holes : (outermost?.span ?? holes >> 1);

  function first(position: Position, side: number): number {
    if (territory || (side === 1 && outermost === undefined)) return 0;
    return outermost === undefined ? span : outermost.first(position, side);
  }

  const list: StartList = (position, side, fewest, limit, into, offset) => {
    const from = first(position, side);
    const chosen = directions > 0 ? position[directions + side]! : 0;
    const last = chosen > 0 ? chosen - 1 : highest;
    let at = offset;
    for (let hole = from; hole < from + span; hole++) {
      const seeds = position[hole]!;
      if (seeds < fewest || seeds >= limit) continue;
      if (territory && position[owners + hole] !== side) continue;
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
