import { describe, expect, test } from "vitest";
import type { GameEvent } from "@magomba/engine";
import { Player } from "./player.ts";
import type { Clock, Screen } from "./player.ts";
import { timeline } from "./timeline.ts";

/** A clock that moves only when told to. */
class Hands implements Clock {
  time = 0;
  readonly calls = new Map<number, () => void>();
  #next = 1;
  now(): number {
    return this.time;
  }
  request(callback: () => void): number {
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
  const screen: Screen = {
    show({ event }) {
      const hole = ("hole" in event ? event.hole : undefined) ?? event.type;
      shown.push(hole);
      onShow(hole);
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
    expect(player.playing).toBe(true);
    clock.pass(100);
    expect([player.playing, finished()]).toEqual([false, 1]);
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
    expect([board.player.playing, board.finished()]).toEqual([false, 2]);
  });

  test("a timeline of no length is over at once", () => {
    const { player, shown, finished } = stage();
    player.append(timeline(drops("A1", "A2"), 0));
    expect(shown).toEqual(["A1", "A2"]);
    expect(finished()).toBe(1);
  });
});
