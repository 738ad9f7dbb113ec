/** Awari as computers play it, against the endgame table of Lincke's thesis (appendix B). */
import { expect, test } from "vitest";
import { countValues, endgameValues } from "../bench/endgames.mjs";
import { compile, variant } from "../src/index.ts";

// Seeds on the board: how many positions are worth how much to the side to act.
const TABLE: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: { "-1": 7, "1": 5 },
  2: { "-2": 40, "0": 13, "2": 25 },
  3: { "-3": 177, "-1": 1, "0": 63, "1": 7, "3": 116 },
  4: { "-4": 532, "-2": 110, "0": 143, "2": 165, "4": 415 },
  5: { "-5": 1892, "-3": 2, "-2": 85, "-1": 224, "1": 121, "2": 184, "3": 22, "5": 1838 },
  6: { "-6": 4242, "-4": 116, "-2": 772, "0": 1548, "2": 550, "3": 62, "4": 302, "6": 4784 },
  7: {
    "-7": 8948,
    "-5": 3,
    "-4": 75,
    "-3": 2948,
    "-1": 442,
    "0": 4487,
    "1": 491,
    "3": 2294,
    "4": 239,
    "5": 145,
    "7": 11_752,
  },
  8: {
    "-8": 12_370,
    "-6": 228,
    "-4": 6828,
    "-2": 9977,
    "-1": 61,
    "0": 8351,
    "1": 236,
    "2": 10_182,
    "4": 6972,
    "5": 168,
    "6": 507,
    "8": 19_702,
  },
};

test("every position with up to eight seeds is worth what the table says", () => {
  const rules = compile(variant("awari", { rules: "computer" }));
  const values = endgameValues(rules, 8);
  const found = Object.fromEntries(
    values.slice(1).map((list, index) => [index + 1, countValues(list)]),
  );
  expect(found).toEqual(TABLE);
});
