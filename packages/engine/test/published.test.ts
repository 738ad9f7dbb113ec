/** Games, counts and worked examples that others published; each file names its sources. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Game, perft, variant, type Options } from "../src/index.ts";

interface PublishedGame {
  readonly source: string;
  readonly start?: string;
  readonly actions: readonly string[];
  /** Position texts by the number of actions played. */
  readonly after?: Readonly<Record<string, string>>;
  /** Legal actions by the number of actions played. */
  readonly legal?: Readonly<Record<string, readonly string[]>>;
  readonly result?: object;
}

interface Published {
  readonly variant: string;
  readonly options?: Options;
  readonly perft?: readonly { source: string; position?: string; counts: readonly number[] }[];
  readonly games?: readonly PublishedGame[];
}

const folder = new URL("published/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const entries = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Published[];

  describe.each(entries)("$variant $options", (entry) => {
    const rules = variant(entry.variant, entry.options);

    test.each(entry.perft ?? [])("counts: $source", ({ position, counts }) => {
      const counted = counts.map((_, index) => perft(rules, index + 1, position));
      expect(counted).toEqual(counts);
    });

    test.each(entry.games ?? [])("game: $source", ({ start, actions, after, legal, result }) => {
      let game =
        start === undefined ? Game.start(rules) : Game.from(rules, start, { anyTotal: true });
      const positions: Record<string, string> = {};
      const lists: Record<string, readonly string[]> = {};
      for (let played = 0; played <= actions.length; played++) {
        if (after?.[played] !== undefined) positions[played] = game.position;
        if (legal?.[played] !== undefined) lists[played] = game.actions;
        if (played < actions.length) game = game.play(actions[played]!);
      }
      expect(positions).toEqual(after ?? {});
      expect(lists).toEqual(legal ?? {});
      expect(game.result ?? {}).toMatchObject(result ?? {});
    });
  });
});
