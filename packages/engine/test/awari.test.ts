/** Awari as computers play it, against the endgame table of Lincke's thesis (appendix B). */
import { expect, test } from "vitest";
import { variant } from "../src/index.ts";
import { endgameValues, type Worth } from "./awari-table.ts";

// Seeds on the board: how many positions are worth how much to the side to act.
const TABLE: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: { "-1": 7, "1": 5 },
  2: { "-2": 40, "0": 13, "2": 25 },
  3: { "-3": 177, "-1": 1, "0": 63, "1": 7, "3": 116 },
  4: { "-4": 532, "-2": 110, "0": 143, "2": 165, "4": 415 },
  5: { "-5": 1892, "-3": 2, "-2": 85, "-1": 224, "1": 121, "2": 184, "3": 22, "5": 1838 },
  6: { "-6": 4242, "-4": 116, "-2": 772, "0": 1548, "2": 550, "3": 62, "4": 302, "6": 4784 },
};

test("every position with up to six seeds is worth what the table says", () => {
  const awari = variant("awari", { rules: "computer" });
  const known = new Map<string, number>();
  for (const [seeds, counts] of Object.entries(TABLE)) {
    const values: Worth = endgameValues(awari, Number(seeds), known);
    const found: Record<string, number> = {};
    for (const [key, value] of values) {
      known.set(key, value);
      found[value] = (found[value] ?? 0) + 1;
    }
    expect(found).toEqual(counts);
  }
});
