import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import type { GameEvent } from "@magomba/engine";
import { LONGEST, timeline } from "./timeline.ts";

const lift = (lap: number): GameEvent => ({ type: "lift", hole: "A1", seeds: 2, lap });
const drop: GameEvent = { type: "drop", hole: "A2" };
const capture: GameEvent = { type: "capture", hole: "a1", seeds: 3, to: "hand", from: "A1" };

describe("timeline", () => {
  test("nothing takes no time", () => {
    expect(timeline([], 200)).toEqual({ steps: [], duration: 0 });
  });

  test("a seed of the first lap takes one beat", () => {
    const { steps, duration } = timeline([lift(1), drop, drop], 100);
    expect(steps.map(({ at }) => Math.round(at))).toEqual([0, 120, 220]);
    expect(duration).toBeCloseTo(320);
  });

  test("later laps are faster, down to a floor", () => {
    const { steps } = timeline([lift(1), drop, lift(2), drop, lift(40), drop], 100);
    expect(steps.map(({ length }) => Math.round(length))).toEqual([120, 100, 96, 80, 48, 40]);
  });

  test("a speed below the floor stays as it is in every lap", () => {
    const { steps } = timeline([lift(1), drop, lift(9), drop], 10);
    expect(steps[1]?.length).toBeCloseTo(10);
    expect(steps[3]?.length).toBeCloseTo(10);
  });

  test("a capture is held as long in a late lap as in the first", () => {
    const { steps } = timeline([lift(30), capture], 100);
    expect(steps[1]?.length).toBeCloseTo(200);
  });

  test.each([0, -100, Number.NaN])("speed %d shows everything at once", (speed) => {
    const { steps, duration } = timeline([lift(1), drop, drop], speed);
    expect(duration).toBe(0);
    expect(steps.every(({ at }) => at === 0)).toBe(true);
  });

  test.each([1e9, Infinity])("speed %d still comes to an end, seed by seed", (speed) => {
    const { steps, duration } = timeline([lift(1), drop, drop], speed);
    expect(duration).toBeCloseTo(LONGEST);
    expect(steps[2]?.length).toBeCloseTo(LONGEST / 3.2);
  });

  test("whose turn it is takes no time of its own", () => {
    const { steps, duration } = timeline([drop, { type: "turn", side: "north", phase: "-" }], 100);
    expect(steps[1]?.at).toBe(duration);
  });

  test("a long relay is compressed to the cap, in order and complete", () => {
    const events = Array.from({ length: 500 }, (_, lap) => [lift(lap + 1), drop, drop]).flat();
    const { steps, duration } = timeline(events, 300);
    expect(duration).toBeCloseTo(LONGEST);
    expect(steps.map(({ event }) => event)).toEqual(events);
    expect(steps.every(({ at }, index) => index === 0 || at >= (steps[index - 1]?.at ?? 0))).toBe(
      true,
    );
    expect((steps.at(-1)?.at ?? 0) + (steps.at(-1)?.length ?? 0)).toBeCloseTo(duration);
  });

  test("a capture in the middle of a long relay keeps its time", () => {
    const events = Array.from({ length: 500 }, (_, lap) => [lift(lap + 1), drop]).flat();
    const { steps, duration } = timeline(events.toSpliced(400, 0, capture), 300);
    expect(duration).toBeCloseTo(LONGEST);
    expect(steps[400]?.length).toBeCloseTo(600);
  });

  test("captures without number leave half of the time to the sowing, and take what it does not need", () => {
    const many = Array.from({ length: 100 }, () => capture);
    const sowing = Array.from({ length: 100 }, (_, lap) => [lift(lap + 1), drop]).flat();
    const long = timeline([...sowing, ...many], 300);
    expect(long.steps.at(200)?.at).toBeCloseTo(LONGEST / 2);
    expect(long.duration).toBeCloseTo(LONGEST);
    const short = timeline([lift(1), drop, ...many], 300);
    expect(short.steps[2]?.at).toBeCloseTo(660);
    expect(short.duration).toBeCloseTo(LONGEST);
    expect(timeline(many, 300).duration).toBeCloseTo(LONGEST);
  });

  test("the events of a real turn keep their order", () => {
    const { events } = Game.start(variant("katro")).play("C1");
    expect(timeline(events, 200).steps.map(({ event }) => event)).toEqual(events);
  });
});
