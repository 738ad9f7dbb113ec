/** What may be taken from the enemy side, by choice, after a capture. */
import type { BonusDefinition } from "../variant/consequence-definition.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { Position } from "./layout.ts";
import type { Sides } from "./sides.ts";

/**
 * The compiled bonus rules. All bonuses of a variant share the kind and the holes that are safe, for the phase does not remember
 * which capture opened it.
 */
export interface Takeable {
  /** How often a side may take from a hole: once for all its seeds, or once for each; 0 where it may not. */
  readonly takes: (position: Position, side: number, hole: number) => number;
  /** How much of `wanted` there is to take. */
  readonly most: (position: Position, side: number, wanted: number) => number;
}

/** The bonuses of all landing cases. */
export function bonusesOf({ landing }: VariantDefinition): readonly BonusDefinition[] {
  return landing.flatMap(({ then }) => then.bonus ?? []);
}

/** Compiles what may be taken. */
export function compileTakeable(
  { board, rules }: Variant,
  { owner, first, span }: Sides,
): Takeable {
  const { exempt, seeds } = bonusesOf(rules)[0] ?? {};
  const free = Uint8Array.from(board.holes, ({ marks }) => (marks.includes(exempt!) ? 0 : 1));
  const whole = seeds === undefined;
  const territory = rules.board.territory === true;

  const takes = (position: Position, side: number, hole: number): number => {
    const seeds = position[hole]!;
    const may = (-seeds >>> 31) & free[hole]! & (territory ? owner(position, hole) ^ side : 1);
    return whole ? may : may * seeds;
  };

  return {
    takes,
    most(position, side, wanted) {
      const from = first(position, 1 - side);
      let left = 0;
      for (let hole = from; hole < from + span && left < wanted; hole++) {
        left += takes(position, side, hole);
      }
      return Math.min(left, wanted);
    },
  };
}
