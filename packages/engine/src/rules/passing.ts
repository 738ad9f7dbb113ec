/** Passes of a player who cannot sow. */
import { actionOf, PASS, SIDES } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles them, where players pass. */
export const compilePassing: CompileTurnKind = ({ rules, sides }, turn) => {
  const { pass = "never" } = rules.turn ?? {};
  if (pass === "never") return undefined;
  const { isEmpty } = sides;
  return {
    otherwise(position, side, into, offset) {
      into[offset] = actionOf(PASS, 0);
      // With `always`: on an empty board nobody will ever act again.
      return isEmpty(position, side) && (pass !== "always" || isEmpty(position, 1 - side)) ? 0 : 1;
    },
    [PASS]: {
      text: () => "pass",
      play(position, side, _value, sink) {
        sink?.({ type: "pass", side: SIDES[side]! });
        turn.endTurn(position);
        return true;
      },
    },
  };
};
