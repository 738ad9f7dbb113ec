/** The part of the style sheet that depends on a board's shape: where each hole lies in which room. */
import { BAND, CEILING, FLOOR, HEIGHT, MIDDLE, breakpoints, roomToHit } from "./arrangement.ts";
import type { Arrangement, Layout, Shape } from "./arrangement.ts";

const decimal = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Row `--r` and column `--c` of everything that lies on the board, counted from the top left as the reader sees it. */
function coordinates({ rows, columns }: Shape): string {
  const rules: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const half = row < rows / 2 ? 0 : 1;
    rules.push(`.row:nth-child(${row + 1}),[data-r="${row}"]{--r:${row};--m:${half}}`);
  }
  for (let column = 0; column < columns; column += 1) {
    rules.push(`.hole:nth-child(${column + 1}),[data-c="${column}"]{--c:${column}}`);
  }
  return rules.join("");
}

function place({ rows, columns }: Shape, arrangement: Arrangement): string {
  const across = `var(--r) + ${MIDDLE} * var(--m)`;
  const { kind, width, height } = arrangement;
  const band = decimal((rows + MIDDLE + BAND) / arrangement.columns);
  const at =
    kind === "stood"
      ? `--x:calc(${across});--y:calc(${columns - 1} - var(--c))`
      : `--x:mod(var(--c),${arrangement.columns});--y:calc(${across} + (var(--c) - var(--x)) * ${band})`;
  // Stores are sown over the trays: above and below a lying board, both above a standing one.
  const stores =
    kind === "stood"
      ? `[data-r="far-store"]{--r:0;--m:0;--c:${columns - 0.7}}[data-r="near-store"]{--r:${rows - 1};--m:1;--c:${columns - 0.7}}`
      : `[data-r="far-store"]{--r:-0.8;--m:0;--c:0}[data-r="near-store"]{--r:${rows - 0.2};--m:1;--c:${columns - 1}}`;
  const turned = kind === "stood" ? "-90deg" : "0deg";
  const areas = kind === "stood" ? `"far near" "field field"` : `"far" "field" "near"`;
  return (
    `.stage{--touch:auto;--w:${decimal(width)};--h:${decimal(height)};--arrangement:${kind};--band:${arrangement.columns};` +
    `--areas:${areas};--fold:${kind === "folded" ? decimal(rows + MIDDLE + BAND) : 999}}.at{${at};--turned:${turned}}${stores}`
  );
}

/** An arrangement, and the condition of the style sheet for the room in which it is used. Of several that hold, the last one counts. */
export interface Room {
  readonly condition: string;
  readonly arrangement: Arrangement;
  /** Where its holes are too small to be hit. */
  readonly crowded?: string;
}

/** The rooms in which a board of this shape lies in one way or another; the first one always holds. */
export function roomsOf(shape: Shape, layout: Layout): readonly Room[] {
  const rooms = breakpoints(shape, layout).map(({ from, under, arrangement }): Room => {
    const room = `@container board (width >= ${decimal(from)}svh)`;
    const limit = under === Infinity ? "" : ` and (width < ${decimal(under)}px)`;
    const least = Math.min(under, roomToHit(arrangement));
    const crowded = `${room} and (width < ${decimal(least)}px)`;
    return { condition: room + limit, arrangement, crowded };
  });
  const flat = breakpoints(shape, "flat")[0];
  if (flat && layout === "auto") {
    const { arrangement } = flat;
    const room = Math.ceil(arrangement.width * CEILING + 40);
    rooms.push({ condition: `@container board (width >= ${room}px)`, arrangement });
  }
  return rooms;
}

/**
 * The rules for one shape. The room is the width of the element (`board`, a size container); the height is a share of the
 * viewport's, or what the page says, so that a board never needs more than a screen while its holes can still be hit.
 */
export function boardSheet(shape: Shape, layout: Layout): string {
  const rules = roomsOf(shape, layout).map(
    ({ condition, arrangement, crowded }) =>
      `${condition}{${place(shape, arrangement)}}${crowded ? `${crowded}{.stage{--touch:none}}` : ""}`,
  );
  return (
    `${coordinates(shape)}.stage{--u:min((100cqi - var(--edge) * 2) / var(--w),max(var(--mancala-height,${HEIGHT}svh) / var(--h),${FLOOR}px),` +
    `var(--mancala-pitch-maximum,${CEILING}px))}${rules.join("")}`
  );
}
