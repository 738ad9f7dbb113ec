/** When a player who cannot sow passes: one function for each kind. */
import type { TurnDefinition } from "../variant/turn-definition.ts";
import type { Position } from "./layout.ts";
import type { Sides } from "./sides.ts";

/** Whether a side that cannot sow passes. */
export type Passing = (position: Position, side: number) => boolean;

/** On an empty board nobody will ever act again. */
function boardHasSeeds({ isEmpty }: Sides, position: Position): boolean {
  return !isEmpty(position, 0) || !isEmpty(position, 1);
}

const PASSING: Readonly<Record<NonNullable<TurnDefinition["pass"]>, (sides: Sides) => Passing>> = {
  never: () => () => false,
  withSeeds: (sides) => (position, side) => sides.seeds(position, side) > 0,
  always: (sides) => (position) => boardHasSeeds(sides, position),
};

/** Compiles the passes of a variant. */
export function compilePassing({ pass = "never" }: TurnDefinition, sides: Sides): Passing {
  return PASSING[pass](sides);
}
