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
  type Layout,
  type Position,
} from "./layout.ts";
import type { CompileTurnKind, PlayAction, TurnKind } from "./turn-parts.ts";

/** Compiles the offers, where there are any. */
export const compileOffers: CompileTurnKind = ({ variant, layout }) => {
  const definition = variant.rules.turn?.offers;
  return definition === undefined ? undefined : offers(definition, layout);
};

function offers(definition: OffersDefinition, layout: Layout): TurnKind {
  const { holes, captured, owners, phase, value, value2 } = layout;
  const { holes: most, price } = definition;
  const own = new Int16Array(holes);

  /** The holes of a mask, in board order. */
  function names(mask: number): string[] {
    return layout.names.filter((_, hole) => hole < 24 && (mask & (1 << hole)) !== 0);
  }

  /** How many holes a side owns; they are then in `own`. */
  function owned(position: Position, side: number): number {
    let count = 0;
    for (let hole = 0; hole < holes; hole++) {
      if (position[owners + hole] === side) own[count++] = hole;
    }
    return count;
  }

  /** Writes masks in ascending order: by the highest hole, then the next highest, and so on. Returns the place after the last. */
  function extend(
    into: Int32Array,
    offset: number,
    mask: number,
    below: number,
    left: number,
  ): number {
    let at = offset;
    for (let i = 0; i < below; i++) {
      const longer = mask | (1 << own[i]!);
      into[at++] = actionOf(OFFER, longer);
      if (left > 1) at = extend(into, at, longer, i, left - 1);
    }
    return at;
  }

  /** Plays the answer to an offer. */
  const answer =
    (accepted: boolean): PlayAction =>
    (position, side, _value, sink) => {
      const mask = offerMask(position, layout);
      if (sink !== undefined) {
        sink({ type: accepted ? "accept" : "decline", side: SIDES[side]!, holes: names(mask) });
      }
      position[phase] = PHASE_TURN;
      position[value] = 0;
      position[value2] = 0;
      if (!accepted) return true;
      for (let hole = 0; hole < holes; hole++) {
        if ((mask & (1 << hole)) === 0) continue;
        position[owners + hole] = side;
        position[hole] = position[hole]! + price;
        position[captured + side] = position[captured + side]! - price;
        if (sink !== undefined) {
          sink({ type: "trade", hole: layout.names[hole]!, seeds: price, owner: SIDES[side]! });
        }
      }
      return true;
    };

  return {
    most: subsets(holes, most),
    // By ascending mask.
    beside(position, side, into, offset) {
      const count = owned(position, side);
      const limit = offerLimit(definition, position[captured + 1 - side]!, count);
      return limit > 0 ? extend(into, offset, 0, count, limit) - offset : 0;
    },
    midTurn: {
      phase: PHASE_OFFER,
      word: "offer",
      write: (position) => names(offerMask(position, layout)).join("+"),
      list(_position, _side, into, offset) {
        into[offset] = actionOf(ACCEPT, 0);
        into[offset + 1] = actionOf(DECLINE, 0);
        return 2;
      },
    },
    texts: {
      [OFFER]: (mask) => `offer:${names(mask).join("+")}`,
      [ACCEPT]: () => "accept",
      [DECLINE]: () => "decline",
    },
    plays: {
      [OFFER](position, side, mask, sink) {
        if (sink !== undefined) {
          sink({ type: "offer", side: SIDES[side]!, holes: names(mask), price });
        }
        position[layout.side] = 1 - side;
        position[phase] = PHASE_OFFER;
        position[value] = mask & 0xfff;
        position[value2] = mask >> 12;
        return true;
      },
      [ACCEPT]: answer(true),
      [DECLINE]: answer(false),
    },
  };
}

/** How many holes a side may offer at once that owns so many, to a buyer who has captured so many seeds. */
export function offerLimit(
  { holes: most, price, keep }: OffersDefinition,
  captured: number,
  owned: number,
): number {
  const payable = price === 0 ? most : Math.floor(captured / price);
  return payable === 0 ? 0 : Math.min(most, payable, owned - keep);
}

/** How many sets of 1 to `most` out of `count` there are. */
export function subsets(count: number, most: number): number {
  let sum = 0;
  let ways = 1;
  for (let size = 1; size <= most; size++) {
    ways = (ways * (count - size + 1)) / size;
    sum += ways;
  }
  return sum;
}
