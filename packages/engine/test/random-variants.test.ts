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

test("whatever parses can be played by its rules", () => {
  const random = seededRandom(20_261_130);
  const faults: string[] = [];
  let found = 0;
  for (let tried = 0; tried < TRIES && found < VARIANTS; tried++) {
    const definition = randomDefinition(random);
    const parsed = parseVariant(definition, {});
    if (!parsed.ok) continue;
    found++;
    try {
      for (let played = 0; played < GAMES; played++) {
        const fault = playOne(parsed.variant, random);
        if (fault === undefined) continue;
        faults.push(`${fault}\n${JSON.stringify(definition)}`);
        break;
      }
    } catch (error) {
      const known = error instanceof MagombaError ? error.code : String(error);
      faults.push(`${known}\n${JSON.stringify(definition)}`);
    }
  }
  expect(faults.slice(0, 6)).toEqual([]);
  expect(found).toBe(VARIANTS);
});
