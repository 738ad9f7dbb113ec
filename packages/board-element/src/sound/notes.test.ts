import { describe, expect, test } from "vitest";
import type { GameEvent } from "@magomba/engine";
import { notesOf } from "./notes.ts";

const drop: GameEvent = { type: "drop", hole: "A1" };
const pitches = (event: GameEvent, seeds: number): readonly number[] =>
  notesOf(event, seeds).map(({ pitch }) => pitch);

describe("a seed that falls", () => {
  test("sounds half a tone higher for each seed in its hole", () => {
    expect(pitches(drop, 0)).toEqual([220]);
    expect(pitches(drop, 12)).toEqual([440]);
    for (let seeds = 1; seeds <= 24; seeds += 1) {
      const [lower = 0] = pitches(drop, seeds - 1);
      const [higher = 0] = pitches(drop, seeds);
      expect(higher / lower).toBeCloseTo(2 ** (1 / 12), 9);
    }
  });

  test("stays within what can be heard, however many seeds there are", () => {
    expect(pitches(drop, 200)).toEqual(pitches(drop, 24));
    expect(pitches(drop, 24)).toEqual([880]);
  });
});

test("seeds that are lifted sound below every seed that falls", () => {
  const [lift = 0] = pitches({ type: "lift", hole: "A1", seeds: 5, lap: 1 }, 0);
  expect(lift).toBeLessThan(220);
});

test("seeds that are taken ring twice, and higher", () => {
  const [first = 0, second = 0] = pitches(
    { type: "capture", hole: "a1", seeds: 3, to: "south", from: "A1" },
    0,
  );
  expect(first).toBe(880);
  expect(second).toBeGreaterThan(first);
});

test.each<GameEvent>([
  { type: "turn", side: "south", phase: "-" },
  { type: "stop", hole: "A1" },
  { type: "pass", side: "north" },
])("$type is silent", (event) => {
  expect(notesOf(event, 3)).toEqual([]);
});
