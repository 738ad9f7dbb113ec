/** The README tells all that the manifest tells, and nothing that is not there. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { describe as describeElement } from "../build/manifest.mjs";

const manifest = await describeElement();
const element = manifest.modules[0]!.declarations[0]!;
const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");

/** What stands as code in the first column of a table, by the heading of that column. */
function told(heading: string): readonly string[] {
  const tables = readme.split("\n\n").filter((block) => block.startsWith("|"));
  const table = tables.find((block) => block.split("|")[1]?.trim() === heading);
  const rows = table?.split("\n").slice(2) ?? [];
  return rows.flatMap((row) => {
    const first = row.split("|")[1] ?? "";
    return [...first.matchAll(/`(?<name>[\w-]+)/g)].map(({ groups }) => groups!["name"]!);
  });
}

const names = (things: readonly { readonly name: string }[] | undefined): readonly string[] =>
  (things ?? []).map(({ name }) => name).toSorted();

describe("the README's tables and the manifest name the same", () => {
  test.each([
    ["attribute", names(element.attributes)],
    ["method", names(element.members.filter(({ kind }) => kind === "method"))],
    ["event", names(element.events)],
    ["token", names(element.cssProperties)],
    ["part", names(element.cssParts)],
    ["state", names(element.cssStates)],
  ])("%s", (heading, known) => {
    expect(known).not.toEqual([]);
    expect(told(heading).toSorted()).toEqual(known);
  });
});

test("the README names every property that is no attribute", () => {
  const attributes = names(element.attributes);
  const alone = names(element.members.filter(({ kind }) => kind === "field")).filter(
    (name) => !attributes.includes(name),
  );
  expect(alone).toContain("game");
  expect(alone.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
