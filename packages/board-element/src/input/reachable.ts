/** The hole that Tab reaches, as a selector. */
export const REACHABLE = ".hole[tabindex='0']";
