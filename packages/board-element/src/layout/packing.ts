/**
 * Where the seeds of a hole lie. Each seed has a place of its own that depends on the hole and on how many came before it,
 * so that one seed more or less never moves the others. The hole is a circle of diameter 100 about (50, 50).
 */

/** How many seeds are drawn; a hole with more shows the same heap, and its number. */
export const DRAWN = 40;

/** Seeds per layer of the heap, from the bottom up, with how far its outermost seed lies from the middle. */
const LAYERS: readonly (readonly [seeds: number, reach: number])[] = [
  [15, 33],
  [12, 26],
  [8, 19],
  [5, 11],
];
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A number in [0, 1) that is always the same for the same input. */
function scatter(seed: number): number {
  let mixed = Math.imul(seed + 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

function spot(hole: number, index: number): Spot {
  let rest = index;
  for (const [layer, [seeds, reach]] of LAYERS.entries()) {
    if (rest < seeds) {
      const noise = hole * 64 + index;
      const angle =
        rest * GOLDEN_ANGLE +
        scatter(hole * 8 + layer) * 2 * Math.PI +
        (scatter(noise) - 0.5) * 0.5;
      const distance = reach * Math.sqrt((rest + 0.6) / seeds) + (scatter(noise + 7919) - 0.5) * 3;
      return [50 + distance * Math.cos(angle), 50 + distance * Math.sin(angle)];
    }
    rest -= seeds;
  }
  return [50, 50];
}

/** A place in a square of 100 by 100. */
export type Spot = readonly [x: number, y: number];

const heaps = new Map<number, readonly Spot[]>();

/**
 * Where the seeds of a heap lie, as many as are drawn. `hole` is any whole number that tells holes apart; heaps repeat after 32
 * holes, which nobody sees.
 */
export function heapSpots(hole: number, seeds: number): readonly Spot[] {
  const drawn = Math.min(seeds, DRAWN);
  const kind = hole % 32;
  const key = kind * 64 + drawn;
  let spots = heaps.get(key);
  if (!spots) {
    spots = Array.from({ length: drawn }, (_, index) => {
      const [x, y] = spot(kind, index);
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    });
    heaps.set(key, spots);
  }
  return spots;
}

/** The heap of a hole as path data: one vertex a seed, where a marker draws it. */
export function heapPath(hole: number, seeds: number): string {
  const spots = heapSpots(hole, seeds);
  return spots.length === 0 ? "" : `M${spots.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

/** A row of captured seeds, `drawn` at most, along a line at height 0. */
export function stripPath(seeds: number, drawn: number): string {
  const points: string[] = [];
  for (let index = 0; index < Math.min(seeds, drawn); index += 1) {
    points.push(`${index * 15 + 14} ${Math.round(scatter(index) * 10 - 5)}`);
  }
  return points.length === 0 ? "" : `M${points.join("L")}`;
}
