/** Counting starts where that takes no more than looking at the holes: cheaper than listing them. */
import { onlyDirection } from "./directions.ts";
import type { Position } from "./layout.ts";
import type { Turn, TurnParts } from "./turn-parts.ts";

/** Compiles the count of the sowings that a player can start; undefined where more than one hole at a time has to be looked at. */
export function compileStartCount(
  { rules, layout: { owners } }: TurnParts,
  { row: { first, span } }: Turn,
): ((position: Position, side: number) => number) | undefined {
  const { minimum = 1, singles = "never", singleInto = "any", ...start } = rules.start ?? {};
  const furtherRules = start.barred ?? start.mustCapture ?? start.loneStep;
  const simple = singles === "never" && singleInto === "any" && (furtherRules ?? false) === false;
  if (!simple || onlyDirection(rules.circuit) === undefined) return undefined;
  const few = minimum - 1;
  return (position, side) => {
    const from = first(position, side);
    const to = from + span;
    let count = 0;
    if (owners > 0) {
      for (let hole = from; hole < to; hole++) {
        count += ((few - position[hole]!) >>> 31) & (1 ^ position[owners + hole]! ^ side);
      }
    } else for (let hole = from; hole < to; hole++) count += (few - position[hole]!) >>> 31;
    return count;
  };
}
