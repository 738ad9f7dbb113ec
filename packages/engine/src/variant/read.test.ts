import { describe, expect, test } from "vitest";
import type { Issue } from "../errors.ts";
import { smallVariant } from "../../test/small-variant.ts";
import { parseVariant } from "./parse.ts";

/** What is wrong with a small variant, changed as a test wants. */
function issuesOf(change: object): readonly Issue[] {
  const parsed = parseVariant(smallVariant(change));
  return parsed.ok ? [] : parsed.issues;
}

describe("an issue says what could stand in its place", () => {
  test.each<[string, object, Partial<Issue>]>([
    [
      "a number that is missing",
      { board: { rows: 2 } },
      { path: "/board/columns", code: "missing", expected: "whole number 1..36" },
    ],
    [
      "a word that is missing",
      { end: {} },
      { path: "/end/noAction", code: "missing", expected: '"loses" | "count"' },
    ],
    [
      "a list that is missing",
      { sowing: { jump: { owner: "any" } } },
      { path: "/sowing/jump/totals", code: "missing", expected: "list" },
    ],
    [
      "a list or a word",
      { landing: [{ when: { total: 3 }, then: { stop: true } }] },
      { path: "/landing/0/when/total", code: "unknown-word", expected: '"even" | "odd"' },
    ],
    [
      "another thing than an object",
      { repetition: null },
      { path: "/repetition", code: "wrong-type", expected: "object: Repetition" },
    ],
    [
      "an id with capitals and spaces",
      { id: "My Own Gamé" },
      {
        path: "/id",
        code: "malformed",
        expected: "small letters, digits and single hyphens, a letter first",
        nearest: "my-own-game",
      },
    ],
    [
      "laps that leave out the only hole they have",
      {
        board: { rows: 2, columns: 1 },
        circuit: { holes: "own" },
        sowing: { origin: "skipped" },
        landing: [],
      },
      { path: "/sowing/origin", code: "impossible", received: "skipped" },
    ],
    [
      "the beginning of a word",
      { end: { noAction: "count", rest: "own" } },
      { path: "/end/rest", code: "unknown-word", nearest: "owner" },
    ],
    [
      "a mark with a space",
      { board: { rows: 2, columns: 4, marks: { "my head": [] } } },
      {
        path: "/board/marks/my head",
        code: "malformed",
        expected: "a small letter, then up to 31 letters or digits",
      },
    ],
  ])("%s", (_name, change, issue) => {
    expect(issuesOf(change)).toEqual([expect.objectContaining(issue)]);
  });
});

test("every option that is wrong is told, and so is what is wrong elsewhere", () => {
  const issues = issuesOf({
    options: {
      size: { values: [4, 6], default: 5 },
      rest: { values: ["owner", "even"], default: "owners" },
      sort: { values: ["a", "b"], default: "c" },
    },
    circuit: { holes: "al" },
  });
  expect(issues).toEqual([
    { path: "/options/size/default", code: "option-value", expected: "4 | 6", received: "5" },
    {
      path: "/options/rest/default",
      code: "option-value",
      expected: "owner | even",
      received: "owners",
      nearest: "owner",
    },
    // One letter for another is no typing error.
    { path: "/options/sort/default", code: "option-value", expected: "a | b", received: "c" },
    {
      path: "/circuit/holes",
      code: "unknown-word",
      expected: '"own" | "all"',
      received: "al",
      nearest: "all",
    },
  ]);
});

test("options that cannot be read are all told before anything else", () => {
  const issues = issuesOf({
    options: { size: { values: [4, 6] }, kind: { min: 1, default: 1 } },
    circuit: { holes: "al" },
  });
  expect(issues.map(({ path }) => path)).toEqual(["/options/size/default", "/options/kind"]);
});
