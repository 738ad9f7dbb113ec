import { copyPosition, HashedLine, type Position, type Rules } from "@magomba/engine";
import { deepest } from "../types.ts";
import { takePhase } from "./leaf.ts";
import type { Leaf } from "./leaf.ts";
import { bringBest, Order } from "./order.ts";
import { Lines } from "./lines.ts";
import { Repetition } from "./repetition.ts";
import { endScore, fromTable, impossible, infinity, toTable } from "./score.ts";
import { exactScore, lowerBound, upperBound } from "./table.ts";
import type { Table } from "./table.ts";

/** Positions of a line that are held at once. */
const plies = deepest + 4;
/** Where a walk begins: the position after an action at the root, which has ply 0. */
const base = 1;
/** Actions of the nodes of a line, all together, for which there is room at first. */
const usualActions = 1 << 13;
/** Not a score: the node must be searched. */
const unknown = 0x7fff_fffe;

/** How a child was asked: for its score, or only whether it is better than the best so far; the latter first with a smaller depth. */
const forScore = 0;
const forBetter = 1;
const forBetterNearby = 2;

/** Actions at the start of a node's order that are searched to the full depth at once, and the depth from which on the others are not. */
const fullDepthActions = 3;
const leastReducedDepth = 3;

/** What a walk may make use of; tests switch these off to compare it with plain minimax. */
export interface WalkSettings {
  /** Whether the table is used at all. */
  readonly table: boolean;
  /** Whether results in the table that looked deeper than asked count. They are better, but they are not those of a search of this depth. */
  readonly deeper: boolean;
  /** Whether actions late in the order are first searched less deep. */
  readonly reduce: boolean;
}

/**
 * Alpha-beta as a walk over a tree that can stop after any action and go on later: what a recursive search keeps on the call stack
 * lies in arrays by ply here. So a search in a worker can listen to its messages between two slices and loses nothing by it,
 * and its result does not depend on how it was sliced.
 *
 * Negamax: every score is seen from the side that must act. A child's score changes its sign only when the other side must act
 * there, because choices and further turns leave the same side at it.
 */
export class Walk {
  /** Actions played since it was made or `nodes` was set. */
  nodes = 0;
  /** The score of the root's action for its side, once `run` has returned true. */
  score = 0;
  /** By ply. */
  readonly positions: readonly Position[];
  readonly repetition: Repetition;
  readonly #rules: Rules;
  readonly #line: HashedLine;
  readonly #leaf: Leaf;
  readonly #table: Table;
  readonly #order: Order = new Order(plies);
  readonly #lines: Lines = new Lines(plies);
  readonly #settings: WalkSettings;
  #ply = base;
  #entered = unknown;
  /** Whether the root's side must act after the root's action too. */
  #sameSide = false;

  // Frames, by ply.
  readonly #depth: Int32Array = new Int32Array(plies);
  readonly #alphaAtFirst: Int32Array = new Int32Array(plies);
  readonly #alpha: Int32Array = new Int32Array(plies);
  readonly #beta: Int32Array = new Int32Array(plies);
  readonly #best: Int32Array = new Int32Array(plies);
  readonly #bestAction: Int32Array = new Int32Array(plies);
  readonly #next: Int32Array = new Int32Array(plies);
  readonly #end: Int32Array = new Int32Array(plies);
  readonly #played: Int32Array = new Int32Array(plies);
  readonly #current: Int32Array = new Int32Array(plies);
  readonly #asked: Int32Array = new Int32Array(plies);
  readonly #low: Int32Array = new Int32Array(plies);
  readonly #high: Int32Array = new Int32Array(plies);
  readonly #side: Int32Array = new Int32Array(plies);

  // Actions and their ratings, those of a node behind those of its parent.
  #actions: Int32Array;
  #ratings: Int32Array;

  constructor(rules: Rules, leaf: Leaf, table: Table, settings: WalkSettings) {
    this.#line = new HashedLine(rules, plies);
    this.positions = this.#line.positions;
    this.repetition = new Repetition(rules, this.#line);
    this.#rules = rules;
    this.#leaf = leaf;
    this.#table = table;
    this.#settings = settings;
    this.#actions = new Int32Array(usualActions + rules.maximumActions);
    this.#ratings = new Int32Array(this.#actions.length);
  }

  /**
   * Prepares a new search: forgets everything, and takes the root's position.
   *
   * @param results about how many the table will have to hold
   */
  reset(position: Position, results: number): void {
    this.nodes = 0;
    this.#table.clear(results);
    this.#order.clear();
    copyPosition(position, this.positions[0]!);
    this.#line.begin(0);
  }

  /** Prepares the search of an action of the root, which must be legal: how far, and between which bounds, seen from the root's side. */
  begin(action: number, depth: number, alpha: number, beta: number): void {
    const [root, child] = this.positions;
    copyPosition(root!, child!);
    this.#rules.playUnchecked(child!, action);
    this.nodes += 1;
    this.#current[0] = action;
    this.#ply = base;
    this.#sameSide = this.#rules.side(child!) === this.#rules.side(root!);
    this.#entered = this.#sameSide
      ? this.#enter(base, depth, alpha, beta)
      : this.#enter(base, depth, -beta, -alpha);
  }

  /** The actions expected after the root's action. */
  line(): readonly number[] {
    return this.#lines.of(base);
  }

  /** Searches on for about `nodes` actions. True: the search is complete and `score` is its result. */
  run(nodes: number): boolean {
    if (this.#entered !== unknown) return this.#finish(this.#entered);
    const until = this.nodes + nodes;
    let ply = this.#ply;
    while (this.nodes < until) {
      let value = this.#step(ply);
      if (value === unknown) {
        // Either one ply deeper, or the action was endless and the next one is to be tried.
        ply = this.#ply;
        continue;
      }
      // A node is finished: hand its score to its parent, which may be finished by it too.
      ply = this.#ply;
      for (;;) {
        if (ply < base) return this.#finish(value);
        if (this.#side[ply + 1] !== this.#side[ply]) value = -value;
        const how = this.#asked[ply]!;
        const alpha = this.#alpha[ply]!;
        if (how !== forScore && value > alpha && (how !== forBetter || value < this.#beta[ply]!)) {
          // Better than it was asked for: ask more exactly.
          value = this.#ask(ply, how === forBetter ? forScore : forBetter);
          if (value !== unknown) continue;
          ply += 1;
          break;
        }
        if (!this.#fold(ply, value)) break;
        value = this.#cutOff(ply);
        ply -= 1;
      }
      this.#ply = ply;
    }
    this.#ply = ply;
    return false;
  }

  #finish(score: number): true {
    this.#entered = score;
    this.score = this.#sameSide ? score : 0 - score;
    return true;
  }

  /**
   * Plays the next action of a node. Returns the score of the child, if it is known at once, or that of the node, if it has no
   * action left; `#ply` is then the node the score is to be handed to.
   */
  #step(ply: number): number {
    this.#ply = ply;
    const at = this.#next[ply]!;
    if (at === this.#end[ply]) {
      const score = this.#leave(ply);
      if (score !== unknown) this.#ply = ply - 1;
      return score;
    }
    bringBest(this.#actions, this.#ratings, at, this.#end[ply]!);
    this.#next[ply] = at + 1;
    const action = this.#actions[at]!;
    const child = this.positions[ply + 1]!;
    copyPosition(this.positions[ply]!, child);
    this.nodes += 1;
    if (!this.#rules.playUnchecked(child, action)) return unknown;
    this.#current[ply] = action;
    const played = this.#played[ply]! + 1;
    this.#played[ply] = played;
    const score = this.#ask(ply, played === 1 ? forScore : this.#howLater(ply, played));
    if (score === unknown) this.#ply = ply + 1;
    return score;
  }

  /** How to ask an action that is not a node's first. Those late in the order of a turn's start are seldom any good. */
  #howLater(ply: number, played: number): number {
    return this.#settings.reduce &&
      played > fullDepthActions &&
      this.#depth[ply]! >= leastReducedDepth &&
      this.#rules.phase(this.positions[ply]!) === 0
      ? forBetterNearby
      : forBetter;
  }

  /** Asks the child that was just played, within the window that its parent leaves it. */
  #ask(ply: number, how: number): number {
    this.#asked[ply] = how;
    const alpha = this.#alpha[ply]!;
    const beta = how === forScore ? this.#beta[ply]! : alpha + 1;
    const depth = this.#depth[ply]! - (how === forBetterNearby ? 2 : 1);
    return this.#rules.side(this.positions[ply + 1]!) === this.#side[ply]
      ? this.#enter(ply + 1, depth, alpha, beta)
      : this.#enter(ply + 1, depth, -beta, -alpha);
  }

  /** Comes to a node: its score, if that is plain at once; else its frame is made ready. */
  #enter(ply: number, depth: number, alpha: number, beta: number): number {
    const rules = this.#rules;
    const position = this.positions[ply]!;
    const side = rules.side(position);
    this.#side[ply] = side;
    this.#lines.clear(ply);
    if (rules.ended(position)) return endScore(rules.outcome(position), side, ply);
    if (depth <= 0 || ply >= plies - 1) return this.#leafScore(ply, position);
    const line = this.#line;
    line.follow(ply);
    if (rules.phase(position) === 0 && this.repetition.repeated(ply)) {
      return this.repetition.score(position);
    }
    const last = this.#lastTaken(ply, position, side);
    // What may be taken depends on the last take, and so does the score.
    const low = (this.#low[ply] = line.low[ply]! ^ Math.imul(last + 1, 0x9e3779b1));
    const high = (this.#high[ply] = line.high[ply]!);
    const offset = this.#makeRoom(ply);
    let tableAction = -1;
    const table = this.#table;
    if (this.#settings.table && table.probe(low, high)) {
      tableAction = table.action;
      const fits = table.depth === depth || (this.#settings.deeper && table.depth > depth);
      if (fits && beta - alpha === 1) {
        const score = fromTable(table.score, ply);
        if (table.bound === exactScore) return score;
        if (table.bound === lowerBound ? score >= beta : score <= alpha) return score;
      }
    }
    let count = rules.candidates(position, this.#actions, offset);
    if (last >= 0) {
      count = this.#inOrder(offset, count, last);
      if (count === 0) return impossible;
    }
    this.#order.rate(this.#actions, this.#ratings, offset, count, side, ply, tableAction);
    this.#depth[ply] = depth;
    this.#alphaAtFirst[ply] = alpha;
    this.#alpha[ply] = alpha;
    this.#beta[ply] = beta;
    this.#best[ply] = -infinity;
    this.#next[ply] = offset;
    this.#end[ply] = offset + count;
    this.#played[ply] = 0;
    return unknown;
  }

  /** Where the actions of a node begin. There is room for as many as a position can have. */
  #makeRoom(ply: number): number {
    const offset = ply === base ? 0 : this.#end[ply - 1]!;
    if (offset + this.#rules.maximumActions > this.#actions.length) {
      const size = this.#actions.length * 2;
      const [actions, ratings] = [this.#actions, this.#ratings];
      this.#actions = new Int32Array(size);
      this.#ratings = new Int32Array(size);
      this.#actions.set(actions);
      this.#ratings.set(ratings);
    }
    return offset;
  }

  /**
   * Of the ways to take seeds, leaves those from the hole of the last take on. What was taken in another order gives the same position,
   * so nothing is lost, and one of many orders is enough.
   */
  #inOrder(offset: number, count: number, last: number): number {
    const actions = this.#actions;
    let first = offset;
    while (first < offset + count && this.#rules.actionHole(actions[first]!) < last) first += 1;
    if (first > offset) actions.copyWithin(offset, first, offset + count);
    return offset + count - first;
  }

  /** The score of a position that is looked at no further. */
  #leafScore(ply: number, position: Position): number {
    if (this.#rules.phase(position) === 0 && this.repetition.cameBack(ply)) {
      return this.repetition.score(position);
    }
    // That every action is endless matters only where a win in one hangs on it.
    return this.#leaf.score(position, ply, ply === base);
  }

  /** The hole seeds were taken from just before, if more are to be taken now; else -1. */
  #lastTaken(ply: number, position: Position, side: number): number {
    const rules = this.#rules;
    if (rules.phase(position) !== takePhase) return -1;
    const before = this.positions[ply - 1]!;
    if (rules.phase(before) !== takePhase || rules.side(before) !== side) return -1;
    return rules.actionHole(this.#current[ply - 1]!);
  }

  /** Takes in the score of an action, seen from the node's side. True: the node is cut off. */
  #fold(ply: number, score: number): boolean {
    if (score <= this.#best[ply]!) return false;
    this.#best[ply] = score;
    this.#bestAction[ply] = this.#current[ply]!;
    if (score <= this.#alpha[ply]!) return false;
    if (score >= this.#beta[ply]!) return true;
    this.#alpha[ply] = score;
    this.#lines.lead(ply, this.#current[ply]!);
    return false;
  }

  /** Leaves a node that is good enough for its parent to be avoided by the other side. */
  #cutOff(ply: number): number {
    this.#order.cut(this.#bestAction[ply]!, this.#side[ply]!, ply, this.#depth[ply]!);
    return this.#keep(ply, lowerBound);
  }

  /** Leaves a node whose actions are all played; if none could be, those that remain are put in instead. */
  #leave(ply: number): number {
    if (this.#played[ply] !== 0) {
      return this.#keep(ply, this.#best[ply]! > this.#alphaAtFirst[ply]! ? exactScore : upperBound);
    }
    const position = this.positions[ply]!;
    const offset = this.#makeRoom(ply);
    const count = this.#rules.actions(position, this.#actions, offset);
    if (count === 0) return endScore(this.#rules.outcome(position), this.#side[ply]!, ply);
    this.#ratings.fill(0, offset, offset + count);
    this.#next[ply] = offset;
    this.#end[ply] = offset + count;
    return unknown;
  }

  /** Stores the result of a node and returns it. */
  #keep(ply: number, bound: number): number {
    const score = this.#best[ply]!;
    if (this.#settings.table && score !== impossible) {
      this.#table.store(
        this.#low[ply]!,
        this.#high[ply]!,
        this.#bestAction[ply]!,
        toTable(score, ply),
        this.#depth[ply]!,
        bound,
      );
    }
    return score;
  }
}
