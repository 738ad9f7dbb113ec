import { describe, expect, test } from "vitest";
import { compile, Game, parseVariant, variant, variants, type Variant } from "../index.ts";
import { trial, type TrialSettings } from "./trial.ts";

const settings: TrialSettings = { games: 8, milliseconds: Infinity, seed: 7 };

function parsed(json: unknown): Variant {
  const result = parseVariant(json);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.variant;
}

/** Two rows of three, nothing is ever captured. */
const peaceful = {
  format: 1,
  id: "peaceful",
  name: "Peaceful",
  board: { rows: 2, columns: 3 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own" },
  landing: [],
  end: { noAction: "loses" },
  repetition: { times: 100, result: "draw" },
};

describe.each(variants)("a trial of %s", (id) => {
  const report = trial(variant(id), settings);

  test("accounts for every game", () => {
    const { wins, draws, voids } = report;
    expect(report.games).toBe(8);
    expect(report.outOfTime).toBe(false);
    expect(report.finished + report.unfinished).toBe(report.games);
    expect(wins.south + wins.north + draws + voids).toBe(report.finished);
    expect(report.repetitions).toBeLessThanOrEqual(report.finished);
    expect(report.southShare).toBe(
      wins.south + wins.north === 0 ? undefined : wins.south / (wins.south + wins.north),
    );
  });

  test("measures length and choice", () => {
    expect(report.length.mean).toBeGreaterThan(0);
    expect(report.length.mean).toBeLessThanOrEqual(report.length.longest);
    expect(report.length.longest).toBeLessThanOrEqual(report.limit);
    expect(report.branching.mean).toBeGreaterThanOrEqual(1);
    expect(report.branching.mean).toBeLessThanOrEqual(report.branching.most);
  });

  test("plays the same games for the same seed, and others for another", () => {
    expect(trial(variant(id), settings)).toEqual(report);
    expect(trial(variant(id), { ...settings, seed: 8 })).not.toEqual({ ...report, seed: 8 });
  });

  test("finds no games that fail, overflow or never end", () => {
    const codes = report.problems.map(({ code }) => code);
    expect(codes.filter((code) => code !== "endless-sowing")).toEqual([]);
  });

  test("gives examples of endless sowings that are refused as such", () => {
    for (const { position, action } of report.problems) {
      const game = Game.from(variant(id), position);
      expect(() => game.play(action!)).toThrow("endless-action");
    }
  });
});

describe("what the rules say of results shows in a trial", () => {
  test("Katro draws by repetition only", () => {
    const { draws, voids, repetitions } = trial(variant("katro"), settings);
    expect(draws).toBe(repetitions);
    expect(voids).toBe(0);
  });

  test("the first repetition is told with the action that brought the position back", () => {
    // One seed a side goes to and fro: each turn has one action, and the fourth brings the start back.
    const toAndFro = parsed({
      ...peaceful,
      board: { rows: 2, columns: 2 },
      setup: [{ seeds: 1 }, { column: 2, seeds: 0 }],
      repetition: { times: 2, result: "draw" },
    });
    let game = Game.start(toAndFro);
    for (let played = 0; played < 3; played++) game = game.play(game.actions[0]!);
    expect(game.play(game.actions[0]!).result?.reason).toBe("repetition");
    const { repetitions, repetition } = trial(toAndFro, settings);
    expect(repetitions).toBe(8);
    expect(repetition).toEqual({ position: game.position, action: game.actions[0] });
  });

  test("Tsoro knows no draws: a repetition has no result", () => {
    const { draws, voids, repetitions } = trial(variant("tsoro", { columns: 6 }), settings);
    expect(draws).toBe(0);
    expect(voids).toBe(repetitions);
  });

  test.each(["gore", "kimasai", "oware"])(
    "%s is sown in single laps, so nothing is endless",
    (id) => {
      expect(trial(variant(id), settings).problems).toEqual([]);
    },
  );
});

describe("problems", () => {
  test("endless sowings, with the position and the action", () => {
    const endless = parsed({
      ...peaceful,
      sowing: { endlessAfter: 3 },
      landing: [{ when: {}, then: { relay: true } }],
      turn: { pass: "always" },
    });
    const { problems } = trial(endless, { ...settings, games: 1, limit: 5 });
    const found = problems.find(({ code }) => code === "endless-sowing");
    // Every landing is lifted again, so each of South's three sowings, and later North's, is endless; then there is only the pass.
    expect(found).toMatchObject({ count: 15, position: "2,2,2/2,2,2 S - 0:0", action: "A1" });
    const rules = compile(endless);
    expect(rules.playable(rules.read(found!.position), rules.actionCode("A1"))).toBe(false);
  });

  test("a forbidden capture is no endless sowing", () => {
    const forbidden = variant("oware", { grandSlam: "forbidden" });
    const { problems } = trial(forbidden, { ...settings, games: 20 });
    expect(problems).toEqual([]);
  });

  test("games that cannot end, with the last action before they were given up", () => {
    const report = trial(parsed(peaceful), { ...settings, games: 3, limit: 10 });
    expect(report).toMatchObject({ finished: 0, unfinished: 3, limit: 10, southShare: undefined });
    expect(report.length).toEqual({ mean: 0, longest: 0 });
    const [problem] = report.problems;
    expect(problem).toMatchObject({ code: "never-ends", count: 3 });
    const game = Game.from(parsed(peaceful), problem!.position);
    expect(game.actions).toContain(problem!.action);
  });

  test("games of which some end are no problem", () => {
    const report = trial(
      parsed({ ...peaceful, repetition: { times: 2, result: "draw" } }),
      settings,
    );
    expect(report.finished).toBe(8);
    expect(report.problems).toEqual([]);
  });

  test("a board whose holes would overflow is refused before any trial", () => {
    const crowded = { ...peaceful, board: { rows: 2, columns: 3, capacity: 2 } };
    expect(() => parsed(crowded)).toThrow("/board/capacity");
  });

  test("a game that is over before it begins", () => {
    const over = parsed({ ...peaceful, start: { minimum: 3 } });
    const { problems, finished, branching } = trial(over, { ...settings, games: 2 });
    expect(finished).toBe(2);
    expect(branching).toEqual({ mean: 0, most: 0 });
    expect(problems).toEqual([
      { code: "over-at-start", count: 2, position: "2,2,2/2,2,2 S - 0:0" },
    ]);
  });
});

describe("the budget", () => {
  test("games stop when the time is over, and the unfinished one does not count", () => {
    let time = 0;
    const report = trial(parsed(peaceful), {
      ...settings,
      games: 100,
      limit: 10,
      milliseconds: 25,
      now: () => time++,
    });
    expect(report.outOfTime).toBe(true);
    // One look at the clock for each action, and ten actions to a game.
    expect(report.games).toBe(2);
  });

  test("no games are asked for", () => {
    const report = trial(variant("katro"), { ...settings, games: 0 });
    expect(report).toMatchObject({ games: 0, outOfTime: false, problems: [] });
  });
});
