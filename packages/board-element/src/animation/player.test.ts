import { describe, expect, test } from "vitest";
import type { GameEvent } from "@magomba/engine";
import { Player } from "./player.ts";
import type { Clock, Screen } from "./player.ts";
import { timeline } from "./timeline.ts";
import type { Step } from "./timeline.ts";

/** A clock that moves only when told to. */
class Hands implements Clock {
  time = 0;
  readonly calls = new Map<number, () => void>();
  /** How long the last caller wants to wait; undefined for a frame. */
  wait: number | undefined;
  #next = 1;
  now(): number {
    return this.time;
  }
  request(callback: () => void, wait?: number): number {
    this.wait = wait;
    this.calls.set(this.#next, callback);
    return this.#next++;
  }
  cancel(handle: number): void {
    this.calls.delete(handle);
  }
  /** Lets time pass and calls back what waits. */
  pass(milliseconds: number): void {
    this.time += milliseconds;
    const waiting = [...this.calls.values()];
    this.calls.clear();
    for (const callback of waiting) callback();
  }
}

function stage(onShow: (hole: string) => void = () => {}): {
  clock: Hands;
  player: Player;
  shown: string[];
  finished: () => number;
} {
  const clock = new Hands();
  const shown: string[] = [];
  let finished = 0;
  const name = ({ event }: Step): string =>
    ("hole" in event ? event.hole : undefined) ?? event.type;
  const screen: Screen = {
    show(step) {
      shown.push(name(step));
      onShow(name(step));
    },
    seek(steps) {
      shown.splice(0, shown.length, ...steps.map(name));
    },
    finish() {
      finished += 1;
    },
  };
  return { clock, player: new Player(screen, clock), shown, finished: () => finished };
}

const drops = (...holes: string[]): GameEvent[] => holes.map((hole) => ({ type: "drop", hole }));

describe("player", () => {
  test("shows each step when it is due, and finishes after the last has had its time", () => {
    const { clock, player, shown, finished } = stage();
    player.append(timeline(drops("A1", "A2"), 100));
    expect(shown).toEqual(["A1"]);
    clock.pass(99);
    expect(shown).toEqual(["A1"]);
    clock.pass(1);
    expect(shown).toEqual(["A1", "A2"]);
    expect(player.open).toBe(true);
    clock.pass(100);
    expect([player.open, finished()]).toEqual([false, 1]);
  });

  test("goes on from where it is after the screen took its time to get ready", () => {
    const { clock, player, shown, finished } = stage();
    player.append(timeline(drops("A1", "A2"), 100));
    clock.time += 400;
    player.restart();
    expect(player.zero).toBe(400);
    clock.pass(99);
    expect(shown).toEqual(["A1"]);
    clock.pass(1);
    expect(shown).toEqual(["A1", "A2"]);
    player.pause();
    clock.time += 1000;
    player.restart();
    player.resume();
    clock.pass(99);
    expect(finished()).toBe(0);
    clock.pass(1);
    expect(finished()).toBe(1);
  });

  test("a late frame shows everything that is due, in order", () => {
    const { clock, player, shown, finished } = stage();
    player.append(timeline(drops("A1", "A2", "A3", "A4"), 10));
    clock.pass(25);
    expect(shown).toEqual(["A1", "A2", "A3"]);
    clock.pass(1000);
    expect(shown).toEqual(["A1", "A2", "A3", "A4"]);
    expect(finished()).toBe(1);
  });

  test("a second timeline waits for the first", () => {
    const { clock, player, shown, finished } = stage();
    player.append(timeline(drops("A1"), 100));
    player.append(timeline(drops("B1"), 100));
    clock.pass(50);
    expect(shown).toEqual(["A1"]);
    clock.pass(50);
    expect(shown).toEqual(["A1", "B1"]);
    clock.pass(100);
    expect(finished()).toBe(1);
  });

  test("skip finishes once and shows nothing more", () => {
    const { clock, player, shown, finished } = stage();
    player.append(timeline(drops("A1", "A2"), 100));
    player.skip();
    player.skip();
    clock.pass(1000);
    expect(shown).toEqual(["A1"]);
    expect([finished(), clock.calls.size]).toEqual([1, 0]);
  });

  test("a step may skip the rest while it is shown", () => {
    const board = stage((hole) => {
      if (hole === "A2") board.player.skip();
    });
    board.player.append(timeline(drops("A1", "A2", "A3"), 1));
    board.clock.pass(50);
    expect(board.shown).toEqual(["A1", "A2"]);
    expect([board.finished(), board.clock.calls.size]).toEqual([1, 0]);
  });

  test("a step may start another timeline after a skip", () => {
    const board = stage((hole) => {
      if (hole !== "A1") return;
      board.player.skip();
      board.player.append(timeline(drops("C1"), 100));
    });
    board.player.append(timeline(drops("A1", "A2"), 100));
    expect(board.shown).toEqual(["A1", "C1"]);
    board.clock.pass(100);
    expect([board.player.open, board.finished()]).toEqual([false, 2]);
  });

  test("a timeline of no length is over at once", () => {
    const { player, shown, finished } = stage();
    player.append(timeline(drops("A1", "A2"), 0));
    expect(shown).toEqual(["A1", "A2"]);
    expect(finished()).toBe(1);
  });
});

describe("a run can be gone through", () => {
  const holes = ["A1", "A2", "A3", "A4"];

  test("a pause holds it where it is, however long it lasts", () => {
    const { clock, player, shown, finished } = stage();
    player.append(timeline(drops(...holes), 100));
    clock.pass(150);
    player.pause();
    clock.pass(10_000);
    expect([shown, player.paused, finished()]).toEqual([["A1", "A2"], true, 0]);
    player.resume();
    expect(shown).toEqual(["A1", "A2"]);
    clock.pass(49);
    expect(shown).toEqual(["A1", "A2"]);
    clock.pass(1);
    expect(shown).toEqual(["A1", "A2", "A3"]);
  });

  test("to any place, forwards and back, and waits there", () => {
    const { clock, player, shown } = stage();
    player.append(timeline(drops(...holes), 100));
    for (const place of [3, 1, 2, 0, -5]) {
      player.seek(place);
      clock.pass(10_000);
      expect(shown).toEqual(holes.slice(0, Math.max(0, place)));
      expect([player.paused, player.shown]).toEqual([true, shown.length]);
    }
  });

  test("and goes on from there at the pace of the timeline", () => {
    const { clock, player, shown, finished } = stage();
    player.append(timeline(drops(...holes), 100));
    player.seek(2);
    player.resume();
    expect(shown).toEqual(["A1", "A2", "A3"]);
    clock.pass(100);
    expect(shown).toEqual(holes);
    clock.pass(100);
    expect(finished()).toBe(1);
  });

  test("to its end, which ends it", () => {
    const { player, finished } = stage();
    player.append(timeline(drops(...holes), 100));
    player.seek(4);
    expect([player.open, finished()]).toEqual([false, 1]);
  });

  test("faster and slower, from the moment that is asked", () => {
    const { clock, player, shown } = stage();
    player.append(timeline(drops(...holes), 100));
    clock.pass(100);
    player.rate = 2;
    clock.pass(50);
    expect(shown).toEqual(["A1", "A2", "A3"]);
    player.rate = 0.5;
    clock.pass(199);
    expect(shown).toEqual(["A1", "A2", "A3"]);
    clock.pass(1);
    expect(shown).toEqual(holes);
  });

  test("again, from its end, when it is loaded", () => {
    const { clock, player, shown, finished } = stage();
    player.load(timeline(drops(...holes), 100));
    clock.pass(1000);
    expect([shown, player.shown, player.open, finished()]).toEqual([[], 4, true, 0]);
    player.seek(1);
    expect(shown).toEqual(["A1"]);
  });

  test("and what is added while it is held comes when it goes on", () => {
    const { clock, player, shown } = stage();
    player.append(timeline(drops("A1"), 100));
    player.pause();
    player.append(timeline(drops("B1"), 100));
    clock.pass(500);
    expect(shown).toEqual(["A1"]);
    player.resume();
    clock.pass(100);
    expect(shown).toEqual(["A1", "B1"]);
  });
});

describe("a screen that goes on alone", () => {
  test.each([1, 2, 0.5])("is called for steps only, at %d times the speed", (rate) => {
    const clock = new Hands();
    const screen: Screen = { show() {}, seek() {}, finish() {}, alone: true };
    const player = new Player(screen, clock);
    player.rate = rate;
    player.append(timeline(drops("a", "b", "c"), 100));
    // The first is shown at once, the others and the end are a tenth of a second apart.
    for (let seen = 1; seen <= 3; seen += 1) {
      expect(player.shown).toBe(seen);
      expect(clock.wait).toBeCloseTo(100 / rate);
      clock.pass(clock.wait ?? 0);
    }
    expect(player.open).toBe(false);
  });

  test("is called again when it was called too early", () => {
    const clock = new Hands();
    const screen: Screen = { show() {}, seek() {}, finish() {}, alone: true };
    const player = new Player(screen, clock);
    player.append(timeline(drops("a", "b"), 100));
    clock.pass(70);
    expect(player.shown).toBe(1);
    expect(clock.wait).toBeCloseTo(30);
  });

  test("can tell when the run would have begun, whatever it waited for", () => {
    const { clock, player } = stage();
    clock.time = 1000;
    player.append(timeline(drops("a", "b", "c"), 100));
    expect(player.zero).toBe(1000);
    clock.pass(150);
    expect([player.zero, player.time]).toEqual([1000, 150]);
    player.pause();
    clock.time += 500;
    player.resume();
    expect([player.zero, player.time]).toEqual([1500, 150]);
    player.rate = 2;
    expect(player.zero).toBe(1575);
  });
});
