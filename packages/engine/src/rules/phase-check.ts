/** Whether the phase in a position that was read can be. */
import { PositionError } from "../reading-errors.ts";
import { compileHouse } from "./house.ts";
import {
  offerMask,
  PHASE_HEAD,
  PHASE_OFFER,
  PHASE_TAKE,
  PHASE_TURN,
  TURN_ORDINARY,
  TURN_SWAP,
  type Layout,
  type Position,
} from "./layout.ts";
import { marksOpening } from "./opening.ts";
import { offerLimit } from "./offers.ts";
import type { PlayRules } from "./rules.ts";
import { compileSides } from "./sides.ts";
import { bonusesOf, compileTakeable } from "./takeable.ts";

/** Throws a PositionError (`position-phase`) if the phase cannot be. */
export type PhaseCheck = (position: Position) => void;

/** Whether a hole that now holds so many seeds can be what a landing case asks for; what passed may have emptied it. */
function landedIn(hole: "empty" | "occupied" | "store" | undefined, seeds: number): boolean {
  return hole === "occupied" ? seeds > 1 : hole !== "empty" || seeds < 2;
}

/** Compiles the check. */
export function compilePhaseCheck(play: PlayRules, layout: Layout): PhaseCheck {
  const { variant, owner } = play;
  const { rules, board } = variant;
  const house = compileHouse(variant, layout);
  const takeable = compileTakeable(variant, compileSides(layout));
  /** The most that a bonus can ask for; 0 where none asks for any. */
  const limit = Math.max(0, ...bonusesOf(rules).map((bonus) => bonus.holes ?? Infinity));
  return (position) => {
    const side = position[layout.side]!;
    const value = position[layout.value]!;
    const wrong = (why: string): never => {
      throw new PositionError("position-phase", play.phaseText(position), why);
    };
    switch (position[layout.phase]) {
      case PHASE_TURN:
        if (value !== TURN_ORDINARY) checkFirstTurns(value, side, wrong);
        break;
      case PHASE_HEAD: {
        const choices = rules.landing.filter(
          ({ when, then }) =>
            then.choose !== undefined &&
            (when.mark === undefined || board.holes[value]!.marks.includes(when.mark)) &&
            (when.house === undefined || house.works(position, side, value)),
        );
        if (choices.length === 0) wrong("no choice is given there");
        if (owner(position, value) !== side) wrong("the hole is not the player's");
        const seeds = position[value]!;
        if (!choices.some(({ when }) => landedIn(when.hole, seeds))) {
          wrong("the last seed fell into no such hole");
        }
        break;
      }
      case PHASE_TAKE: {
        if (limit === 0) wrong("nothing is ever taken");
        const most = takeable.most(position, side, limit);
        if (value > most) wrong(`at most ${most}`);
        break;
      }
      case PHASE_OFFER:
        checkOffer(position, side, wrong);
        break;
      default:
        break;
    }
  };

  function checkOffer(position: Position, side: number, wrong: (why: string) => never): void {
    const mask = offerMask(position, layout);
    let offered = 0;
    let owned = 0;
    for (let hole = 0; hole < layout.holes; hole++) {
      if (position[layout.owners + hole] !== side) owned++;
      if ((mask & (1 << hole)) === 0) continue;
      if (position[layout.owners + hole] === side) wrong("the hole is not the other player's");
      offered++;
    }
    const buyer = position[layout.captured + side]!;
    const most = offerLimit(rules.turn!.offers!, buyer, owned);
    if (offered > most) wrong("more holes than may be offered");
  }

  /** South has the first turn, and the swap is North's. */
  function checkFirstTurns(value: number, side: number, wrong: (why: string) => never): void {
    const swap = value === TURN_SWAP;
    if (swap ? rules.turn?.swap !== true : !marksOpening(rules))
      wrong("such turns are not told apart");
    if (side !== value - 1) wrong("South begins");
  }
}
