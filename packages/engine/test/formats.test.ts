/**
 * Every published format of the variant language is read for ever. The files in `formats/1` are variants as they were written in format 1;
 * they are not to be edited, only added to.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Game, parseVariant, type Variant } from "../src/index.ts";

const folder = new URL("formats/1/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe("format 1", () => {
  test("has its files", () => {
    expect(files.length).toBeGreaterThan(20);
  });

  test.each(files)("%s is read and can be played", (file) => {
    const parsed = parseVariant(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
    expect(parsed).toMatchObject({ ok: true });
    const game = Game.start((parsed as { variant: Variant }).variant);
    expect(game.play(game.actions[0]!).plies).toBe(1);
  });

  test.each([0, 2, 1.5, "1", null])("no other format is: %j", (format) => {
    const json = JSON.parse(readFileSync(new URL(files[0]!, folder), "utf8")) as object;
    const parsed = parseVariant({ ...json, format });
    expect(parsed).toMatchObject({
      ok: false,
      issues: [{ path: "/format", code: "unknown-word" }],
    });
  });
});
