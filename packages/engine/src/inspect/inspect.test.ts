import { describe, expect, test } from "vitest";
import { variant, variants } from "../index.ts";
import { smallVariant } from "../../test/small-variant.ts";
import { inspectVariant } from "./inspect.ts";

/** A small variant that is right, changed as a test wants. */
function definition(change: object): object {
  return smallVariant({
    landing: [{ when: { owner: "enemy", total: [2] }, then: { capture: "landing", to: "off" } }],
    ...change,
  });
}

const relay = { when: { hole: "occupied" }, then: { relay: true } };

describe("what has no effect, or cannot be meant, is warned of", () => {
  test.each<[string, object, string, string]>([
    [
      "a case after one that always fits",
      { landing: [{ when: {}, then: { stop: true } }, relay] },
      "/landing/1",
      "shadowed",
    ],
    [
      "a case between two others that cover it",
      {
        landing: [
          relay,
          { when: { hole: "occupied", row: "inner" }, then: { again: true } },
          { when: {}, then: { stop: true } },
        ],
      },
      "/landing/1",
      "shadowed",
    ],
    [
      "a single rule without a minimum",
      { start: { singles: "otherwiseStuck" } },
      "/start/singles",
      "no-effect",
    ],
    [
      "a mark that nothing names",
      { board: { rows: 2, columns: 4, marks: { head: [{ right: 1 }] } } },
      "/board/marks/head",
      "unused-mark",
    ],
    [
      "an option that nothing names",
      { options: { size: { values: [1, 2], default: 1 } } },
      "/options/size",
      "unused-option",
    ],
    [
      "a game that only repetition can end",
      { circuit: { holes: "own" }, landing: [relay] },
      "/end",
      "never-ends",
    ],
    [
      "a game whose seeds stay on the board, where players pass for ever",
      {
        board: { rows: 4, columns: 4 },
        circuit: { holes: "own" },
        landing: [{ when: { row: "inner" }, then: { capture: "file", to: "sow" } }],
        turn: { pass: "always" },
        end: { noAction: "loses" },
      },
      "/end",
      "never-ends",
    ],
    [
      "a capture across from the enemy's holes",
      { landing: [{ when: { owner: "enemy" }, then: { capture: "opposite", to: "off" } }] },
      "/landing/0/then/capture",
      "no-target",
    ],
    [
      "a capture of files without a second row",
      { landing: [{ when: { owner: "own" }, then: { capture: "file", to: "off" } }] },
      "/landing/0/then/capture",
      "no-target",
    ],
    [
      "a capture beyond the landing hole where the circuit is too short",
      {
        board: { rows: 2, columns: 2 },
        circuit: { holes: "own" },
        landing: [{ when: {}, then: { capture: "beyond", to: "off" } }],
      },
      "/landing/0/then/capture",
      "no-target",
    ],
    [
      "a capture of more seeds than the game has",
      { landing: [{ when: {}, then: { capture: "totals", totals: [17], to: "off" } }] },
      "/landing/0/then/capture",
      "no-target",
    ],
    [
      "a set-up of more columns than there are",
      { setup: [{ left: 9, seeds: 2 }] },
      "/setup/0/left",
      "out-of-range",
    ],
    [
      "a set-up entry that a later one overwrites",
      { setup: [{ row: "inner", seeds: 3 }, { seeds: 2 }] },
      "/setup/0",
      "shadowed",
    ],
    [
      "a set-up entry for no hole",
      { setup: [{ seeds: 2 }, { right: 0, seeds: 3 }] },
      "/setup/1",
      "no-effect",
    ],
    [
      "a marked column beyond the board",
      { board: { rows: 2, columns: 4, marks: { far: [{ column: 9 }] } } },
      "/board/marks/far/0/column",
      "out-of-range",
    ],
    [
      "a landing on more seeds than the game has",
      { landing: [{ when: { total: [17, 18] }, then: { again: true } }] },
      "/landing/0",
      "shadowed",
    ],
    [
      "a landing across from more seeds than the game has",
      { landing: [{ when: { opposite: [17] }, then: { again: true } }] },
      "/landing/0",
      "shadowed",
    ],
    [
      "a minimum that no hole reaches",
      { start: { minimum: 17 } },
      "/start/minimum",
      "out-of-range",
    ],
    [
      "captures in passing of more seeds than the game has",
      { sowing: { passing: { totals: [17], owner: "any", to: "sower" } } },
      "/sowing/passing/totals",
      "no-target",
    ],
    [
      "holes that are left out with more seeds than the game has",
      { sowing: { jump: { owner: "own", totals: [17] } } },
      "/sowing/jump/totals",
      "no-effect",
    ],
    [
      "a majority where nothing is captured",
      { landing: [], end: { noAction: "count", majority: true } },
      "/end/majority",
      "no-effect",
    ],
    [
      "a rest where nothing is counted",
      { end: { noAction: "loses", rest: "owner" } },
      "/end/rest",
      "no-effect",
    ],
    [
      "a rest of a repetition that is a draw",
      { repetition: { times: 3, result: "draw", rest: "owner" } },
      "/repetition/rest",
      "no-effect",
    ],
    ["players who pass for ever", { landing: [], turn: { pass: "always" } }, "/end", "never-ends"],
    [
      "a case for a value that an option never has",
      {
        options: { size: { values: [1, 2], default: 1 } },
        start: { minimum: { option: "size", cases: { "2": 2, "3": 3 }, else: 1 } },
      },
      "/start/minimum/cases/3",
      "unused-case",
    ],
    ["a house rule that is not there", { house: ["/turn/passes"] }, "/house/0", "no-rule"],
    [
      "a dispute about a rule that is not there",
      { disputed: [{ rule: "/landing/1", note: "In doubt." }] },
      "/disputed/0/rule",
      "no-rule",
    ],
  ])("%s", (_name, change, path, code) => {
    const { variant: made, issues } = inspectVariant(definition(change));
    expect(made).toBeDefined();
    expect(issues).toContainEqual(expect.objectContaining({ path, code, severity: "warning" }));
  });

  test.each<[object, string]>([
    [{ house: ["/repetitions"] }, "/repetition"],
    [{ house: ["/turn/passes"] }, "/turn/pass"],
    [{ house: ["/landing/0/then/captures"] }, "/landing/0/then/capture"],
    [
      {
        options: { rest: { values: ["owner", "even"], default: "owner" } },
        end: { noAction: "count", rest: { option: "rest", cases: { owners: "owner" } } },
      },
      "owner",
    ],
  ])("%j: did you mean %s?", (change, nearest) => {
    expect(inspectVariant(definition(change)).issues).toEqual([
      expect.objectContaining({ nearest }),
    ]);
  });

  test("a set-up that does not add up to the stated total is an error", () => {
    const { variant: made, issues } = inspectVariant(definition({ total: 18 }));
    expect(made).toBeUndefined();
    expect(issues).toEqual([
      { path: "/total", code: "wrong-total", expected: "16", received: "18" },
    ]);
  });

  test("a case that only some options shadow is not", () => {
    const landing = [{ option: "all", cases: { true: { when: {}, then: { stop: true } } } }, relay];
    const options = { all: { values: [false, true], default: true } };
    expect(inspectVariant(definition({ landing, options })).issues).toEqual([]);
  });
});

test.each([
  ["may be stuck with single seeds", { start: { minimum: 2, singles: "never" } }],
  ["may find no empty hole to step into", { start: { singleInto: "empty" } }],
  ["loses with an empty inner row", { end: { noAction: "loses", innerRowEmpty: true } }],
])("a game without captures ends where a player %s", (_name, change) => {
  const rows = { board: { rows: 4, columns: 4 }, circuit: { holes: "own" }, landing: [] };
  expect(inspectVariant(definition({ ...rows, ...change })).issues).toEqual([]);
});

describe("the built-in variants are free of warnings", () => {
  test.each(variants)("%s", (id) => {
    expect(inspectVariant(variant(id).definition).issues).toEqual([]);
  });
});
