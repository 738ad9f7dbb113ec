import { expect, test } from "vitest";
import { seededRandom } from "../random.ts";
import { compileHash, highHash, lowHash } from "./hash.ts";
import { HashedLine } from "./hashed-line.ts";
import type { Position } from "./layout.ts";

/** The hash from the whole position. */
function fromWhole(position: Position): number[] {
  const hash = compileHash({ size: position.length });
  hash.compute(position);
  return [lowHash(hash.low), highHash(hash.high)];
}

test.each([1, 2, 3, 8, 19, 43, 151])(
  "with %i places, hashes along a line are those of the whole positions",
  (size) => {
    const random = seededRandom(size);
    const line = new HashedLine({ size }, 60);
    line.begin(0);
    const wrong = line.positions.filter((position, ply) => {
      if (ply > 0) {
        position.set(line.positions[ply - 1]!);
        for (let changes = random(7); changes > 0; changes--) {
          position[random(size)] = random(2) === 0 ? random(4) : random(0x8000);
        }
        line.follow(ply);
      }
      const [low, high] = fromWhole(position);
      return line.low[ply] !== low || line.high[ply] !== high;
    });
    expect(wrong).toEqual([]);
  },
);

test("two places side by side may change from any number to any other", () => {
  const numbers = [0, 1, 2, 255, 16_384, 32_766, 32_767];
  const pairs = numbers.flatMap((one) => numbers.map((other) => [one, other] as const));
  const line = new HashedLine({ size: 2 }, 2);
  for (const before of pairs) {
    line.positions[0]!.set(before);
    line.begin(0);
    const wrong = pairs.filter((after) => {
      line.positions[1]!.set(after);
      line.follow(1);
      const [low, high] = fromWhole(line.positions[1]!);
      return line.low[1] !== low || line.high[1] !== high;
    });
    expect(wrong).toEqual([]);
  }
});

test("a place that is written again is hashed anew", () => {
  const line = new HashedLine({ size: 5 }, 2);
  line.begin(0);
  for (const seeds of [3, 1, 0]) {
    line.positions[1]![4] = seeds;
    line.follow(1);
    expect([line.low[1], line.high[1]]).toEqual(fromWhole(line.positions[1]!));
  }
});
