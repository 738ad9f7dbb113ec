/** Offers of holes for captured seeds, and their answers. */
import type { OffersDefinition } from "../variant/turn-definition.ts";
import {
  actionOf,
  OFFER,
  offerMask,
  PHASE_OFFER,
  PHASE_TURN,
  SIDES,
  type Position,
} from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { TurnParts } from "./turn-parts.ts";

/** The compiled offers of a variant. */
export interface Offers {
  /** No position has more offers than this. */
  readonly maximum: number;
  /** How many offers `list` would write. */
  readonly count: (position: Position, side: number) => number;
  /** Writes the legal offers by ascending mask; returns how many. */
  readonly list: (position: Position, side: number, into: Int32Array, offset: number) => number;
  readonly offer: (
    position: Position,
    side: number,
    mask: number,
    sink: EventSink | undefined,
  ) => void;
  readonly answer: (
    position: Position,
    side: number,
    accepted: boolean,
    sink: EventSink | undefined,
  ) => void;
}

/** Without offers nothing is ever listed. */
export const NO_OFFERS: Offers = {
  maximum: 0,
  count: () => 0,
  list: () => 0,
  offer: () => undefined,
  answer: () => undefined,
};

/** Compiles the offers of a variant. */
export function compileOffers({ variant, layout }: Pick<TurnParts, "variant" | "layout">): Offers {
  const { holes, captured, owners, phase, value, value2 } = layout;
  const definition = variant.rules.turn!.offers!;
  const { holes: most, price } = definition;
  const own = new Int16Array(holes);

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

  /** How many holes `side` may offer at once. */
  function limitOf(position: Position, side: number): number {
    return offerLimit(definition, position[captured + 1 - side]!, owned(position, side));
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

  return {
    maximum: subsets(holes, most),
    count(position, side) {
      return subsets(owned(position, side), limitOf(position, side));
    },
    list(position, side, into, offset) {
      const limit = limitOf(position, side);
      if (limit <= 0) return 0;
      return extend(into, offset, 0, owned(position, side), limit) - offset;
    },
    offer(position, side, mask, sink) {
      if (sink !== undefined)
        sink({ type: "offer", side: SIDES[side]!, holes: names(mask), price });
      position[layout.side] = 1 - side;
      position[phase] = PHASE_OFFER;
      position[value] = mask & 0xfff;
      position[value2] = mask >> 12;
    },
    answer(position, side, accepted, sink) {
      const mask = offerMask(position, layout);
      if (sink !== undefined) {
        sink({ type: accepted ? "accept" : "decline", side: SIDES[side]!, holes: names(mask) });
      }
      position[phase] = PHASE_TURN;
      position[value] = 0;
      position[value2] = 0;
      if (!accepted) return;
      for (let hole = 0; hole < holes; hole++) {
        if ((mask & (1 << hole)) === 0) continue;
        position[owners + hole] = side;
        position[hole] = position[hole]! + price;
        position[captured + side] = position[captured + side]! - price;
        if (sink !== undefined) {
          sink({ type: "trade", hole: layout.names[hole]!, seeds: price, owner: SIDES[side]! });
        }
      }
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
function subsets(count: number, most: number): number {
  let sum = 0;
  let ways = 1;
  for (let size = 1; size <= most; size++) {
    ways = (ways * (count - size + 1)) / size;
    sum += ways;
  }
  return sum;
}
