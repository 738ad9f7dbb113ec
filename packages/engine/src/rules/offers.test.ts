import { expect, test } from "vitest";
import { smallVariant } from "../../test/small-variant.ts";
import { parseVariant, type Variant } from "../index.ts";
import { seededRandom } from "../random.ts";
import { compile } from "./compile.ts";
import { kindOf, OFFER, valueOf } from "./layout.ts";

function withOffers(columns: number, holes: number, price: number, keep: number): Variant {
  const parsed = parseVariant(
    smallVariant({
      board: { rows: 2, columns, territory: true },
      turn: { offers: { holes, price, keep } },
    }),
  );
  if (!parsed.ok) throw new Error("no variant");
  return parsed.variant;
}

/** Every set of 1 to `most` of these holes, as masks in ascending order. */
function everySet(owned: readonly number[], most: number): number[] {
  const masks = owned.map((hole) => 1 << hole);
  const sets = new Set(
    masks.flatMap((a) => masks.flatMap((b) => masks.map((c) => [a, a | b, a | b | c][most - 1]!))),
  );
  return [...sets].toSorted((a, b) => a - b);
}

const cases = [4, 8, 12].flatMap((columns) => [1, 2, 3].map((most) => ({ columns, most })));

test.each(cases)(
  "offers of $most of 2 × $columns holes are listed once each",
  ({ columns, most }) => {
    const price = 5;
    const keep = 2;
    const rules = compile(withOffers(columns, most, price, keep));
    const owners = rules.size - rules.holes;
    const random = seededRandom(columns * most);
    const listed = new Int32Array(rules.maximumActions);
    const holes = Array.from({ length: rules.holes }, (_, hole) => hole);
    for (let trial = 0; trial < 40; trial++) {
      const position = rules.start();
      for (const hole of holes) position[owners + hole] = trial === 0 ? 0 : random(2);
      position[0] = 1;
      position[owners] = 0;
      // What North has captured, who would have to pay.
      const purse = trial === 0 ? 1000 : random(20);
      position[rules.holes + 1] = purse;
      const owned = holes.filter((hole) => position[owners + hole] === 0);
      const offered = Math.min(most, Math.floor(purse / price), owned.length - keep);
      const count = rules.actions(position, listed, 0);
      const offers = [...listed.subarray(0, count)].filter((action) => kindOf(action) === OFFER);
      expect(offers.map(valueOf)).toEqual(offered > 0 ? everySet(owned, offered) : []);
      expect(rules.countActions(position)).toBe(count);
    }
  },
);

test("a hole may be given away for nothing", () => {
  const rules = compile(withOffers(2, 1, 0, 1));
  const listed = new Int32Array(rules.maximumActions);
  const count = rules.actions(rules.start(), listed, 0);
  expect(Array.from(listed.subarray(0, count), rules.actionText)).toEqual([
    "A1",
    "A2",
    "offer:A1",
    "offer:A2",
  ]);
});
