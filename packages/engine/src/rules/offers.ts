/** Offers of holes for captured seeds, and their answers. */
import type { OffersDefinition } from "../variant/turn-definition.ts";
import {
  ACCEPT,
  actionOf,
  DECLINE,
  OFFER,
  offerMask,
  PHASE_OFFER,
  PHASE_TURN,
  SIDES,
  type Position,
} from "./layout.ts";
import type { CompileTurnKind, PlayAction } from "./turn-parts.ts";

/** Compiles the offers, where there are any. */
export const compileOffers: CompileTurnKind = ({ variant, layout }) => {
  const { holes, captured, owners, phase, value, value2, names } = layout;
  const definition = variant.rules.turn?.offers;
  if (definition === undefined) return undefined;
  const { price } = definition;

  /** The holes of a mask, in board order; there are 24 at most. */
  const namesOf = (mask: number): string[] => names.filter((_, hole) => ((mask >> hole) & 1) === 1);
  const text = (mask: number): string => namesOf(mask).join("+");

  /** Writes the masks with up to `left` holes more, all of them below a hole, in ascending order. Returns the place after the last one. */
  const extend = (
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
    mask: number,
    below: number,
    left: number,
  ): number => {
    let at = offset;
    for (let hole = 0; hole < below && left > 0; hole++) {
      if (position[owners + hole] !== side) continue;
      const longer = mask | (1 << hole);
      into[at] = actionOf(OFFER, longer);
      at = extend(position, side, into, at + 1, longer, hole, left - 1);
    }
    return at;
  };

  /** Plays the answer to an offer. */
  const answer =
    (type: "accept" | "decline"): PlayAction =>
    (position, side, _value, sink) => {
      const mask = offerMask(position, layout);
      sink?.({ type, side: SIDES[side]!, holes: namesOf(mask) });
      position[phase] = PHASE_TURN;
      position[value] = 0;
      position[value2] = 0;
      for (let hole = 0; hole < holes; hole++) {
        if (type === "decline" || ((mask >> hole) & 1) === 0) continue;
        position[owners + hole] = side;
        position[hole]! += price;
        position[captured + side]! -= price;
        sink?.({ type: "trade", hole: names[hole]!, seeds: price, owner: SIDES[side]! });
      }
      return true;
    };

  return {
    // Up to three of all holes.
    most: (holes ** 3 + 5 * holes) / 6,
    // By ascending mask.
    beside(position, side, into, offset) {
      let owned = 0;
      for (let hole = 0; hole < holes; hole++) if (position[owners + hole] === side) owned++;
      const limit = offerLimit(definition, position[captured + 1 - side]!, owned);
      return extend(position, side, into, offset, 0, holes, limit) - offset;
    },
    midTurn: {
      phase: PHASE_OFFER,
      word: "offer",
      write: (position) => text(offerMask(position, layout)),
      list(_position, _side, into, offset) {
        into[offset] = actionOf(ACCEPT, 0);
        into[offset + 1] = actionOf(DECLINE, 0);
        return 2;
      },
    },
    texts: {
      [OFFER]: (mask) => `offer:${text(mask)}`,
      [ACCEPT]: () => "accept",
      [DECLINE]: () => "decline",
    },
    plays: {
      [OFFER](position, side, mask, sink) {
        sink?.({ type: "offer", side: SIDES[side]!, holes: namesOf(mask), price });
        position[layout.side] = 1 - side;
        position[phase] = PHASE_OFFER;
        position[value] = mask & 0xfff;
        position[value2] = mask >> 12;
        return true;
      },
      [ACCEPT]: answer("accept"),
      [DECLINE]: answer("decline"),
    },
  };
};

/** How many holes a side may offer at once that owns so many, to a buyer who has captured so many seeds; none if it is not more than 0. */
export function offerLimit(
  { holes, price, keep }: OffersDefinition,
  captured: number,
  owned: number,
): number {
  let limit = Math.min(holes, owned - keep);
  while (limit * price > captured) limit--;
  return limit;
}
