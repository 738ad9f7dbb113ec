import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import { seeded } from "../../test/random.ts";
import { traceOf } from "./trace.ts";

/** Positions looked at in each game. */
const POSITIONS = 10_000;

describe.each(["tsoro", "gore", "nsolo", "kimasai", "katro"])("a trace in %s", (id) => {
  test(`is what playing does, in ${POSITIONS} random positions`, () => {
    const random = seeded(7);
    const start = Game.start(variant(id, id === "tsoro" ? { columns: 8 } : {}));
    const faults: string[] = [];
    let game = start;
    for (let count = 0; count < POSITIONS; count += 1) {
      if (game.result || game.plies > 80) game = start;
      const action = game.actions[Math.floor(random() * game.actions.length)] ?? "";
      const trace = traceOf(game, action);
      const next = game.play(action);
      const seeds = game.seeds.map((number, index) => number + (trace.deltas[index] ?? 0));
      const drops = next.events.flatMap((event) => (event.type === "drop" ? [event.hole] : []));
      const right =
        seeds.join() === next.seeds.join() &&
        trace.game.position === next.position &&
        trace.gained === next.captured[game.side] - game.captured[game.side] &&
        trace.end === drops.at(-1) &&
        trace.laps.flatMap((lap) => lap.slice(1)).join() === drops.join();
      if (!right) faults.push(`${game.position} ${action}`);
      game = next;
    }
    expect(faults).toEqual([]);
  }, 120_000);
});

test("a trace tells laps, end and captures", () => {
  // South's A1 is empty: the single seed of A2 steps there, and takes what lies opposite, b1 and a1.
  const game = Game.start(variant("kimasai"));
  expect(traceOf(game, "A2")).toMatchObject({
    laps: [["A2", "A1"]],
    end: "A1",
    captured: expect.arrayContaining(["a1", "b1"]),
    gained: 2,
  });
});

test("an action that is not legal has no trace", () => {
  const game = Game.start(variant("kimasai"));
  expect(() => traceOf(game, "a2")).toThrow(expect.objectContaining({ code: "illegal-action" }));
});
