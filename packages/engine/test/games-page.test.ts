/** The page of the built-in games: each stands there with something published that it is checked against, and where. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { variants } from "../src/index.ts";

const docs = new URL("../../../docs/", import.meta.url);
const page = readFileSync(new URL("games.md", docs), "utf8");

/** Rows of the table: id, what the game is checked against, and the files. */
const rows = new Map(
  [...page.matchAll(/^\|[^|]*\| `([^`]+)` *\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, id, against, files]) => [
      id!,
      { against: against!, files: [...files!.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!) },
    ],
  ),
);

/** Sources that are the project's own: they stand beside what others published. */
const OWN = /^(an independent program|the same|the swap|takasia)/;

interface Entry {
  readonly variant: string;
  readonly perft?: readonly { source: string }[];
  readonly games?: readonly { source: string }[];
}

const folder = new URL("published/", import.meta.url);
const entries = readdirSync(folder).flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Entry[],
);

test("the page has each built-in game once, and no other", () => {
  expect([...rows.keys()].toSorted()).toEqual([...variants].toSorted());
  expect(page.match(/^\| .* `[a-z0-9-]+` /gm)).toHaveLength(variants.length);
});

describe.each(variants)("%s", (id) => {
  const { against, files } = rows.get(id)!;

  test("is checked in files that are there", () => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(readFileSync(new URL(file, docs), "utf8")).toContain(id.split("-")[0]);
    }
  });

  test("has a published check, and each of them is named", () => {
    const told = entries
      .filter(({ variant }) => variant === id)
      .flatMap(({ perft = [], games = [] }) => [...perft, ...games].map(({ source }) => source))
      .filter((source) => !OWN.test(source))
      .map((source) =>
        source
          .split(/[,:(]/)[0]!
          .replace(/( \d{4}| test| (?=[a-z]*\d)[a-z0-9]{8})?$/i, "")
          .trim(),
      );
    const inTests = files.some((file) => file.endsWith(".test.ts"));
    expect(told.length > 0 || inTests).toBe(true);
    expect(told.filter((source) => !against.includes(source))).toEqual([]);
  });
});
