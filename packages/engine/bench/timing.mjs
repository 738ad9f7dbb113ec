/**
 * Rates by CPU time. Wall time would count what else the machine does; CPU time still shakes (caches, clock rates and the other half of
 * a core are shared), so everything is repeated and compared only with what was measured in the same run.
 */

/**
 * @typedef {object} Effort How long to measure.
 * @property {number} roundSeconds CPU seconds of one round.
 * @property {number} mostRounds Rounds after which the last ones are taken as they are.
 */

/** @type {Record<"full" | "quick", Effort>} */
export const efforts = {
  full: { roundSeconds: 0.1, mostRounds: 9 },
  quick: { roundSeconds: 0.03, mostRounds: 5 },
};

/** How many rounds in a row must agree, and by how much. */
const AGREEING = 3;
const TOLERANCE = 0.05;

/**
 * CPU seconds this process has used so far, in all its threads.
 *
 * @returns {number}
 */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * The middle one of some numbers; of an even count, the upper of the two.
 *
 * @param {readonly number[]} values
 * @returns {number}
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/**
 * Units per CPU second of some work, warm: rounds are run until the last ones agree.
 *
 * @param {() => number} work Does some of it, and answers how many units that was.
 * @param {Effort} effort
 * @returns {number} The median of the last rounds.
 */
export function steadyRate(work, { roundSeconds, mostRounds }) {
  /** @type {number[]} */
  const rates = [];
  while (rates.length < mostRounds) {
    const start = cpuSeconds();
    let units = 0;
    let spent = 0;
    do {
      units += work();
      spent = cpuSeconds() - start;
    } while (spent < roundSeconds);
    rates.push(units / spent);
    const last = rates.slice(-AGREEING);
    const spread = Math.max(...last) / Math.min(...last) - 1;
    if (last.length === AGREEING && spread <= TOLERANCE) break;
  }
  return median(rates.slice(-AGREEING));
}

/**
 * Drops per CPU second of a bare loop that knows no rules: the yardstick of the machine and of Node, not of the engine.
 *
 * @param {Effort} effort
 * @returns {number}
 */
export function yardstick(effort) {
  const ring = new Int16Array(16);
  let place = 0;
  return steadyRate(() => {
    for (let drop = 0; drop < 1_000_000; drop++) {
      place = (place + 1) & 15;
      ring[place] = (ring[place] ?? 0) + 1;
    }
    return 1_000_000;
  }, effort);
}
