/** What an independent implementation counted and played; the files are copies of its output. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applyEvent, Game, perft, variant, type Options } from "../src/index.ts";

function vectors<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), "utf8")) as T;
}

interface PerftVector {
  readonly variant: string;
  readonly options: Options;
  readonly position?: string;
  readonly counts: readonly number[];
}

interface GameVector {
  readonly variant: string;
  readonly options: Options;
  readonly start: string;
  readonly steps: readonly { legal: number; action: string; position: string }[];
  readonly result: { over: boolean; winner: string | null; reason: string };
}

interface OrderVector {
  readonly variant: string;
  readonly options: Options;
  readonly position: string;
  readonly actions: readonly string[];
}

const named = <T extends { variant: string; options: Options; position?: string }>(
  list: readonly T[],
): [string, T][] =>
  list.map((vector, index) => [
    `${index} ${vector.variant} ${JSON.stringify(vector.options)}`,
    vector,
  ]);

describe("perft agrees with an independent implementation", () => {
  test.each(named(vectors<PerftVector[]>("perft")))("%s", (_name, vector) => {
    const counted = vector.counts.map((_, index) =>
      perft(variant(vector.variant, vector.options), index + 1, vector.position),
    );
    expect(counted).toEqual(vector.counts);
  });
});

describe("whole games go as an independent implementation played them", () => {
  test.each(named(vectors<GameVector[]>("games")))("%s", (_name, vector) => {
    const played = variant(vector.variant, vector.options);
    let game = Game.start(played);
    expect(game.position).toBe(vector.start);
    for (const step of vector.steps) {
      expect(game.actions).toHaveLength(step.legal);
      const next = game.play(step.action);
      expect(next.position).toBe(step.position);
      const folded = next.events.reduce(
        (state, event) => applyEvent(played.board, state, event),
        game.state,
      );
      expect(folded).toEqual(next.state);
      game = next;
    }
    expect(game.result).toMatchObject({
      winner: vector.result.winner,
      reason: vector.result.reason,
    });
    expect(game.actions).toEqual([]);
    expect(Game.parse(game.toString()).toString()).toBe(game.toString());
  });
});

describe("actions are listed in the contract's order", () => {
  test.each(named(vectors<OrderVector[]>("order")))("%s", (_name, vector) => {
    const game = Game.from(variant(vector.variant, vector.options), vector.position);
    expect(game.actions).toEqual(vector.actions);
  });
});
