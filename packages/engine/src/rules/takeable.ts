/** What may be taken from the enemy side, by choice, after a capture. */
import type { BonusDefinition } from "../variant/consequence-definition.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Board } from "../types.ts";
import type { Position } from "./layout.ts";
import type { Sides } from "./sides.ts";

/**
 * The compiled bonus rules. All bonuses of a variant share the kind and the holes that are safe, for the phase does not remember
 * which capture opened it.
 */
export interface Takeable {
  /** Whether whole holes are taken; otherwise single seeds. */
  readonly wholeHoles: boolean;
  /** 1 where a side may take from a hole, otherwise 0. */
  readonly at: (position: Position, side: number, hole: number) => number;
  /** How much of `wanted` there is to take. */
  readonly most: (position: Position, side: number, wanted: number) => number;
}

/** The bonuses of all landing cases. */
export function bonusesOf({ landing }: VariantDefinition): readonly BonusDefinition[] {
  return landing.flatMap(({ then }) => then.bonus ?? []);
}

/** Compiles what may be taken. */
export function compileTakeable(
  board: Board,
  rules: VariantDefinition,
  { owner, first, span }: Sides,
): Takeable {
  const { exempt, seeds } = bonusesOf(rules)[0] ?? {};
  const wholeHoles = seeds === undefined;
  const free = Uint8Array.from(board.holes, ({ marks }) => (marks.includes(exempt!) ? 0 : 1));

  const at = (position: Position, side: number, hole: number): number =>
    (-position[hole]! >>> 31) & free[hole]! & (owner(position, hole) ^ side);

  return {
    wholeHoles,
    at,
    most(position, side, wanted) {
      const from = first(position, 1 - side);
      let left = 0;
      for (let hole = from; hole < from + span && left < wanted; hole++) {
        left += at(position, side, hole) * (wholeHoles ? 1 : position[hole]!);
      }
      return Math.min(left, wanted);
    },
  };
}
