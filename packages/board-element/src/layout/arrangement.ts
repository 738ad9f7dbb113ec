/**
 * How a board can be laid out in a given room, so that its holes are as large as can be. Pure numbers: nothing is measured.
 * Lengths are in pitches: the distance from one hole's centre to the next.
 */

/** Rows and columns of a whole board, as South sees it. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** What a page may ask for; `auto` takes what makes the holes largest, but leaves a board flat whose holes are ample so. */
export type Layout = "auto" | "flat" | "stood" | "folded";

/**
 * `flat`: as it lies on the table. `stood`: turned by a quarter, the near side on the right. `folded`: cut into bands of
 * columns that lie one below the other.
 */
export interface Arrangement {
  readonly kind: Exclude<Layout, "auto">;
  /** Columns side by side; fewer than the board has when it is folded. */
  readonly columns: number;
  /** In pitches. */
  readonly width: number;
  /** In pitches. */
  readonly height: number;
}

/** An arrangement and the room for which it is the best. Of several that fit, the last one counts. */
export interface Breakpoint {
  /** The least width, in hundredths of the viewport's height. */
  readonly from: number;
  /** The width it must be less than, in CSS pixels. */
  readonly under: number;
  readonly arrangement: Arrangement;
}

/** Room between the two halves of the board, in pitches. */
export const MIDDLE = 0.24;
/** Room between two bands, in pitches. */
export const BAND = 0.7;
/** How much of the viewport's height the holes may take, in hundredths. Below `FLOOR` the page scrolls instead. */
export const HEIGHT = 76;
/** The pitch below which holes are not made smaller for want of height, in CSS pixels. */
export const FLOOR = 34;
/** The largest pitch, in CSS pixels. */
export const CEILING = 108;

/** A pitch at which nobody wishes for larger holes: a board that has it lying flat is neither turned nor folded for more, in CSS pixels. */
const AMPLE = 64;
/** A board is folded further, and the page scrolls, before the pitch gets smaller than this, in CSS pixels. */
const LEAST = 30;
/** The smallest target that can be hit, in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;
/** Width of the wood round the holes on a narrow page, both sides together, in CSS pixels. */
const EDGES = 16;
/** Width of the wood on one side on a wider page, as a share of the room. */
const EDGE_SHARE = 0.022;
/** Fewer columns than this are not worth a band. */
const NARROWEST_BAND = 3;
/** Turning and folding make a board harder to read: they must pay for it with larger holes. */
const WORTH = { flat: 1, stood: 0.95, folded: 0.75 };

/** Every way to lay out a board of this shape, flat first, then stood, then in two, three … bands. */
export function arrangements(shape: Shape): readonly Arrangement[] {
  const { rows, columns } = shape;
  const depth = rows + MIDDLE;
  const all: Arrangement[] = [
    { kind: "flat", columns, width: columns, height: depth },
    { kind: "stood", columns, width: depth, height: columns },
  ];
  let last = columns;
  for (let bands = 2; ; bands += 1) {
    const each = Math.ceil(columns / bands);
    if (each < NARROWEST_BAND) return all;
    if (each === last) continue;
    last = each;
    const used = Math.ceil(columns / each);
    const height = used * depth + (used - 1) * BAND;
    all.push({ kind: "folded", columns: each, width: each, height });
  }
}

/** The pitch in hundredths of the viewport's height, in a room as wide as `room` such hundredths. */
function pitch(arrangement: Arrangement, room: number): number {
  return Math.min(room / arrangement.width, HEIGHT / arrangement.height);
}

function best(choice: readonly Arrangement[], room: number): Arrangement | undefined {
  let winner: Arrangement | undefined;
  let most = 0;
  for (const arrangement of choice) {
    const value = pitch(arrangement, room) * WORTH[arrangement.kind];
    if (value > most * 1.001) [winner, most] = [arrangement, value];
  }
  return winner;
}

/** The least room in which the holes of an arrangement can be hit, in CSS pixels. The wood takes a share of a wide room. */
export function roomToHit({ width }: Arrangement): number {
  return Math.max(TARGET * width + EDGES, (TARGET * width) / (1 - 2 * EDGE_SHARE));
}

/** Further folds for pages so narrow that the holes of an arrangement would be too small to hit. */
function furtherFolds(all: readonly Arrangement[], from: number, start: Arrangement): Breakpoint[] {
  if (start.kind === "stood") return [];
  let { width } = start;
  return all
    .filter(({ kind, columns }) => kind === "folded" && columns < start.columns)
    .map((arrangement) => {
      const under = width * LEAST + EDGES;
      width = arrangement.width;
      return { from, under, arrangement };
    });
}

/**
 * Which arrangement to use in which room; the first one always fits. `layout` restricts the choice; where a board is too small to
 * fold, `folded` is flat.
 */
export function breakpoints(shape: Shape, layout: Layout): readonly Breakpoint[] {
  const all = arrangements(shape);
  const allowed = layout === "auto" ? all : all.filter(({ kind }) => kind === layout);
  const choice = allowed.length > 0 ? allowed : all.slice(0, 1);
  const points: Breakpoint[] = [];
  let last: Arrangement | undefined;
  for (let room = 10; room < 1000; room *= 1.02) {
    const arrangement = best(choice, room);
    if (!arrangement || arrangement === last) continue;
    const from = last ? room : 0;
    last = arrangement;
    let under = Infinity;
    const [flat] = choice;
    if (flat?.kind === "flat" && arrangement.width < flat.width) {
      points.push({ from, under, arrangement: flat });
      under = flat.width * AMPLE + EDGES;
    }
    points.push({ from, under, arrangement }, ...furtherFolds(choice, from, arrangement));
  }
  return points;
}
