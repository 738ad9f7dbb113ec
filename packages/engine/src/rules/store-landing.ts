/** Landings in a store. */
import type { LandingConsequence } from "../variant/consequence-definition.ts";
import type { LandingCondition } from "../variant/landing-definition.ts";

/** The tests that are left of a case when the last seed falls into a store: none, or undefined where it can never hold; `own`: into the player's. */
export type StoreLanding = (
  when: LandingCondition,
  then: LandingConsequence,
  own: boolean,
) => [] | undefined;

/** Nothing is lifted from a store, nothing lies opposite, and only its owner can be asked. */
export const fitsStore: StoreLanding = (
  { hole = "store", owner, ...others },
  { stop, again, relay },
  own,
) =>
  (stop === true || again === true || relay === "next") &&
  hole === "store" &&
  Object.keys(others).length === 0 &&
  (owner === undefined || (owner === "own") === own)
    ? []
    : undefined;
