import { describe, expect, test } from "vitest";
import { variant, variants } from "../index.ts";
import { inspectVariant } from "./inspect.ts";

/** A small variant that is right, changed as a test wants. */
function definition(change: object): object {
  return {
    format: 1,
    id: "small",
    name: "Small",
    board: { rows: 2, columns: 4 },
    setup: [{ seeds: 2 }],
    circuit: { holes: "all" },
    landing: [{ when: { owner: "enemy", total: [2] }, then: { capture: "landing", to: "off" } }],
    end: { noAction: "count" },
    repetition: { times: 3, result: "draw" },
    ...change,
  };
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
  ])("%s", (_name, change, path, code) => {
    const { variant: made, issues } = inspectVariant(definition(change));
    expect(made).toBeDefined();
    expect(issues).toContainEqual(expect.objectContaining({ path, code, severity: "warning" }));
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

describe("the built-in variants are free of warnings", () => {
  test.each(variants)("%s", (id) => {
    expect(inspectVariant(variant(id).definition).issues).toEqual([]);
  });
});
