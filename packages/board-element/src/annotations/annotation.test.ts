import { expect, test } from "vitest";
import { variant } from "@magomba/engine";
import { readAnnotations } from "./annotation.ts";
import { circuitOf } from "./circuit.ts";

const places = new Set(["A1", "A2", "south"]);

test.each([
  ["not an array", { type: "mark", hole: "A1" }],
  ["no JSON", "[{"],
  ["no JSON array", `"A1"`],
  ["an unknown type", [{ type: "drawing", hole: "A1" }]],
  ["an unknown hole", [{ type: "mark", hole: "Z9" }]],
  ["an arrow to itself", [{ type: "arrow", from: "A1", to: "A1" }]],
  ["a label without words", [{ type: "label", hole: "A1", text: "  " }]],
  ["a circuit of nobody", [{ type: "circuit", side: "east" }]],
  ["a circuit through unknown holes", [{ type: "circuit", side: "south", holes: ["A1", "Q"] }]],
  ["things that are no objects", [null, 3, "A1", []]],
])("%s is nothing to draw", (_, given) => {
  expect(readAnnotations(given, places)).toEqual([]);
});

test.each([
  ["nothing of a way", { type: "path" }],
  ["no laps", { type: "path", laps: [] }],
  ["a lap that is no list", { type: "path", laps: ["A1"] }],
  ["an empty lap", { type: "path", laps: [[]] }],
  ["an unknown hole", { type: "path", laps: [["A1", "Z9"]] }],
  ["a lap without bounds", { type: "path", laps: [Array.from({ length: 1e5 }, () => "A1")] }],
])("a path with %s is nothing to draw", (_, given) => {
  expect(readAnnotations([given], places)).toEqual([]);
});

test("of a way without end the beginning is drawn", () => {
  const laps = Array.from({ length: 5000 }, () => Array.from({ length: 50 }, () => "A1"));
  const [read] = readAnnotations([{ type: "path", laps }], places);
  if (read?.type !== "path" || !read.laps) throw new Error("no path");
  expect(read.laps.length).toBeGreaterThan(1);
  expect(read.laps.flat().length).toBeLessThanOrEqual(1500);
});

test("what is understood is kept beside what is not, with defaults filled in", () => {
  const given = [{ type: "mark", hole: "A1", shape: "star", tone: "pink" }, { type: "x" }];
  expect(readAnnotations(JSON.stringify(given), places)).toEqual([
    { type: "mark", hole: "A1", shape: "ring", tone: "plain" },
  ]);
});

test("sizes are bounded", () => {
  const many = Array.from({ length: 5000 }, () => ({
    type: "label",
    hole: "A1",
    text: "x".repeat(9000),
  }));
  const read = readAnnotations(many, places);
  expect(read).toHaveLength(200);
  expect(read.every((it) => "text" in it && (it.text?.length ?? 0) <= 120)).toBe(true);
});

test.each([
  ["kalah", "north", "a6", 12],
  ["oware", "south", "A1", 12],
  ["tsoro", "south", "B1", 42],
  ["katro", "south", "C1", 18],
] as const)(
  "the circuit of %s begins at the left end of the outer row of %s",
  (id, side, first, length) => {
    const { board, rules } = variant(id);
    const circuit = circuitOf(board, rules.circuit, side);
    expect(circuit).toHaveLength(length);
    expect(new Set(circuit).size).toBe(length);
    expect(circuit[0]).toBe(first);
  },
);
