import { describe, expect, test } from "vitest";
import { follow, isEnd, readSolution } from "./solution.ts";

const answers = (given: unknown, actions: readonly string[]): readonly string[] | undefined => {
  const at = follow(readSolution(given), actions);
  return at && [...at.next.keys()];
};

describe("the solution of a puzzle", () => {
  test.each([
    ["one line", "C3 a2 B1", [], ["C3"]],
    ["after its first action", "C3 a2 B1", ["C3"], ["a2"]],
    ["several right answers", "C3 | B2 a1 C4", [], ["C3", "B2"]],
    ["lines that begin alike", "C3 a2 B1\nC3 a2 B4", ["C3", "a2"], ["B1", "B4"]],
    ["a list of lines", ["C3 a2", "B2"], [], ["C3", "B2"]],
    ["actions joined by commas", "B6,stop b2", ["B6"], ["stop"]],
    ["the end", "C3 a2", ["C3", "a2"], []],
    ["what comes after the end", "C3", ["C3", "a1", "C2"], []],
    ["what has left it", "C3 a2", ["C4"], undefined],
    ["nothing", "  |\n ", [], []],
  ])("%s", (_name, given, actions, expected) => {
    expect(answers(given, actions)).toEqual(expected);
  });

  test.each([[undefined], [7], [{ C3: {} }], [[1, null]], ["constructor __proto__"]])(
    "what a page gives is data, whatever it is: %o",
    (given) => {
      const solution = readSolution(given);
      expect(isEnd(solution)).toBe(given !== "constructor __proto__");
      expect(follow(solution, ["toString"])).toBe(isEnd(solution) ? solution : undefined);
    },
  );

  test("is read up to a size", () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `A${index}`);
    expect(readSolution(lines).next.size).toBe(1000);
  });
});
