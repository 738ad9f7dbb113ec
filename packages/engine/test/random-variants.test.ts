/** Variants that nobody thought of: whatever parses can be played, and every law holds in it. */
import { expect, test } from "vitest";
import {
  applyEvent,
  Game,
  MagombaError,
  parseVariant,
  type BoardState,
  type Variant,
} from "../src/index.ts";
import { seededRandom, type Random } from "../src/random.ts";
import { trial } from "../src/trial/trial.ts";
import { FUZZ_MILLISECONDS, fuzzSeed } from "./fuzzing.ts";
import { randomDefinition } from "./random-variants.ts";

const VARIANTS = 40;
const GAMES = 50;
const ACTIONS = 30;
const TRIES = 60_000;

function seedsIn({ seeds, hand, captured, reserve }: BoardState): number {
  const kept = hand + captured.south + captured.north + reserve.south + reserve.north;
  return seeds.reduce((sum, count) => sum + count, kept);
}

/** What is wrong with a game's last action; undefined when all laws hold. */
function broken(variant: Variant, before: Game, game: Game): string | undefined {
  let state = before.state;
  for (const event of game.events) {
    state = applyEvent(variant.board, state, event);
    if (seedsIn(state) !== variant.total) return `seeds: ${JSON.stringify(event)}`;
  }
  if (JSON.stringify(state) !== JSON.stringify(game.state)) return "fold";
  if (game.result === undefined && game.actions.length === 0) return "no action, no result";
  if (Game.from(variant, game.position).position !== game.position) return "text";
  return undefined;
}

function playOne(variant: Variant, random: Random): string | undefined {
  let game = Game.start(variant);
  while (game.result === undefined && game.plies < ACTIONS) {
    const action = game.actions[random(game.actions.length)]!;
    const next = game.play(action);
    const fault = broken(variant, game, next);
    if (fault !== undefined) return `${game.position} ${action}: ${fault}`;
    game = next;
  }
  return undefined;
}

/** What is wrong with a variant: a law that does not hold, a failure, or games that neither end nor are reported. */
function faultOf(variant: Variant, random: Random): string | undefined {
  try {
    for (let played = 0; played < GAMES; played++) {
      const fault = playOne(variant, random);
      if (fault !== undefined) return fault;
    }
  } catch (error) {
    return error instanceof MagombaError ? error.code : String(error);
  }
  const tried = trial(variant, { games: 3, milliseconds: Infinity, seed: 1, limit: 100 });
  if (tried.finished + tried.unfinished !== 3) return "games are lost";
  if (tried.problems.some(({ code }) => code === "failed")) return "failed in a trial";
  if (tried.finished === 0 && tried.problems.length === 0) return "never ends, unreported";
  return undefined;
}

/** The faults found in so many valid variants, with the definitions. */
function faultsOf(seed: number, variants: number): { found: number; faults: readonly string[] } {
  const random = seededRandom(seed);
  const faults: string[] = [];
  let found = 0;
  for (let tried = 0; tried < TRIES && found < variants; tried++) {
    const definition = randomDefinition(random);
    const parsed = parseVariant(definition, {});
    if (!parsed.ok) continue;
    found++;
    const fault = faultOf(parsed.variant, random);
    if (fault !== undefined) {
      faults.push(`FUZZ_SEED=${seed} ${fault}\n${JSON.stringify(definition)}`);
    }
  }
  return { found, faults: faults.slice(0, 6) };
}

test("whatever parses can be played by its rules, and ends or is reported", () => {
  expect(faultsOf(20_261_130, VARIANTS)).toEqual({ found: VARIANTS, faults: [] });
}, 120_000);

test("so can others, each time different ones", () => {
  const end = Date.now() + FUZZ_MILLISECONDS;
  for (let seed = fuzzSeed; seed === fuzzSeed || Date.now() < end; seed++) {
    expect(faultsOf(seed, 1).faults).toEqual([]);
  }
});
