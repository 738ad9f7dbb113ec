/** Whether the phase in a position that was read can be. */
import { PositionError } from "../errors.ts";
import { marksOpening } from "../variant/board.ts";
import {
  PHASE_HEAD,
  PHASE_OFFER,
  PHASE_TAKE,
  PHASE_TURN,
  TURN_ORDINARY,
  TURN_SWAP,
  type Position,
} from "./layout.ts";
import type { Offers } from "./offers.ts";
import type { TurnParts } from "./turn-parts.ts";

/** Throws a PositionError (`position-phase`) if the phase cannot be. */
export type PhaseCheck = (position: Position) => void;

/** Compiles the check. */
export function compilePhaseCheck(parts: TurnParts, offers: Offers): PhaseCheck {
  const { variant, layout, sides, takeable } = parts;
  const { rules, board } = variant;
  return (position) => {
    const side = position[layout.side]!;
    const value = position[layout.value]!;
    const wrong = (why: string): never => {
      throw new PositionError("position-phase", parts.texts.phase(position), why);
    };
    switch (position[layout.phase]) {
      case PHASE_TURN:
        if (value !== TURN_ORDINARY) checkFirstTurns(value, side, wrong);
        break;
      case PHASE_HEAD: {
        const choice = rules.landing.some(
          ({ when, then }) =>
            then.choose !== undefined &&
            (when.mark === undefined || board.holes[value]!.marks.includes(when.mark)) &&
            (when.house === undefined || parts.house.works(position, side, value)),
        );
        if (!choice) wrong("no choice is given there");
        if (sides.owner(position, value) !== side) wrong("the hole is not the player's");
        if (position[value]! < 2) wrong("the hole was not occupied");
        break;
      }
      case PHASE_TAKE: {
        if (takeable.limit === 0) wrong("nothing is ever taken");
        const most = takeable.most(position, side, takeable.limit);
        if (value > most) wrong(`at most ${most}`);
        break;
      }
      case PHASE_OFFER:
        offers.check(position, side, wrong);
        break;
      default:
        break;
    }
  };

  /** South has the first turn, and the swap is North's. */
  function checkFirstTurns(value: number, side: number, wrong: (why: string) => never): void {
    const swap = value === TURN_SWAP;
    if (swap ? rules.turn?.swap !== true : !marksOpening(rules))
      wrong("such turns are not told apart");
    if (side !== value - 1) wrong("South begins");
  }
}
