/** Holes that may be sown from only when no other hole may. */
import type { StartDefinition } from "../variant/start-definition.ts";
import { valueOf } from "./layout.ts";
import type { Barred } from "./start-parts.ts";

/** Compiles it, where there are any. */
export function compileBarred({ barred: totals }: StartDefinition): Barred | undefined {
  if (totals === undefined) return undefined;
  const barred = new Set(totals);
  return (position, into, offset, count) => {
    let kept = 0;
    for (let at = offset; at < offset + count; at++) {
      const action = into[at]!;
      if (!barred.has(position[valueOf(action) >> 1]!)) into[offset + kept++] = action;
    }
    return kept > 0 ? kept : count;
  };
}
