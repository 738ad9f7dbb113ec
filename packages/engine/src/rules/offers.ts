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
} from "./layout.ts";
import type { CompileTurnKind, PlayAction } from "./turn-parts.ts";

/** Compiles the offers, where there are any. */
export const compileOffers: CompileTurnKind = ({ rules, layout }, turn) => {
  const { holes, captured, owners, phase, value, value2, names } = layout;
  const definition = rules.turn?.offers;
  if (definition === undefined) return undefined;
  const { price } = definition;

  /** The holes of a mask, in board order; there are 24 at most. */
  const namesOf = (mask: number): string[] => names.filter((_, hole) => ((mask >> hole) & 1) === 1);
  const text = (mask: number): string => `offer:${namesOf(mask).join("+")}`;

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
    maximumActions: turn.maximumActions + (holes ** 3 + 5 * holes) / 6,
    // By ascending mask.
    beside(position, side, into, offset) {
      let owned = 0;
      let count = 0;
      for (let hole = 0; hole < holes; hole++) {
        if (position[owners + hole] !== side) continue;
        owned |= 1 << hole;
        count++;
      }
      const limit = offerLimit(definition, position[captured + 1 - side]!, count);
      return limit > 0 ? listMasks(into, offset, 0, owned, limit) - offset : 0;
    },
    offer: {
      write: (position) => text(offerMask(position, layout)),
      list(_position, _side, into, offset) {
        into[offset] = actionOf(ACCEPT, 0);
        into[offset + 1] = actionOf(DECLINE, 0);
        return 2;
      },
    },
    [OFFER]: {
      text,
      play(position, side, mask, sink) {
        sink?.({ type: "offer", side: SIDES[side]!, holes: namesOf(mask), price });
        position[layout.side] = 1 - side;
        position[phase] = PHASE_OFFER;
        position[value] = mask & 0xfff;
        position[value2] = mask >> 12;
        return true;
      },
    },
    [ACCEPT]: { text: () => "accept", play: answer("accept") },
    [DECLINE]: { text: () => "decline", play: answer("decline") },
  };
};

/**
 * Lists the offers of what is in a mask and up to `left` holes of `owned`, all of which lie below it: by ascending mask. Returns the place after the
 * last one.
 */
function listMasks(
  into: Int32Array,
  offset: number,
  mask: number,
  owned: number,
  left: number,
): number {
  let at = offset;
  for (let rest = owned; rest > 0; rest &= rest - 1) {
    const longer = mask | (rest & -rest);
    into[at++] = actionOf(OFFER, longer);
    if (left > 1) at = listMasks(into, at, longer, owned ^ rest, left - 1);
  }
  return at;
}

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
