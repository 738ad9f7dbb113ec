import { readFile, readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { cssData, describe as describeElement, htmlData } from "../build/manifest.mjs";
import { llmsText } from "../build/llms-text.mjs";
import { webTypes } from "../build/web-types.mjs";
import { MancalaBoard } from "../src/mancala-board.ts";

const manifest = await describeElement();
const element = manifest.modules[0]!.declarations[0]!;
const source = new URL("../src/", import.meta.url);

const names = (things: readonly { readonly name: string }[]): readonly string[] =>
  things.map(({ name }) => name).toSorted();

test("the manifest has every attribute, each described", () => {
  expect(names(element.attributes)).toEqual([...MancalaBoard.observedAttributes].toSorted());
  const silent = element.attributes.filter(({ description }) => !description);
  expect(names(silent)).toEqual([]);
});

test("the manifest has every public member described, and none that is not public", () => {
  const silent = element.members.filter(({ description }) => !description);
  expect(names(silent)).toEqual([]);
  expect(names(element.members).filter((name) => name.startsWith("#"))).toEqual([]);
  expect(names(element.members)).toEqual(
    expect.arrayContaining(["game", "settled", "skip", "value"]),
  );
});

test("the manifest has every event", async () => {
  const text = await readFile(new URL("events.ts", source), "utf8");
  const reported = [...text.matchAll(/^ {2}readonly "(?<type>mancala-[a-z-]+)":/gm)];
  const types = reported.map(({ groups }) => groups!["type"]!);
  const others = ["mancala-opponent-wanted", "input", "change", "invalid"];
  expect(names(element.events)).toEqual([...types, ...others].toSorted());
});

test("the manifest has every token that the styles read", async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) =>
    /(?:styles|tokens)\.ts$/.test(name),
  );
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, source), "utf8")));
  const read = texts.flatMap((text) => text.match(/(?<=var\()--mancala-[a-z-]+/g) ?? []);
  const known = names(element.cssProperties);
  expect([...new Set(read)].filter((token) => !known.includes(token))).toEqual([]);
});

test("editors complete the words that an attribute allows", () => {
  const attributes = htmlData(manifest).tags[0]!.attributes;
  const wordsOf = (name: string): unknown => attributes.find((one) => one.name === name);
  expect(wordsOf("orientation")).toMatchObject({ values: [{ name: "south" }, { name: "north" }] });
  expect(wordsOf("interactive")).toMatchObject({ valueSet: "v" });
  expect(cssData(manifest).properties.map(({ name }) => name)).toContain("--mancala-seed-dark");
});

test("each editor knows every element", () => {
  const tags = ["mancala-board", "mancala-moves", "mancala-meter", "mancala-setup"];
  expect(htmlData(manifest).tags.map(({ name }) => name)).toEqual(tags);
  const { version, contributions } = webTypes(manifest, "1.2.3");
  expect(version).toBe("1.2.3");
  const { elements } = contributions.html;
  expect(elements.map(({ name }) => name)).toEqual(tags);
  const attribute = (tag: number, name: string): object | undefined =>
    elements[tag]?.attributes.find((one) => one.name === name);
  expect(attribute(0, "interactive")).toMatchObject({ value: { kind: "no-value" } });
  expect(attribute(0, "orientation")).toMatchObject({ value: { type: '"south" | "north"' } });
  expect(attribute(2, "ends-in")).toMatchObject({ value: { kind: "plain" } });
  expect(names(elements[0]!.js.events)).toEqual(names(element.events));
  expect(elements[0]!.js.properties.map(({ name }) => name)).toContain("game");
  expect(names(contributions.css.properties)).toEqual(names(cssData(manifest).properties));
});

test("the text for programs that write code names everything, each on one line", () => {
  const lines = llmsText(manifest).split("\n");
  for (const { tagName, attributes, events, members } of manifest.modules.flatMap(
    ({ declarations }) => declarations,
  )) {
    const start = lines.indexOf(`## <${tagName}>`);
    expect(start).toBeGreaterThan(0);
    const told = new Set(lines.slice(start).map((line) => /^- `([\w-]+)`/.exec(line)?.[1]));
    const missing = names([...attributes, ...events, ...members]).filter((name) => !told.has(name));
    expect(missing).toEqual([]);
  }
});
