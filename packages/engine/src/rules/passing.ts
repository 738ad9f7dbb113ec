/** Passes of a player who cannot sow. */
import { actionOf, PASS, SIDES, type Position } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles them, where players pass. */
export const compilePassing: CompileTurnKind = ({ variant, sides, endTurn }) => {
  const { pass = "never" } = variant.rules.turn ?? {};
  if (pass === "never") return undefined;
  const { isEmpty } = sides;
  /** With `always`: on an empty board nobody will ever act again. */
  const passes = (position: Position, side: number): boolean =>
    !isEmpty(position, side) || (pass === "always" && !isEmpty(position, 1 - side));
  return {
    otherwise(position, side, into, offset) {
      if (!passes(position, side)) return 0;
      into[offset] = actionOf(PASS, 0);
      return 1;
    },
    texts: { [PASS]: () => "pass" },
    plays: {
      [PASS](position, side, _value, sink) {
        if (sink !== undefined) sink({ type: "pass", side: SIDES[side]! });
        endTurn(position);
        return true;
      },
    },
  };
};
