/** A choice in mid-turn: go on from the landing hole, or stop. */
import type { CompileDestination } from "./consequence-parts.ts";
import { actionOf, GO, PHASE_HEAD, PHASE_TURN, STOP } from "./layout.ts";
import { SOWN_TURN_OVER, SOWN_WAITS } from "./outcomes.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** At a landing that gives it. */
export const choose: CompileDestination =
  (_then, { layout: { phase, value, value2 } }) =>
  (position, _side, last, _sink, direction) => {
    position[phase] = PHASE_HEAD;
    position[value] = last;
    position[value2] = direction;
    return SOWN_WAITS;
  };

/** Compiles it, where a landing case gives a choice. */
export const compileChoice: CompileTurnKind = ({ rules, layout, sowText }, turn) => {
  const { phase, value, value2, names } = layout;
  if (rules.landing.every(({ then }) => then.choose === undefined)) return undefined;
  return {
    head: {
      write: (position) => `head:${sowText((position[value]! << 1) | position[value2]!)}`,
      list(_position, _side, into, offset) {
        into[offset] = actionOf(GO, 0);
        into[offset + 1] = actionOf(STOP, 0);
        return 2;
      },
    },
    [GO]: {
      text: () => "go",
      play(position, side, _value, sink) {
        const hole = position[value]!;
        const direction = position[value2]!;
        position[phase] = PHASE_TURN;
        position[value] = 0;
        position[value2] = 0;
        sink?.({ type: "go", hole: names[hole]! });
        return turn.settleTurn(position, turn.goOn(position, side, direction, hole, sink), sink);
      },
    },
    [STOP]: {
      text: () => "stop",
      play(position, _side, _value, sink) {
        sink?.({ type: "stop", hole: names[position[value]!]! });
        return turn.settleTurn(position, SOWN_TURN_OVER, sink, true);
      },
    },
  };
};
