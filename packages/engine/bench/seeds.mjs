/** What the solvers count in positions of games that are won by seeds. */

/** @typedef {import("@magomba/engine").Rules} Rules */
/** @typedef {import("@magomba/engine").Position} Position */

/**
 * @param {Rules} rules
 * @param {Position} position
 * @returns {number} Seeds on the board.
 */
export function seedsIn(rules, position) {
  let seeds = 0;
  for (let hole = 0; hole < rules.holes; hole++) seeds += position[hole] ?? 0;
  return seeds;
}

/**
 * @param {Rules} rules
 * @param {Position} position
 * @returns {number} South's lead in captured seeds.
 */
export function leadOf(rules, position) {
  return (position[rules.holes] ?? 0) - (position[rules.holes + 1] ?? 0);
}

/**
 * @param {Rules} rules
 * @param {Position} position Without legal actions.
 * @returns {number} What the side to act gains by the end, in seeds.
 */
export function gainOfEnd(rules, position) {
  if (rules.ended(position)) return 0;
  const end = position.slice();
  rules.finish(end, 0);
  const gain = leadOf(rules, end) - leadOf(rules, position);
  return rules.side(position) === 0 ? gain : -gain;
}

/**
 * Copies a position by a loop, for a call of `set` takes longer than copying so few places.
 *
 * @param {Position} from
 * @param {Position} to
 */
export function copyPlaces(from, to) {
  const size = from.length;
  for (let place = 0; place < size; place++) to[place] = from[place] ?? 0;
}
