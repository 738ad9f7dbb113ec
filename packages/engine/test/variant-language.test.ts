/** The page that teaches the variant language: its games can be played as it says, and it names every word. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Game, parseVariant, type Variant } from "../src/index.ts";
import { seededRandom } from "../src/random.ts";
import type { Shape } from "../src/variant/shape.ts";
import { variantShape } from "../src/variant/shapes.ts";

const page = readFileSync(new URL("../../../docs/variant-language.md", import.meta.url), "utf8");

/** The fenced blocks. They are plain JSON, to be copied into a file. */
const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text]) => JSON.parse(text!) as unknown,
);

const games = new Map<string, Variant>();
for (const block of blocks) {
  const parsed = parseVariant(block);
  if (parsed.ok) games.set(parsed.variant.id, parsed.variant);
}

/** Every word and field of the language. */
function wordsOf(shape: Shape<unknown>, found: Set<string>): Set<string> {
  switch (shape.kind) {
    case "word":
      for (const word of shape.words) if (typeof word === "string") found.add(word);
      return found;
    case "list":
    case "map":
      return wordsOf(shape.of, found);
    case "either":
      return wordsOf(shape.list, wordsOf(shape.word, found));
    case "union":
    case "object":
      for (const [name, field] of Object.entries(shape.fields)) wordsOf(field, found.add(name));
      return found;
    default:
      return found;
  }
}

describe("the page about the variant language", () => {
  test("has games that can be read", () => {
    expect(blocks.map((block) => parseVariant(block).ok)).toEqual([true, true, true]);
  });

  // Worked out by hand, and told on the page.
  test.each([
    ["pond", ["A2"], "2,2,0/2,0,3 N - 3:0"],
    ["pond", ["A2", "a2"], "3,0,0/0,0,3 S - 3:3"],
    ["well", ["A2"], "3,3,3,3/3,0,4,4 S opening 1:0"],
    ["well", ["A2", "A1"], "3,3,3,3/0,1,5,5 N swap 1:0"],
    ["well", ["A2", "A1", "swap"], "5,5,1,0/3,3,3,3 S - 0:1"],
    ["gate", ["B1"], "2,2,2,2/0,0,0,0/0,0,1,1/0,3,0,3 N - 0:0"],
    ["gate", ["B1", "b4", "B2"], "3,0,3,0/1,0,0,0/0,1,2,0/0,0,1,4 S take:1 1:0"],
    ["gate", ["B1", "b4", "B2", "xb1"], "0,0,3,0/1,0,0,0/0,1,2,0/0,0,1,4 N - 4:0"],
  ])("%s: %j", (id, actions, position) => {
    const game = actions.reduce((at, action) => at.play(action), Game.start(games.get(id)!));
    expect(game.position).toBe(position);
  });

  test("has games that can be played to an end", () => {
    const unfinished = [...games.values()].filter((variant) => {
      const random = seededRandom(3);
      let game = Game.start(variant);
      while (game.result === undefined && game.plies < 2000) {
        game = game.play(game.actions[random(game.actions.length)]!);
      }
      return game.result === undefined;
    });
    expect(unfinished).toEqual([]);
  });

  test("names every field and every word", () => {
    const silent = [...wordsOf(variantShape, new Set())].filter(
      (word) => !page.includes(`\`${word}\``),
    );
    expect(silent).toEqual([]);
  });
});

describe("the codes of a check", () => {
  /** Texts in the files that read and inspect definitions: every code is one of them. */
  const folders = ["../src/variant/", "../src/inspect/"].map(
    (path) => new URL(path, import.meta.url),
  );
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(new URL(name, folder), "utf8")),
  );
  const told = page.slice(page.indexOf("## What a check says"), page.indexOf("## What it can say"));
  const codes = [...told.matchAll(/^\| `([a-z-]+)` /gm)].map(([, code]) => code!);

  test("that the page tells are codes of the engine", () => {
    expect(codes.filter((code) => !sources.some((text) => text.includes(`"${code}"`)))).toEqual([]);
  });

  test("are all told", () => {
    const given = sources.flatMap((text) => [
      ...text.matchAll(/\b(?:warn|issue|report|refuse|fault)\w*\([^;]*?"([a-z]+(?:-[a-z]+)+)"/g),
    ]);
    const silent = given.map(([, code]) => code!).filter((code) => /^[a-z-]+$/.test(code));
    expect([...new Set(silent)].filter((code) => !codes.includes(code))).toEqual([]);
  });
});

describe("a book's words in the file", () => {
  const section = /## From a book's words to the file\n([\s\S]*?)\n## /.exec(page)![1]!;
  const rows = [...section.matchAll(/^\| (.*?) +\| `(.*)` +\|$/gm)].map(
    ([, book, file]) => [book!, file!] as const,
  );

  test("the table has its rows", () => {
    expect(rows.length).toBeGreaterThan(15);
  });

  test.each(rows)("%s", (_book, file) => {
    const written = JSON.parse(
      file.startsWith("{") ? `{ "landing": [${file}] }` : `{${file}}`,
    ) as object;
    const parsed = parseVariant({
      format: 1,
      id: "sample",
      name: "Sample",
      board: { rows: 2, columns: 6 },
      setup: [{ seeds: 4 }],
      circuit: { holes: "all" },
      landing: [],
      end: { noAction: "count" },
      repetition: { times: 3, result: "draw" },
      ...written,
    });
    expect(parsed).toMatchObject({ ok: true });
  });
});
