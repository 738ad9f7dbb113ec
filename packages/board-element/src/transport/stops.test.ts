import { expect, test } from "vitest";
import type { GameEvent } from "@magomba/engine";
import { timeline } from "../animation/timeline.ts";
import { after, before, stopsOf } from "./stops.ts";

const events: readonly GameEvent[] = [
  { type: "lift", hole: "A1", seeds: 2, lap: 1 },
  { type: "drop", hole: "A2" },
  { type: "drop", hole: "A3" },
  { type: "lift", hole: "A3", seeds: 2, lap: 2 },
  { type: "drop", hole: "A4" },
  { type: "drop", hole: "A5" },
  { type: "turn", side: "north", phase: "-" },
];
const stops = stopsOf(timeline(events, 100).steps);

test("a run stops before each thing that is seen, and before each lap", () => {
  expect(stops).toEqual({ seeds: [0, 1, 2, 3, 4, 5], laps: [0, 3], end: 7 });
});

test.each([
  ["the next seed", after(stops.seeds, 2, stops.end), 3],
  ["the end after the last seed", after(stops.seeds, 5, stops.end), 7],
  ["the last seed before the end", before(stops.seeds, 7), 5],
  ["the start before the first seed", before(stops.seeds, 0), 0],
  ["the next lap", after(stops.laps, 1, stops.end), 3],
  ["the start of this lap", before(stops.laps, 5), 3],
  ["the lap before, from the start of one", before(stops.laps, 3), 0],
  ["the end after the last lap", after(stops.laps, 4, stops.end), 7],
])("%s is found", (_, found, wanted) => {
  expect(found).toBe(wanted);
});

test("where nothing happened there is nowhere to stop", () => {
  expect(stopsOf([])).toEqual({ seeds: [], laps: [], end: 0 });
});
