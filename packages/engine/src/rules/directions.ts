/** The ways round the circuit that a player may sow. */
import type { CircuitDefinition } from "../variant/sowing-definition.ts";

/** The directions that can be chosen, from the first to the last: 0 forward, 1 backward. */
export interface Directions {
  readonly first: 0 | 1;
  readonly last: 0 | 1;
}

/** The directions of a circuit: one of them, or both where a player chooses. */
export function directionsOf({ direction = "forward" }: CircuitDefinition): Directions {
  return { first: direction === "backward" ? 1 : 0, last: direction === "forward" ? 0 : 1 };
}

/** The only direction of a circuit: 0 forward, 1 backward; undefined where there is a choice. */
export function onlyDirection(circuit: CircuitDefinition): 0 | 1 | undefined {
  const { first, last } = directionsOf(circuit);
  return first === last ? first : undefined;
}
