/**
 * Endgame values by working backwards: the exact worth of every position of a two-row game with few seeds, when play that goes on for
 * ever is worth nothing to either side. For games in which what is captured already changes nothing.
 */

import { layoutsOf } from "./layouts.mjs";

/** @typedef {import("@magomba/engine").Rules} Rules */
/** @typedef {import("@magomba/engine").Position} Position */

/** In a list of values: no action leaves these seeds. */
const NOTHING = -128;

/**
 * The values of all positions with 0, 1, … `most` seeds on the board, by seeds and by the number of the layout: what South, who acts,
 * gains beyond what is captured already.
 *
 * @param {Rules} rules
 * @param {number} most Seeds, at most 40.
 * @returns {Int8Array[]}
 */
export function endgameValues(rules, most) {
  const layouts = layoutsOf(rules.holes, most);
  /** @type {Int8Array[]} */
  const values = [new Int8Array(1)];
  for (let seeds = 1; seeds <= most; seeds++) {
    values.push(valuesOf(rules, seeds, layouts, values));
  }
  return values;
}

/**
 * @param {Rules} rules
 * @param {number} seeds
 * @param {ReturnType<typeof layoutsOf>} layouts
 * @param {readonly Int8Array[]} fewer The values with fewer seeds.
 * @returns {Int8Array}
 */
function valuesOf(rules, seeds, layouts, fewer) {
  const { holes, maximumActions } = rules;
  const count = layouts.count(seeds);
  /** The best that each position can have by an action that captures, or by the end. */
  const settled = new Int8Array(count).fill(NOTHING);
  /** Where its other actions lead: numbers of layouts, -1 after the last. */
  const loops = new Int32Array(count * maximumActions).fill(-1);
  const actions = new Int32Array(maximumActions);
  const position = rules.start();
  const after = rules.start();
  /** @param {Position} of */
  const leadOf = (of) => (of[holes] ?? 0) - (of[holes + 1] ?? 0);
  for (let number = 0; number < count; number++) {
    layouts.write(number, seeds, position);
    const legal = rules.actions(position, actions, 0);
    if (legal === 0) {
      after.set(position);
      rules.finish(after, 0);
      settled[number] = leadOf(after);
    }
    let looping = number * maximumActions;
    for (const action of actions.subarray(0, legal)) {
      after.set(position);
      rules.playUnchecked(after, action);
      let left = 0;
      for (let hole = 0; hole < holes; hole++) left += after[hole] ?? 0;
      if (left === seeds) {
        loops[looping++] = layouts.numberOf(after, seeds, true);
        continue;
      }
      const rest = fewer[left]?.[layouts.numberOf(after, left, true)] ?? 0;
      settled[number] = Math.max(settled[number] ?? NOTHING, leadOf(after) - rest);
    }
  }
  return settle(settled, loops, maximumActions, seeds);
}

/**
 * Settles the positions from which play can go round, margin by margin: a side can force a margin if it comes to it in the end,
 * whatever the other does.
 *
 * @param {Int8Array} settled
 * @param {Int32Array} loops
 * @param {number} width Places in `loops` for each position.
 * @param {number} most The largest margin.
 * @returns {Int8Array}
 */
function settle(settled, loops, width, most) {
  const count = settled.length;
  const values = new Int8Array(count);
  /** The largest margin that the side to act is known to force, and the largest it cannot avoid to lose. */
  const forces = new Int8Array(count);
  const loses = new Int8Array(count);

  /**
   * @param {number} number
   * @param {Int8Array} marks
   * @param {number} margin
   * @returns {{ any: boolean, all: boolean }} Whether any, and whether each, of the positions it leads to is marked.
   */
  function marked(number, marks, margin) {
    let any = false;
    let all = true;
    for (let at = number * width; at < (number + 1) * width; at++) {
      const next = loops[at] ?? -1;
      if (next < 0) break;
      if (marks[next] === margin) any = true;
      else all = false;
    }
    return { any, all };
  }

  for (let margin = 1; margin <= most; margin++) {
    for (let changed = true; changed;) {
      changed = false;
      for (let number = 0; number < count; number++) {
        const known = settled[number] ?? NOTHING;
        if (forces[number] !== margin && (known >= margin || marked(number, loses, margin).any)) {
          forces[number] = margin;
          values[number] = margin;
          changed = true;
        }
        if (loses[number] !== margin && known <= -margin && marked(number, forces, margin).all) {
          loses[number] = margin;
          values[number] = -margin;
          changed = true;
        }
      }
    }
  }
  return values;
}

/**
 * How many positions have each value.
 *
 * @param {Int8Array} values
 * @returns {Record<string, number>}
 */
export function countValues(values) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
