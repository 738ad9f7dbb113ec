import { describe, expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { findJsonFault } from "./json-fault.ts";

describe("the first fault of a text is found", () => {
  test.each<[string, number, number, string, string]>([
    ["", 1, 1, "value", ""],
    ["  \n", 2, 1, "value", ""],
    ["{", 1, 2, 'name | "}"', ""],
    ['{"a": 1,', 1, 9, "name", ""],
    ['{"a": 1,}', 1, 9, "name", "}"],
    ['{"a" 1}', 1, 6, '":"', "1}"],
    ['{"a": }', 1, 7, "value", "}"],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"," | "}"', '"b": 2'],
    ['{\r\n  "a": 1\r\n  b: 2\r\n}', 3, 3, '"," | "}"', "b: 2"],
    ["{'a': 1}", 1, 2, 'name | "}"', "'a': 1}"],
    ["[1, 2", 1, 6, '"," | "]"', ""],
    ["[1, ]", 1, 5, "value", "]"],
    ["[,]", 1, 2, 'value | "]"', ",]"],
    ["[1 2]", 1, 4, '"," | "]"', "2]"],
    ["[1}", 1, 3, '"," | "]"', "}"],
    ["{} {}", 1, 4, "end", "{}"],
    ["01", 1, 1, "value", "01"],
    ["-", 1, 1, "value", "-"],
    ["truth", 1, 1, "value", "truth"],
    ['"a', 1, 1, "value", '"a'],
    ['"a\nb"', 1, 1, "value", '"a'],
    ['"\\x"', 1, 1, "value", '"\\x"'],
    ["{ // why\n}", 1, 3, 'name | "}"', "// why"],
    ["[\n  one two three four five\n]", 2, 3, 'value | "]"', "one two three four …"],
  ])("%j: line %i, column %i", (text, line, column, expected, received) => {
    expect(findJsonFault(text)).toEqual({ line, column, expected, received });
  });
});

describe("a text has a fault when JSON.parse refuses it, and only then", () => {
  function isJson(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }

  test("whatever is changed in a good text", () => {
    const good = JSON.stringify(
      { a: [1, -2.5e3, "x\ny\\", { b: null }, [], {}], c: true, d: "é\u2028", e: [false, 0] },
      null,
      1,
    );
    expect(findJsonFault(good)).toBeUndefined();
    const random = seededRandom(3);
    const signs = ['"', "{", "}", "[", "]", ":", ",", "\\", " ", "\n", "\t", "0", "1", "-", "."];
    signs.push("e", "E", "t", "n", "/", "*", "\u0000", "\u00A0", "");
    for (let round = 0; round < 4000; round++) {
      const at = random(good.length);
      const until = at + random(3);
      const text = good.slice(0, at) + signs[random(signs.length)]! + good.slice(until);
      expect(findJsonFault(text) === undefined, text).toBe(isJson(text));
    }
  });

  test("however deep and long it is", () => {
    const deep = "[".repeat(100_000);
    expect(findJsonFault(deep)).toMatchObject({ line: 1, column: 100_001 });
    expect(findJsonFault(`"${"a\\n".repeat(300_000)}"`)).toBeUndefined();
  });
});
