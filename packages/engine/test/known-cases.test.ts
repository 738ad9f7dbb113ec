/** Positions in which other programs were known to go wrong, beside those in the tests of single games. */
import { describe, expect, test } from "vitest";
import { Game, parseVariant, variant, variants, type Variant } from "../src/index.ts";
import { seededRandom } from "../src/random.ts";
import { ring } from "./ring.ts";

const anyTotal = { anyTotal: true };

function read(definition: object): Variant {
  const parsed = parseVariant({
    format: 1,
    id: "sample",
    name: "Sample",
    board: { rows: 2, columns: 6 },
    circuit: { holes: "all" },
    setup: [{ seeds: 4 }],
    landing: [],
    end: { noAction: "count", rest: "owner" },
    repetition: { times: 3, result: "draw" },
    ...definition,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.variant;
}

describe("a full lap", () => {
  test("Katro: twelve seeds end in the hole they came from, which was empty, and thirteen go on", () => {
    const rows = (seeds: number): string =>
      `2,2,2,2,2,2/2,2,2,2,2,2/0,0,0,0,0,0/${seeds},0,0,0,0,0 S - 0:0`;
    const katro = variant("katro", { rows: 4 });
    const twelve = Game.from(katro, rows(12), anyTotal).play("B1");
    expect(twelve.position).toBe("2,2,2,2,2,2/2,2,2,2,2,2/1,1,1,1,1,1/1,1,1,1,1,1 N - 0:0");
    const thirteen = Game.from(katro, rows(13), anyTotal).play("B1");
    expect(thirteen.events.filter(({ type }) => type === "lift").length).toBeGreaterThan(1);
  });

  test("each lap skips the hole that it started from itself, not the one the turn started from", () => {
    const game = read({
      sowing: { origin: "skipped" },
      landing: [{ when: { hole: "occupied", owner: "own" }, then: { relay: true } }],
    });
    // A1 sows A2 and A3; the ten seeds then in A3 end in A1, which was left empty.
    const start = ring("2 0 9 0 0 0 | 0 0 0 0 0 0");
    expect(Game.from(game, start, anyTotal).play("A1").position).toBe(
      ring("1 1 0 1 1 1 | 1 1 1 1 1 1", "0:0", "N"),
    );
  });
});

describe("either direction", () => {
  const empty = "0,0,0,0,0,0";
  const north = `${empty}/${empty}/2,2,2,2,2,2`;

  // Forward and backward belong to the circuit: rows that are sown the other way turn the same arrow round.
  test.each([
    ["outer", `${empty}/${empty}/0,0,3,0,0,0`, "C3>", ["C4", "C5", "C6"]],
    ["outer", `${empty}/${empty}/0,0,3,0,0,0`, "C3<", ["C2", "C1", "B1"]],
    ["middle", `${empty}/0,0,3,0,0,0/${empty}`, "B3>", ["B2", "B1", "A1"]],
    ["middle", `${empty}/0,0,3,0,0,0/${empty}`, "B3<", ["B4", "B5", "B6"]],
    ["inner", `0,0,3,0,0,0/${empty}/${empty}`, "A3>", ["A4", "A5", "A6"]],
    ["inner", `0,0,3,0,0,0/${empty}/${empty}`, "A3<", ["A2", "A1", "C6"]],
  ])("Katro, from the %s row: %s %s", (_row, south, action, holes) => {
    const katro = variant("katro", { direction: "either" });
    const { events } = Game.from(katro, `${north}/${south} S - 0:0`, anyTotal).play(action);
    const drops = events.flatMap((event) => (event.type === "drop" ? [event.hole] : []));
    expect(drops).toEqual(holes);
  });
});

test("the hole that the turn started from can be left out by every lap instead", () => {
  const game = read({
    sowing: { origin: "startSkipped" },
    landing: [{ when: { hole: "occupied", owner: "own" }, then: { relay: true } }],
  });
  // A1 sows A2 and A3; the ten seeds then in A3 go past A1 and end in A2; its two end in A4, those of A4 in A6, those of A6 beyond.
  const start = ring("2 0 9 0 0 0 | 0 0 0 0 0 0");
  expect(Game.from(game, start, anyTotal).play("A1").position).toBe(
    ring("0 0 1 0 2 0 | 2 2 1 1 1 1", "0:0", "N"),
  );
});

describe("Toguz Kumalak", () => {
  const toguz = (position: string): Game => Game.from(variant("toguz"), position, anyTotal);

  test.each([
    [18, "1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1"],
    [19, "1,1,1,1,1,1,1,1,1/2,1,1,1,1,1,1,1,1"],
  ])(
    "%i seeds go once round, the first of them into the hole that they came from",
    (seeds, rows) => {
      const start = `0,0,0,0,0,0,0,0,0/${seeds},0,0,0,0,0,0,0,0 S - 0:0 ........./.........`;
      expect(toguz(start).play("A1").position).toBe(`${rows} N - 0:0 ........./.........`);
    },
  );

  // South has claimed North's fourth hole from his left, a6; North's own fourth may not be claimed, which is A4 and not A6 across.
  test.each([
    [5, "A4", "1,0,0,0,0,0,0,0,3/1,1,1,3,0,2,0,0,0 S - 0:0 .....S.../........."],
    [7, "A6", "1,0,0,0,0,0,0,0,3/1,1,1,3,1,0,0,0,0 S - 0:3 .....S.../.....N..."],
  ])("%i seeds from a1 make three in %s", (seeds, _hole, after) => {
    const start = `${seeds},0,0,0,0,0,0,0,3/0,0,0,2,0,2,0,0,0 N - 0:0 .....S.../.........`;
    expect(toguz(start).play("a1").position).toBe(after);
  });
});

describe("captures", () => {
  test.each([
    ["over", "N"],
    ["again", "S"],
  ] as const)("Kalah: after a capture the turn is %s where that is played", (afterwards, side) => {
    const { rules } = variant("kalah");
    const landing = rules.landing.map(({ when, then }) => ({
      when,
      then: then.capture === undefined ? then : { ...then, afterwards },
    }));
    const game = Game.from(
      read({ ...rules, landing }),
      ring("1 0 0 0 2 0 | 3 3 3 3 5 3"),
      anyTotal,
    );
    expect(game.play("A1").position).toBe(ring("0 0 0 0 2 0 | 3 3 3 3 0 3", "6:0", side));
    // Where nothing is captured the turn is over.
    const other = Game.from(game.variant, ring("1 1 0 0 2 0 | 3 3 3 3 5 3"), anyTotal);
    expect(other.play("A1").side).toBe("north");
  });

  test("Oware: an empty side that was just fed may be taken where everything may be", () => {
    const fed = ring("0 0 0 0 0 17 | 0 0 0 0 0 0");
    const captured = (grandSlam: string): object =>
      Game.from(variant("oware", { grandSlam }), fed, anyTotal).play("A6").captured;
    expect(captured("captures")).toMatchObject({ south: 12 });
    expect(captured("noCapture")).toMatchObject({ south: 0 });
  });

  test("Katra: nothing is taken from the outer row while the inner one has seeds", () => {
    const start = "0,0,5,0,0,0/4,0,0,0,0,0/1,1,1,0,0,0/0,0,0,0,0,0 S - 0:0";
    const game = Game.from(variant("katra", { columns: 6 }), start, anyTotal);
    const after = ["A2>", "A2<"].map((action) => game.play(action).position.split(" ")[0]);
    expect(after).toContain("0,0,5,0,0,0/4,0,0,0,0,0/1,0,0,1,1,0/0,0,0,0,0,0");
  });
});

describe("the end", () => {
  test("Oware: more than half ends the game at once, where the rules say so", () => {
    const start = ring("1 0 0 0 0 1 | 1 0 5 5 5 5", "24:1");
    const { rules } = variant("oware");
    const early = Game.from(variant("oware"), start).play("A6");
    expect(early.captured).toEqual({ south: 26, north: 1 });
    expect(early.result).toMatchObject({ winner: "south", reason: "majority" });
    const { majority: _, ...end } = rules.end;
    const late = Game.from(read({ ...rules, end }), start).play("A6");
    expect(late.captured).toEqual({ south: 26, north: 1 });
    expect(late.result).toBeUndefined();
    expect(late.actions).toContain("a4");
  });

  test.each([
    ["owner", { south: 11, north: 13 }],
    ["other", { south: 10, north: 14 }],
    ["runOut", { south: 10, north: 8 }],
    ["nobody", { south: 10, north: 8 }],
  ])("whoever has only seeds that he may not move: the rest goes to %s", (rest, captured) => {
    const game = read({
      start: { minimum: 2, singles: "never" },
      end: { noAction: "count", rest },
    });
    const { result } = Game.from(game, ring("1 0 0 0 0 0 | 0 0 3 0 0 2", "10:8"), anyTotal);
    expect(result).toMatchObject({ reason: "stuck", captured });
  });

  test("Goré: who has no seeds passes, and the enemy goes on", () => {
    const start = "3,0,0,4/0,0,0,0 S - 20:21 NNNN/SSSS";
    const game = Game.from(variant("gore"), start, anyTotal);
    expect(game.actions).toEqual(["pass"]);
    expect(game.play("pass").actions).toContain("a1");
  });

  test("Ayoayo: seeds that nobody can take end the game with a reason", () => {
    let game = Game.from(variant("ayoayo"), ring("1 0 0 0 0 1 | 1 0 0 0 1 0", "22:22"));
    const random = seededRandom(1);
    while (game.result === undefined) game = game.play(game.actions[random(game.actions.length)]!);
    expect(game.result.reason).toBeDefined();
    expect(game.plies).toBeLessThan(100);
  });

  // Goré played at random goes on and on.
  test.each(variants.filter((id) => id !== "gore"))(
    "%s: the text of a position in which the game is over is read as one",
    (id) => {
      const random = seededRandom(2);
      let game = Game.start(variant(id));
      // A game that goes round is begun anew: that it is over cannot be seen from one position.
      for (let tries = 0; tries < 20 && game.result === undefined; tries++) {
        game = Game.start(variant(id));
        while (game.result === undefined && game.plies < 1000)
          game = game.play(game.actions[random(game.actions.length)]!);
        if (game.result?.reason === "repetition") game = game.undo();
      }
      if (game.result === undefined) throw new Error("no game came to an end");
      const { result, actions, position } = Game.from(variant(id), game.position);
      expect({ ...result, actions, position }).toMatchObject({
        winner: game.result.winner,
        captured: game.result.captured,
        actions: [],
        position: game.position,
      });
    },
  );

  test("Awari: a position of single seeds, which are nobody's, is read as over", () => {
    const text = "0,1,0,0,0,1/1,0,0,0,1,1 S - 22:21";
    const { result, actions, position } = Game.from(variant("awari"), text);
    expect([result?.reason, result?.winner, actions, position]).toEqual([
      "swept",
      "south",
      [],
      text,
    ]);
  });

  test("an action undone and another played leave no trace of the first", () => {
    const over = Game.from(variant("kalah"), ring("0 0 0 0 1 1 | 0 3 0 0 2 0", "10:8"), anyTotal);
    const ended = over.play("A6").play("A5").play("a5").play("A6");
    expect(ended.result).toBeDefined();
    const other = ended.line[0]!;
    expect(other.result).toBeUndefined();
    expect(other.play("A5").position).toBe(over.play("A5").position);
  });
});

test("Kalah: the swap is offered after the first player's turn, which may be of several actions", () => {
  const once = Game.start(variant("kalah", { pie: true })).play("A3");
  expect(once.side).toBe("south");
  expect(once.actions).not.toContain("swap");
  const turn = once.play("A1");
  expect(turn.actions).toContain("swap");
  const swapped = turn.play("swap");
  expect(swapped.actions).not.toContain("swap");
  expect(swapped.captured).toEqual({ south: 0, north: 1 });
});

test("a thousand actions can be undone, told by a link and read again", () => {
  const endless = read({ end: { noAction: "loses" }, repetition: { times: 100, result: "draw" } });
  const random = seededRandom(4);
  let game = Game.start(endless);
  for (let ply = 0; ply < 1000; ply++) {
    game = game.play(game.actions[random(game.actions.length)]!);
  }
  expect(game.plies).toBe(1000);
  expect(game.line[0]!.position).toBe(Game.start(endless).position);
  expect(game.line).toHaveLength(1001);
  expect(Game.fromLink(game.toLink()).position).toBe(game.position);
});

test("a choice can wait where the last seed fell into an empty hole, and is read back", () => {
  const choosing = read({
    landing: [{ when: { hole: "empty", owner: "own" }, then: { choose: ["relay", "stop"] } }],
  });
  const before = Game.from(choosing, "4,4,4,4,4,4/1,0,4,4,4,4 S - 0:0", anyTotal);
  const waiting = before.play("A1");
  expect(waiting.phase).toMatch(/^head:A2/);
  const again = Game.from(choosing, waiting.position, anyTotal);
  expect(again.position).toBe(waiting.position);
  expect(again.actions).toEqual(waiting.actions);
  const occupied = waiting.position.replace("/0,1,", "/0,2,");
  expect(() => Game.from(choosing, occupied, anyTotal)).toThrow("no such hole");
});
