/** What may be taken from the enemy side, by choice, after a capture. */
import type { BonusDefinition } from "../variant/consequence-definition.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Board } from "../types.ts";
import { actionOf, TAKE, type Layout, type Position } from "./layout.ts";

/**
 * The compiled bonus rules. All bonuses of a variant share the kind and the holes that are safe, for the phase does not remember
 * which capture opened it.
 */
export interface Takeable {
  /** Whether whole holes are taken; otherwise single seeds. */
  readonly wholeHoles: boolean;
  /** The most that a bonus can ask for; 0 where the variant has none. */
  readonly limit: number;
  /** How much of `wanted` there is to take. */
  readonly most: (position: Position, side: number, wanted: number) => number;
  /** Writes the removals in board order; returns how many. */
  readonly list: (position: Position, side: number, into: Int32Array, offset: number) => number;
  /** How many removals `list` would write. */
  readonly count: (position: Position, side: number) => number;
}

/** Where nothing is ever taken. */
export const NOTHING_TAKEABLE: Takeable = {
  wholeHoles: false,
  limit: 0,
  most: () => 0,
  list: () => 0,
  count: () => 0,
};

/** Compiles what may be taken. */
export function compileTakeable(board: Board, rules: VariantDefinition, layout: Layout): Takeable {
  const bonuses = rules.landing.flatMap(({ then }): BonusDefinition[] =>
    then.bonus === undefined ? [] : [then.bonus],
  );
  const exempt = bonuses[0]?.exempt;
  const wholeHoles = bonuses[0]?.seeds === undefined;
  const { holes, owners, territory } = layout;
  const perSide = holes >> 1;
  const span = territory ? holes : perSide;
  const free = Uint8Array.from(board.holes, (hole) =>
    exempt !== undefined && hole.marks.includes(exempt) ? 0 : 1,
  );

  /** Where the enemy's holes begin; they end `span` later. */
  function first(side: number): number {
    return territory || side === 0 ? 0 : perSide;
  }

  return {
    wholeHoles,
    limit: Math.max(0, ...bonuses.map((bonus) => bonus.holes ?? Infinity)),
    most(position, side, wanted) {
      const from = first(side);
      let left = 0;
      for (let hole = from; hole < from + span && left < wanted; hole++) {
        const seeds = position[hole]!;
        if (seeds === 0 || free[hole] === 0) continue;
        if (territory && position[owners + hole] === side) continue;
        left += wholeHoles ? 1 : seeds;
      }
      return left < wanted ? left : wanted;
    },
    list(position, side, into, offset) {
      const from = first(side);
      let at = offset;
      if (!territory) {
        // Without branches, as in `start.ts`.
        for (let hole = from; hole < from + span; hole++) {
          into[at] = actionOf(TAKE, hole);
          at += (-position[hole]! >>> 31) & free[hole]!;
        }
        return at - offset;
      }
      for (let hole = from; hole < from + span; hole++) {
        if (position[hole] === 0 || free[hole] === 0) continue;
        if (territory && position[owners + hole] === side) continue;
        into[at++] = actionOf(TAKE, hole);
      }
      return at - offset;
    },
    count(position, side) {
      const from = first(side);
      let count = 0;
      if (!territory) {
        for (let hole = from; hole < from + span; hole++) {
          count += (-position[hole]! >>> 31) & free[hole]!;
        }
        return count;
      }
      for (let hole = from; hole < from + span; hole++) {
        if (position[hole] === 0 || free[hole] === 0) continue;
        if (territory && position[owners + hole] === side) continue;
        count++;
      }
      return count;
    },
  };
}
