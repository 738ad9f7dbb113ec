import { expect, test } from "vitest";
import { plural, sentence } from "./messages.ts";

test.each([
  ["en", { one: "# seed", other: "# seeds" }, ["0 seeds", "1 seed", "2 seeds", "5 seeds"]],
  ["sw", { other: "kete #" }, ["kete 0", "kete 1", "kete 2", "kete 5"]],
  [
    "pl",
    { one: "# ziarno", few: "# ziarna", many: "# ziaren", other: "# ziarna" },
    ["0 ziaren", "1 ziarno", "2 ziarna", "5 ziaren"],
  ],
  [
    "ar",
    { zero: "لا بذور", one: "بذرة", two: "بذرتان", few: "# بذور", many: "# بذرة", other: "# بذرة" },
    ["لا بذور", "بذرة", "بذرتان", "5 بذور"],
  ],
  ["cy", { zero: "zero", other: "other #" }, ["zero", "other 1", "other 2", "other 5"]],
] as const)("%s counts 0, 1, 2 and 5 by its own rules", (tag, forms, expected) => {
  expect([0, 1, 2, 5].map((number) => plural(tag)(number, forms))).toEqual(expected);
});

test.each([
  [["zamu ya Kusini"], "Zamu ya Kusini."],
  [["South passes", "North to move"], "South passes; North to move."],
  // The case of a hole's name says whose hole it is.
  [["a3 is blocked for a turn"], "a3 is blocked for a turn."],
])("%o is a sentence: %s", (clauses, expected) => {
  expect(sentence(clauses)).toBe(expected);
});
