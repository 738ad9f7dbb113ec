/** Holes that may be sown from only when no other hole may. */
import type { CompileTurnKind } from "./turn-parts.ts";
import { valueOf } from "./layout.ts";

/** Compiles it, where there are any. */
export const compileBarred: CompileTurnKind = ({ rules }, { starts }) => {
  if (rules.start?.barred === undefined) return undefined;
  const barred = new Set(rules.start.barred);
  return {
    starts(position, side, into, offset) {
      const count = starts(position, side, into, offset);
      let kept = 0;
      for (let at = offset; at < offset + count; at++) {
        const action = into[at]!;
        if (!barred.has(position[valueOf(action) >> 1]!)) into[offset + kept++] = action;
      }
      return kept > 0 ? kept : count;
    },
  };
};
