/** Landings in a store. */
import type { LandingCase } from "../variant/landing-definition.ts";

/** Writes what the cases come to where the last seed falls into a store, into a table laid out as that of `landing.ts`. `outcomes`: by case. */
export type StoreLandings = (
  cases: readonly LandingCase[],
  outcomes: readonly number[],
  decisions: Int32Array,
  places: number,
) => void;

/** Whether a case fits a store, `own`: the player's. Nothing is lifted from a store, nothing lies opposite, and only its owner can be asked. */
function fitsStore(
  { when: { hole = "store", owner, ...others }, then: { stop, again, relay } }: LandingCase,
  own: boolean,
): boolean {
  return (
    (stop === true || again === true || relay === "next") &&
    hole === "store" &&
    Object.keys(others).length === 0 &&
    (owner === undefined || (owner === "own") === own)
  );
}

/** Each store of each side. */
export const decideStores: StoreLandings = (cases, outcomes, decisions, places) => {
  for (let row = 0; row < decisions.length / places; row++) {
    for (let store = 0; store < 2; store++) {
      const found = cases.findIndex((entry) => fitsStore(entry, store === ((row >> 1) & 1)));
      if (found >= 0) decisions[(row + 1) * places - 2 + store] = outcomes[found]!;
    }
  }
};
