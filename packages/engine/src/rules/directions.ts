/** The ways round the circuit that a player may sow: one entry for each kind. */
import type { CircuitDefinition } from "../variant/sowing-definition.ts";

/** The directions that can be chosen, from the first to the last: 0 forward, 1 backward. */
export interface Directions {
  readonly first: 0 | 1;
  readonly last: 0 | 1;
}

const DIRECTIONS: Readonly<Record<NonNullable<CircuitDefinition["direction"]>, Directions>> = {
  forward: { first: 0, last: 0 },
  backward: { first: 1, last: 1 },
  either: { first: 0, last: 1 },
  chosenOnce: { first: 0, last: 1 },
};

/** The directions of a circuit. */
export function directionsOf({ direction = "forward" }: CircuitDefinition): Directions {
  return DIRECTIONS[direction];
}

/** The only direction of a circuit: 0 forward, 1 backward; undefined where there is a choice. */
export function onlyDirection(circuit: CircuitDefinition): 0 | 1 | undefined {
  const { first, last } = directionsOf(circuit);
  return first === last ? first : undefined;
}
