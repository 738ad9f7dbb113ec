/** Counting starts where that takes no more than looking at the holes: cheaper than listing them. */
import { onlyDirection } from "./directions.ts";
import type { CompileStartCount } from "./start-parts.ts";

/** Compiles the count; undefined where more than one hole at a time has to be looked at. */
export const compileStartCount: CompileStartCount = (
  { variant: { rules }, layout: { territory, owners } },
  { first, span },
) => {
  const { minimum = 1, singles = "never", singleInto = "any", barred } = rules.start ?? {};
  const simple = singles === "never" && singleInto === "any" && barred === undefined;
  if (!simple || onlyDirection(rules.circuit) === undefined) return undefined;
  const few = minimum - 1;
  return (position, side) => {
    const from = first(position, side);
    const to = from + span;
    let count = 0;
    if (territory) {
      for (let hole = from; hole < to; hole++) {
        count += ((few - position[hole]!) >>> 31) & (1 ^ position[owners + hole]! ^ side);
      }
    } else for (let hole = from; hole < to; hole++) count += (few - position[hole]!) >>> 31;
    return count;
  };
};
