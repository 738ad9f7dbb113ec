/** Bao against published counts that are not counts of actions, and its endless sowings. */
import { describe, expect, test } from "vitest";
import { seededRandom } from "../src/random.ts";
import { compile, Game, variant, type Position, type Variant } from "../src/index.ts";

/** Every position one action later. */
function nextPositions(game: Variant, position: Position): Position[] {
  const rules = compile(game);
  const codes = new Int32Array(rules.maximumActions);
  const count = rules.actions(position, codes, 0);
  return Array.from(codes.subarray(0, count), (code) => {
    const next = position.slice();
    rules.playUnchecked(next, code);
    return next;
  });
}

/** Adds sequences of whole turns to `counts`, by length - 1: a house kept and a house sown on are two different turns. */
function countTurns(game: Variant, position: Position, turn: number, counts: number[]): void {
  if (turn === counts.length) return;
  const rules = compile(game);
  for (const next of nextPositions(game, position)) {
    const goesOn = !rules.ended(next) && rules.phase(next) !== 0;
    if (!goesOn) counts[turn]!++;
    countTurns(game, next, goesOn ? turn : turn + 1, counts);
  }
}

/** Left and right exchanged: columns counted from the other end, and the other way round. */
function reflected(action: string): string {
  const [, row, column, arrow] = /^([ABab])([1-8])([<>])$/.exec(action)!;
  return `${row!}${9 - Number(column)}${arrow === ">" ? "<" : ">"}`;
}

/** The position as it is seen from the other side of the table. */
function turned(position: string): string {
  const [rows, side, ...rest] = position.split(" ");
  const holes = rows!.split("/").map((row) => row.split(",").toReversed().join(","));
  return [holes.toReversed().join("/"), side === "S" ? "N" : "S", ...rest].join(" ");
}

function playAtRandom(game: Variant, seed: number): readonly Game[] {
  const random = seededRandom(seed);
  let at = Game.start(game);
  while (at.result === undefined && at.plies < 60) {
    at = at.play(at.actions[random(at.actions.length)]!);
  }
  return at.line;
}

describe("Bao", () => {
  test("without a house left and right are the same", () => {
    const game = variant("bao-kujifunza");
    for (const at of playAtRandom(game, 1)) {
      if (at.result !== undefined) continue;
      const [rows, ...rest] = at.position.split(" ");
      const mirrored = rows!.split("/").map((row) => row.split(",").toReversed().join(","));
      const other = Game.from(game, [mirrored.join("/"), ...rest].join(" "));
      expect(other.actions.map(reflected).toSorted()).toEqual(at.actions.toSorted());
    }
  });

  test("both players have the same rules", () => {
    const game = variant("bao-kujifunza", { takasia: true });
    for (const at of playAtRandom(game, 2)) {
      if (at.result !== undefined || !at.position.endsWith(" -")) continue;
      expect(Game.from(game, turned(at.position)).actions).toHaveLength(at.actions.length);
    }
  });

  test("turns of the full game are as many as two published programs count", () => {
    const game = variant("bao-kiswahili");
    const start = compile(game).start();
    const counts = [0, 0, 0, 0, 0, 0, 0, 0];
    countTurns(game, start, 0, counts);
    expect(counts).toEqual([4, 14, 38, 124, 405, 1430, 5655, 23_270]);
  });

  test("unfinished positions of the learner's game are as many as a published solver meets", () => {
    const game = variant("bao-kujifunza");
    const rules = compile(game);
    const known = new Set<string>();
    const found: number[] = [];
    let finished = 0;
    let layer = [rules.start()];
    for (let ply = 0; ply <= 5; ply++) {
      const fresh = layer.filter((position) => {
        const text = rules.write(position);
        return !known.has(text) && known.add(text);
      });
      const open = fresh.filter((position) => nextPositions(game, position).length > 0);
      found.push(open.length);
      finished += fresh.length - open.length;
      layer = open.flatMap((position) => nextPositions(game, position));
    }
    expect(finished).toBe(292);
    expect(found).toEqual([1, 16, 108, 484, 1877, 6288]);
  });

  test.each([
    ["2,1,2,3,2,4,0,3/0,2,0,0,3,0,0,0/1,0,2,1,0,1,2,1/2,0,1,2,0,1,2,0 S - 0:0 13:13 SN -", "A7<"],
    ["2,2,2,3,4,4,5,3/0,0,0,5,0,6,0,0/3,2,1,0,1,0,5,4/1,0,1,2,0,1,2,3 S - 0:0 1:1 SN -", "A1<"],
  ])("a seed entered in %s never comes to rest", (position, action) => {
    const game = Game.from(variant("bao-kiswahili"), position, { anyTotal: true });
    expect(game.actions).not.toContain(action);
    expect(() => game.play(action)).toThrow(
      expect.objectContaining({ code: "endless-action" }) as Error,
    );
  });

  test("a seed entered is told, and a house sown on is lost", () => {
    const rows = "0,0,0,0,0,0,0,0/5,0,2,6,0,0,0,0/1,0,2,2,7,0,0,0/0,0,0,0,0,0,0,0";
    const start = Game.from(variant("bao-kiswahili"), `${rows} S - 0:0 22:22 SN -`, {
      anyTotal: true,
    });
    const choice = start.play("A1<");
    expect(choice.phase).toBe("head:A5<");
    expect(choice.events[0]).toEqual({ type: "enter", hole: "A1", side: "south" });
    expect(choice.state).toMatchObject({ reserve: { south: 21, north: 22 } });
    const lost = choice.play("go");
    expect(lost.events).toContainEqual({ type: "lose-house", side: "south" });
    expect(lost.state.houses).toEqual(["north"]);
    expect(choice.play("stop").state.houses).toEqual(["south", "north"]);
  });

  const none = "0,0,0,0,0,0,0,0";
  const at = (
    id: string,
    inner: readonly [north: string, south: string],
    rest: string,
    outer = none,
  ): Game =>
    Game.from(variant(id), `${none}/${inner[0]}/${inner[1]}/${outer} S - 0:0${rest}`, {
      anyTotal: true,
    });

  test("seeds opposite the hole that a turn starts from are not captured", () => {
    const game = at("bao-kujifunza", ["0,0,0,5,0,0,0,0", "0,0,0,2,0,0,0,0"], "");
    expect(game.play("A4>").position).toBe(
      `${none}/0,0,0,5,0,0,0,0/0,1,1,0,0,0,0,0/${none} N - 0:0`,
    );
  });

  describe("holes of more than fifteen do not begin a capture", () => {
    const inner = (seeds: number) => ["1,1,1,1,1,1,1,1", `0,0,1,${seeds},1,0,0,1`] as const;

    // Fifteen from A4 end in A5, seventeen in A3; two from B7 end in A8.
    test.each([
      [15, ["A4>", "A4<", "B7>"]],
      [16, ["B7>"]],
      [17, ["B7>"]],
    ])("%i seeds, all moving", (seeds, actions) => {
      const game = at("bao-kiswahili", inner(seeds), " 0:0 .. -", "0,0,0,0,0,0,2,0");
      expect(game.actions).toEqual(actions);
    });

    test("a seed entered captures beside any number", () => {
      const game = at("bao-kiswahili", inner(17), " 1:1 .. -", "0,0,0,0,0,0,2,0");
      expect(game.actions).toEqual(expect.arrayContaining(["A4>", "A4<"]));
    });
  });

  test.each([
    // Five are no working house: with the sixth all are sown.
    [5, "1,1,1,1,0,0,0,0", "1,1,0,0,0,0,0,0", ["north"]],
    // Six are one: with the seventh two are sown.
    [6, "0,0,1,1,5,0,0,0", none, ["south", "north"]],
  ])("a seed entered into a lone house of %i", (seeds, inner, outer, houses) => {
    const start = ["1,0,0,0,0,0,0,0", `0,0,0,0,${seeds},0,0,0`] as const;
    const game = at("bao-kiswahili", start, " 5:5 SN -").play("A5>");
    expect(game.position.split(" ")[0]).toBe(`${none}/1,0,0,0,0,0,0,0/${inner}/${outer}`);
    expect(game.state.houses).toEqual(houses);
  });

  test("a hole stays blocked for its whole turn, whatever the turn changes", () => {
    // Three from A6 end in A3, which would be sown on.
    const inner = ["0,0,0,0,0,0,0,4", "0,0,2,0,0,3,0,0"] as const;
    const rows = (south: string) => `${none}/0,0,0,0,0,0,0,4/${south}`;
    const blocked = at("bao-kiswahili", inner, " 0:0 .. A3");
    expect(blocked.actions).toEqual(["A6>", "A6<"]);
    expect(blocked.play("A6>").position).toContain(rows(`0,0,3,1,1,0,0,0/${none}`));
    const free = at("bao-kiswahili", inner, " 0:0 .. -");
    expect(free.play("A6>").position).toContain(rows("1,1,0,1,1,0,0,0/1,0,0,0,0,0,0,0"));
  });
});
