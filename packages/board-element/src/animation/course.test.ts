import { describe, expect, test } from "vitest";
import { Game, applyEvent, variant } from "@magomba/engine";
import type { BoardState } from "@magomba/engine";
import { seeded } from "../../test/random.ts";
import { unmarked } from "../turn-marks.ts";
import { asSeen, courseOf } from "./course.ts";
import type { Change, Course } from "./course.ts";
import type { Scene } from "./scene.ts";
import { timeline } from "./timeline.ts";
import type { Step } from "./timeline.ts";

/** What is seen at a moment. */
const seenAt = <Seen>(changes: readonly Change<Seen>[], moment: number): Seen | undefined =>
  changes.findLast(({ at }) => at <= moment)?.seen;

const sceneOf = (game: Game, state: BoardState): Scene => ({
  board: game.board,
  state,
  marks: unmarked,
  touched: undefined,
  hand: undefined,
  moving: true,
});

/** Turns of random games, with their steps. */
function* turns(): Generator<{ readonly before: Game; readonly steps: readonly Step[] }> {
  const random = seeded(7);
  for (const id of ["kimasai", "tsoro", "nsolo", "katro", "gore", "kalah"]) {
    let game = Game.start(variant(id));
    for (let ply = 0; ply < 20 && !game.result; ply += 1) {
      const next = game.play(game.actions[Math.floor(random() * game.actions.length)] ?? "");
      yield { before: game, steps: timeline(next.events, 100).steps };
      game = next;
    }
  }
}

describe("the course of a run", () => {
  test("has in every hole the seeds that lie there after each step, and no change that is none", () => {
    let drops = 0;
    for (const { before, steps } of turns()) {
      const { seeds } = courseOf(sceneOf(before, before.state), steps, 0);
      let { state } = before;
      for (const [index, { at, event }] of steps.entries()) {
        state = applyEvent(before.board, state, event);
        drops += event.type === "drop" ? 1 : 0;
        // Of several steps at one moment the last is seen.
        if (steps[index + 1]?.at === at) continue;
        expect(seeds.map((changes) => seenAt(changes, at))).toEqual([...state.seeds]);
      }
      const idle = seeds.flatMap((changes) =>
        changes.filter(({ at, seen }, index) => {
          const last = changes[index - 1];
          return last && (last.seen === seen || last.at >= at);
        }),
      );
      expect(idle).toEqual([]);
    }
    expect(drops).toBeGreaterThan(500);
  });

  test("has the hand over each hole with the seeds left in it, and lights the holes", () => {
    for (const { before, steps } of turns()) {
      const { hand, lit } = courseOf(sceneOf(before, before.state), steps, 0);
      let { state } = before;
      let lap = 0;
      for (const { at, event, length } of steps) {
        state = applyEvent(before.board, state, event);
        if (event.type === "lift") ({ lap } = event);
        if (event.type !== "drop" || length === 0) continue;
        expect(seenAt(hand, at)).toMatchObject({ hole: event.hole, seeds: state.hand, lap });
        const hole = before.board.holes.find(({ name }) => name === event.hole);
        expect(seenAt(lit, at)).toEqual(hole && { hole: hole.index, capture: false });
      }
    }
  });

  test("from the middle is the rest of the whole", () => {
    for (const { before, steps } of turns()) {
      const half = Math.floor(steps.length / 2);
      const state = steps
        .slice(0, half)
        .reduce((at, { event }) => applyEvent(before.board, at, event), before.state);
      const from = steps[half]?.at ?? 0;
      const whole = courseOf(sceneOf(before, before.state), steps, 0);
      const rest = courseOf(sceneOf(before, state), steps.slice(half), from);
      const after = (course: Course): unknown =>
        course.seeds.map((changes) => changes.filter(({ at }) => at > from));
      expect(after(rest)).toEqual(after(whole));
      expect(rest.seeds.every(([first]) => first?.at === from)).toBe(true);
    }
  });

  test("of a run that has become longer begins like that of the shorter one", () => {
    for (const { before, steps } of turns()) {
      const scene = sceneOf(before, before.state);
      const cut = steps.at(-3)?.at ?? 0;
      const early = ({ seeds }: Course): unknown =>
        seeds.map((changes) => changes.filter(({ at }) => at < cut));
      const shorter = courseOf(scene, steps.slice(0, -3), 0);
      expect(early(courseOf(scene, steps, 0))).toEqual(early(shorter));
    }
  });
});

test("what makes no difference to somebody is left out for him", () => {
  const changes = [0, 1, 2, 3, 4, 5].map((seen) => ({ at: seen * 10, seen }));
  expect(asSeen(changes, (seen) => Math.min(2, Math.floor(seen / 2)))).toEqual([
    { at: 0, seen: 0 },
    { at: 20, seen: 1 },
    { at: 40, seen: 2 },
  ]);
});
