import { expect, test } from "vitest";
import { Game, parseAction, variant, variants } from "@magomba/engine";
import { seeded } from "../../test/random.ts";
import { traceOf } from "./trace.ts";

/** The traditional games, with what a turn of theirs asks for besides sowing, as far as random play comes to it. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  tsoro: ["take", "go", "stop"],
  gore: ["offer", "accept", "decline"],
  nsolo: ["take"],
  kimasai: [],
  katro: [],
};

/** Positions looked at in each traditional game, and in each other one. `TRACE_POSITIONS=10000` looks at as many in all of them. */
const WANTED = process.env["TRACE_POSITIONS"];
const positionsOf = (id: string): number => Number(WANTED ?? (id in CHOICES ? 10_000 : 500));

test.each(variants.map((id) => [id, positionsOf(id)] as const))(
  "a trace in %s is what playing does, in %i random positions, choices within a turn included",
  (id, positions) => {
    const random = seeded(7);
    const start = Game.start(variant(id, id === "tsoro" ? { columns: 8 } : {}));
    const faults: string[] = [];
    const kinds = new Set<string | undefined>();
    let game = start;
    for (let count = 0; count < positions; count += 1) {
      if (game.result || game.plies > 80) game = start;
      const action = game.actions[Math.floor(random() * game.actions.length)] ?? "";
      kinds.add(parseAction(action)?.type);
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
    expect([...kinds]).toEqual(expect.arrayContaining([...(CHOICES[id] ?? [])]));
  },
  120_000,
);

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
