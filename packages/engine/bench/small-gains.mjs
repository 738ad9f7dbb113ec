/** What small positions are worth, each found once: a table by the number of the layout. */
import { layoutsOf } from "./layouts.mjs";
import { copyPlaces, gainOfEnd, leadOf, seedsIn } from "./seeds.mjs";

/** @typedef {import("@magomba/engine").Rules} Rules */
/** @typedef {import("@magomba/engine").Position} Position */

/** In the table: not known yet. */
const UNKNOWN = -128;
/** The most seeds of a position in the table, however large it may be. */
const MOST = 40;

/**
 * Makes a table that fills itself when it is asked. For games that are won by seeds, whose positions never come back, and whose board
 * is the same after half a turn.
 *
 * @param {Rules} rules
 * @param {number} room How many positions it may hold; a byte each.
 */
export function createSmallGains(rules, room) {
  const layouts = layoutsOf(rules.holes, MOST);
  /** By seeds. @type {Int8Array[]} */
  const gains = [];
  let free = room;
  for (let seeds = 0; seeds <= MOST && layouts.count(seeds) <= free; seeds++) {
    gains.push(new Int8Array(layouts.count(seeds)).fill(UNKNOWN));
    free -= layouts.count(seeds);
  }
  /** One for each ply. @type {{ actions: Int32Array, after: Position }[]} */
  const plies = [];
  let found = 0;

  /**
   * @param {Position} position At the start of an ordinary turn.
   * @param {number} left Seeds on its board, at most `most`.
   * @param {number} depth
   * @returns {number}
   */
  function gain(position, left, depth) {
    const side = rules.side(position);
    const number = layouts.numberOf(position, left, side === 1);
    const table = gains[left];
    const known = table?.[number] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    plies[depth] ??= { actions: new Int32Array(rules.maximumActions), after: position.slice() };
    const { actions, after } = plies[depth];
    const sign = side === 0 ? 1 : -1;
    const before = leadOf(rules, position);
    const count = rules.actions(position, actions, 0);
    let top = count === 0 ? gainOfEnd(rules, position) : UNKNOWN;
    for (let i = 0; i < count; i++) {
      copyPlaces(position, after);
      rules.playUnchecked(after, actions[i] ?? 0);
      let total = sign * (leadOf(rules, after) - before);
      if (!rules.ended(after)) {
        const rest = gain(after, seedsIn(rules, after), depth + 1);
        total += rules.side(after) === side ? rest : -rest;
      }
      if (total > top) top = total;
    }
    if (table !== undefined) table[number] = top;
    found++;
    return top;
  }

  return {
    /** The most seeds of a position that can be asked for. */
    most: gains.length - 1,
    /**
     * What the side to act gains from here on, in seeds.
     *
     * @param {Position} position At the start of an ordinary turn.
     * @param {number} left Seeds on its board, at most `most`.
     * @returns {number}
     */
    gain: (position, left) => gain(position, left, 0),
    /** How many positions have been found. */
    positions: () => found,
  };
}
