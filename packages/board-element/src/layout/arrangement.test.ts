import { describe, expect, test } from "vitest";
import { HEIGHT, arrangements, breakpoints } from "./arrangement.ts";
import type { Arrangement, Shape } from "./arrangement.ts";

const shapes: readonly Shape[] = [
  { rows: 2, columns: 4 },
  { rows: 4, columns: 8 },
  { rows: 4, columns: 12 },
  { rows: 4, columns: 21 },
  { rows: 4, columns: 36 },
  { rows: 6, columns: 6 },
  { rows: 6, columns: 3 },
];
const named = ({ rows, columns }: Shape): string => `${rows}×${columns}`;

/** The arrangement used in a room of so many CSS pixels. */
function chosen(shape: Shape, width: number, height: number): Arrangement {
  const room = (width / height) * 100;
  const point = breakpoints(shape, "auto").findLast(
    ({ from, under }) => from <= room && width < under,
  );
  if (!point) throw new Error("no arrangement");
  return point.arrangement;
}

describe("arrangements", () => {
  test.each(shapes)("every hole of $rows×$columns has room in every one", (shape) => {
    for (const { kind, columns, width, height } of arrangements(shape)) {
      const bands = kind === "folded" ? Math.ceil(shape.columns / columns) : 1;
      expect(columns * bands).toBeGreaterThanOrEqual(shape.columns);
      expect(width * height).toBeGreaterThanOrEqual(shape.rows * shape.columns);
    }
  });

  test("flat and stood are the same board turned", () => {
    const [flat, stood] = arrangements({ rows: 4, columns: 21 });
    expect([flat?.width, flat?.height]).toEqual([stood?.height, stood?.width]);
  });

  test("a board of four columns is never folded", () => {
    expect(arrangements({ rows: 2, columns: 4 }).map(({ kind }) => kind)).toEqual([
      "flat",
      "stood",
    ]);
  });

  test("no two arrangements have the same bands", () => {
    for (const shape of shapes) {
      const columns = arrangements(shape)
        .filter(({ kind }) => kind === "folded")
        .map((it) => it.columns);
      expect(new Set(columns).size, named(shape)).toBe(columns.length);
    }
  });
});

describe("breakpoints", () => {
  test("begin at nothing and rise", () => {
    for (const shape of shapes) {
      const from = breakpoints(shape, "auto").map((point) => point.from);
      expect(from[0]).toBe(0);
      expect(from.toSorted((one, two) => one - two)).toEqual(from);
    }
  });

  test.each([
    [{ rows: 4, columns: 21 }, 360, 740, "folded"],
    [{ rows: 4, columns: 36 }, 360, 740, "folded"],
    [{ rows: 4, columns: 8 }, 360, 740, "stood"],
    [{ rows: 6, columns: 6 }, 360, 740, "flat"],
    [{ rows: 4, columns: 21 }, 1280, 800, "flat"],
    [{ rows: 4, columns: 36 }, 1280, 800, "folded"],
    [{ rows: 4, columns: 12 }, 1280, 800, "flat"],
    [{ rows: 2, columns: 4 }, 1280, 800, "flat"],
    // Pages much higher than wide: six or eight holes side by side are large enough.
    [{ rows: 4, columns: 8 }, 560, 2200, "flat"],
    [{ rows: 4, columns: 8 }, 440, 2200, "stood"],
    [{ rows: 6, columns: 3 }, 1280, 500, "stood"],
    [{ rows: 6, columns: 6 }, 490, 2200, "flat"],
    [{ rows: 6, columns: 6 }, 320, 2200, "folded"],
    [{ rows: 4, columns: 36 }, 2400, 3600, "flat"],
  ] as const)("%o in %i by %i pixels: %s", (shape, width, height, kind) => {
    expect(chosen(shape, width, height).kind).toBe(kind);
  });

  test.each([
    [{ rows: 4, columns: 21 }, 360, 640],
    [{ rows: 4, columns: 36 }, 360, 640],
    [{ rows: 4, columns: 36 }, 640, 360],
    [{ rows: 4, columns: 36 }, 320, 568],
    [{ rows: 4, columns: 21 }, 320, 480],
    [{ rows: 4, columns: 21 }, 500, 1400],
  ] as const)("holes of %o in %i by %i pixels are 24 pixels or more", (shape, width, height) => {
    const { width: across, height: down } = chosen(shape, width, height);
    const pitch = Math.min((width - 16) / across, Math.max((height * HEIGHT) / 100 / down, 34));
    expect(pitch * 0.91).toBeGreaterThanOrEqual(24);
  });

  test("a layout asked for is the only one used", () => {
    for (const layout of ["flat", "stood", "folded"] as const) {
      const kinds = breakpoints({ rows: 4, columns: 21 }, layout).map((it) => it.arrangement.kind);
      expect(new Set(kinds)).toEqual(new Set([layout]));
    }
  });

  test("what cannot be folded stays flat", () => {
    const kinds = breakpoints({ rows: 2, columns: 4 }, "folded").map((it) => it.arrangement.kind);
    expect(kinds).toEqual(["flat"]);
  });
});
