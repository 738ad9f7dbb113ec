/** Actions share a slot of the history by these bits of their mixed code; a clash only worsens the order. */
const historySlots = 4096;
const historyLimit = 1 << 20;

/** Scores for sorting: the table's action before the killers before the rest. */
const tableFirst = 0x7fff_ffff;
const killerFirst = 0x4000_0000;

/**
 * Puts the actions that are likely to be good first, since a search that meets the best one first can leave out most of the
 * others. It remembers by ply which actions cut off (killers), and by side how often each action did (history).
 */
export class Order {
  /** Two per ply; -1 none. */
  readonly #killers: Int32Array;
  readonly #history: readonly Int32Array[];

  constructor(plies: number) {
    this.#killers = new Int32Array(plies * 2).fill(-1);
    this.#history = [new Int32Array(historySlots), new Int32Array(historySlots)];
  }

  /** Forgets everything. */
  clear(): void {
    this.#killers.fill(-1);
    for (const history of this.#history) history.fill(0);
  }

  /** Rates `count` actions from `offset` on; the ratings go to the same places of `into`. */
  rate(
    actions: Int32Array,
    into: Int32Array,
    offset: number,
    count: number,
    side: number,
    ply: number,
    tableAction: number,
  ): void {
    const history = this.#history[side]!;
    const first = this.#killers[ply * 2]!;
    const second = this.#killers[ply * 2 + 1]!;
    for (let at = offset; at < offset + count; at++) {
      const action = actions[at]!;
      let rating = history[slot(action)]!;
      if (action === tableAction) rating = tableFirst;
      else if (action === first) rating = killerFirst + 1;
      else if (action === second) rating = killerFirst;
      into[at] = rating;
    }
  }

  /** Notes that an action cut a node off, so deep a search was saved. */
  cut(action: number, side: number, ply: number, depth: number): void {
    const killers = this.#killers;
    if (killers[ply * 2] !== action) {
      killers[ply * 2 + 1] = killers[ply * 2]!;
      killers[ply * 2] = action;
    }
    const history = this.#history[side]!;
    const at = slot(action);
    history[at] = history[at]! + depth * depth;
    if (history[at]! > historyLimit) {
      for (let index = 0; index < historySlots; index++) history[index] = history[index]! >> 1;
    }
  }
}

function slot(action: number): number {
  return (action ^ (action >>> 15)) & (historySlots - 1);
}

/** Moves the best rated action from `at` on to `at`; of equals the first. */
export function bringBest(actions: Int32Array, ratings: Int32Array, at: number, end: number): void {
  let best = at;
  for (let other = at + 1; other < end; other++) {
    if (ratings[other]! > ratings[best]!) best = other;
  }
  if (best === at) return;
  const action = actions[best]!;
  const rating = ratings[best]!;
  // Shifting, not swapping, keeps the others in their order, so equal ratings stay in the order of the rules.
  for (let other = best; other > at; other--) {
    actions[other] = actions[other - 1]!;
    ratings[other] = ratings[other - 1]!;
  }
  actions[at] = action;
  ratings[at] = rating;
}
