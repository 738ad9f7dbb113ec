import { compile } from "@magomba/engine";
import type { Position, Rules, Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { BotError } from "../errors.ts";
import { Evaluator } from "../evaluation/evaluator.ts";
import { levelSettings } from "../levels.ts";
import { fullLimits } from "../limits.ts";
import type { FullLimits } from "../limits.ts";
import type { Analysis, Level, Limits, SearchInfo } from "../types.ts";
import { Leaf } from "./leaf.ts";
import type { Repetition } from "./repetition.ts";
import { Search } from "./search.ts";
import type { Choice } from "./search.ts";
import { Table } from "./table.ts";
import { Walk } from "./walk.ts";
import type { WalkSettings } from "./walk.ts";

/** Pairs of entries of the table, as a power of two: 8 MB. */
const tableBits = 18;

/** Actions between two looks at the clock. */
const actionsPerLook = 256;

/** A game as a search needs it: the position text it began from and the actions since. */
export interface GameLine {
  readonly start: string;
  readonly history: readonly string[];
}

/** A question to a searcher. */
export interface SearcherOptions extends Limits {
  /** How strong to play; 8 by default. Only `choose` looks at it. */
  readonly level?: Level;
  /** A whole number, 1 by default. */
  readonly seed?: number;
  /** Told after each depth that was searched to its end. */
  readonly onInfo?: (info: SearchInfo) => void;
}

/** A search in the thread that calls it. In a page use a bot instead: this one keeps the thread busy. */
export interface Searcher {
  readonly variant: Variant;
  /** Chooses like `Bot.choose`. */
  choose(game: Game, options: SearcherOptions): string;
  /** Searches like `Bot.analyse`. */
  analyse(game: Game, options: SearcherOptions): Analysis;
  /**
   * Prepares a search that the caller takes on step by step. It uses the searcher's memory, so it ends when another one is begun.
   *
   * @throws BotError `game-over`
   */
  begin(game: GameLine, limits: FullLimits, choice: Choice): Search;
}

/** What may differ between searchers, for tests and measurements. */
export interface SearcherSettings extends Partial<WalkSettings> {
  readonly evaluator?: (rules: Rules) => Evaluator;
}

/** Makes a searcher for a variant. It holds about 10 MB and can be used for any number of games, one after the other. */
export function createSearcher(variant: Variant, settings: SearcherSettings = {}): Searcher {
  const rules = compile(variant);
  const { table: useTable = true, deeper = true, reduce = true } = settings;
  const evaluator = settings.evaluator?.(rules) ?? new Evaluator(rules);
  const table = new Table(useTable ? tableBits : 0);
  const leaf = new Leaf(rules, evaluator);
  const walk = new Walk(rules, leaf, table, { table: useTable, deeper, reduce });

  function begin(game: GameLine, limits: FullLimits, choice: Choice): Search {
    const position = replay(rules, game, walk.repetition);
    walk.reset(position, Math.min(limits.nodes, 20 ** limits.depth));
    const search = new Search(rules, walk, limits, choice);
    if (rules.ended(position) || search.actions === 0) {
      throw new BotError("game-over", "there is no action to choose");
    }
    return search;
  }

  function searched(game: Game, limits: FullLimits, choice: Choice, onInfo?: OnInfo): Search {
    if (game.result !== undefined) throw new BotError("game-over", "the game has a result");
    const search = begin(game, limits, choice);
    if (onInfo !== undefined) search.onDepth = onInfo;
    while (!search.step(actionsPerLook));
    return search;
  }

  return {
    variant,
    begin,
    choose(game, { level = 8, seed = 1, onInfo, ...asked }) {
      const { margin, ...rest } = levelSettings(level);
      const limits = fullLimits(asked, rest);
      if (game.actions.length === 1) return game.actions[0]!;
      return searched(game, limits, { margin, seed }, onInfo).result().action;
    },
    analyse(game, { onInfo, ...asked }) {
      return searched(game, fullLimits(asked), { margin: 0, seed: 1 }, onInfo).result();
    },
  };
}

type OnInfo = (info: SearchInfo) => void;

/** Plays a game from its start and notes the positions at the starts of its turns, the last one included if it is one. */
function replay(rules: Rules, game: GameLine, repetition: Repetition): Position {
  const position = rules.read(game.start, { anyTotal: true });
  repetition.clear(game.history.length + 1);
  repetition.note(position);
  for (const text of game.history) {
    const action = rules.actionCode(text);
    if (action < 0 || !rules.playUnchecked(position, action)) {
      throw new Error(`the game cannot be played again: ${text}`);
    }
    repetition.note(position);
  }
  return position;
}
