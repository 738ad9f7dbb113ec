/** The gambit of 29, 2 and 1, played out as M. G. Sanderson tells it (1913, 731-732): its end is where the option begins. */
import { expect, test } from "vitest";
import { Game, variant } from "../src/index.ts";

/** The sixteen holes of one player along his circuit, from the left end of the outer row. */
type Side = number[];

const HOLES = 16;
const COLUMNS = 8;

/** Where the hole faced by this one of the inner row lies on the other player's circuit. */
function facing(hole: number): number {
  return COLUMNS + (HOLES - 1) - hole;
}

/** Lifts a hole and spreads it; answers where the last man fell. */
function spread(side: Side, from: number): number {
  const men = side[from]!;
  side[from] = 0;
  for (let man = 1; man <= men; man++) side[(from + man) % HOLES]!++;
  return (from + men) % HOLES;
}

/** Rows from the top, as a position text has them. */
function rowsOf(south: Side, north: Side): string {
  const inner = (side: Side): Side => side.slice(COLUMNS);
  const outer = (side: Side): Side => side.slice(0, COLUMNS);
  return [outer(north).toReversed(), inner(north), inner(south).toReversed(), outer(south)].join(
    "/",
  );
}

test("the opening of twenty-nine is what the gambit leads to", () => {
  const first = (): Side => [29, 2, 1, ...Array<number>(HOLES - 3).fill(0)];
  const south = first();
  const north = first();
  const taken = [0, 0];
  // In turn, the two men, until each has taken what faced his last man.
  for (let turn = 0; taken[0] === 0 || taken[1] === 0; turn++) {
    const [own, enemy] = turn % 2 === 0 ? [south, north] : [north, south];
    const last = spread(own, own.indexOf(2));
    if (last < COLUMNS || own[last] !== 1) continue;
    taken[turn % 2]! += enemy[facing(last)]!;
    enemy[facing(last)] = 0;
  }
  expect(taken).toEqual([1, 2]);
  for (const side of [south, north]) {
    let last = spread(side, 0);
    // The sixth hole from the right of the front row.
    expect(HOLES - 1 - last).toBe(COLUMNS - 6);
    while (side[last]! > 1) last = spread(side, last);
  }
  const { position } = Game.start(variant("njombwa", { opening: "twentyNine" }));
  expect(position).toBe(`${rowsOf(south, north)} S - ${taken.join(":")}`);
});
