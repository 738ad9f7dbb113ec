import { describe, expect, test } from "vitest";
import { baoKiswahili } from "../variants/with-notes/bao-kiswahili.ts";
import { baoKujifunza } from "../variants/with-notes/bao-kujifunza.ts";
import { parseVariant } from "./parse.ts";

type Changes = Record<string, unknown>;

/** Where the issues of a changed definition lie, and what was expected. */
function issuesOf(source: object, changes: Changes): string[] {
  const parsed = parseVariant({ ...source, ...changes });
  return parsed.ok ? [] : parsed.issues.map(({ path, expected }) => `${path}: ${expected}`);
}

const { mustCapture: _mustCapture, ...freeStart } = { ...baoKujifunza.start } as Changes;
const { house: _house, ...boardOnly } = { ...baoKiswahili.board } as Changes;

describe("turns that differ by how they begin", () => {
  test("Bao itself has no issues", () => {
    expect(issuesOf(baoKiswahili, {})).toEqual([]);
    expect(issuesOf(baoKujifunza, {})).toEqual([]);
  });

  test.each<[string, object, Changes, string]>([
    ["a reserve that never enters", baoKujifunza, { reserve: 4 }, "/reserve"],
    ["nothing to enter", baoKiswahili, { reserve: undefined }, "/reserve"],
    [
      "inner row first without a duty to capture",
      baoKujifunza,
      { start: freeStart },
      "/start/rows",
    ],
    [
      "a first lap that can go round",
      baoKujifunza,
      { start: { ...baoKujifunza.start, mustCapture: { minimum: 2, maximum: 16 } } },
      "/start/mustCapture/maximum",
    ],
    [
      "an emptied hole that is skipped",
      baoKujifunza,
      { sowing: { origin: "skipped" } },
      "/sowing/origin",
    ],
    [
      "a house that sows more than it holds",
      baoKiswahili,
      { start: { ...baoKiswahili.start, entry: { houseSows: 7 } } },
      "/start/entry/houseSows",
    ],
    [
      "cases about a house that is none",
      baoKiswahili,
      { board: boardOnly },
      "/landing/2/when/house",
    ],
    [
      "two houses a side",
      baoKiswahili,
      { board: { ...baoKiswahili.board, marks: { house: [{ row: "inner", left: 2 }] } } },
      "/board/house/mark",
    ],
    [
      "a block that a pass would keep",
      baoKiswahili,
      { turn: { block: { minimum: 2 }, pass: "always" } },
      "/turn/block",
    ],
    [
      "a count where an empty row loses",
      baoKujifunza,
      { end: { noAction: "count", innerRowEmpty: true } },
      "/end/innerRowEmpty",
    ],
    ["more seeds than a game may hold", baoKiswahili, { reserve: 16_000 }, "/setup"],
  ])("%s is refused", (_name, source, changes, path) => {
    expect(issuesOf(source, changes).map((issue) => issue.split(": ")[0])).toContain(path);
  });
});
