/** What a capture of everything does, beside the further holes or the further turn that a capture brings. Worked out by hand. */
import { describe, expect, test } from "vitest";
import { Game, parseVariant, type Variant } from "../src/index.ts";

/** A last seed in an own empty hole captures the opposite one, and then one hole more. */
function withRule(takingAll: string, then: object = { bonus: { holes: 1 } }): Variant {
  const parsed = parseVariant({
    format: 1,
    id: "sample",
    name: "Sample",
    board: { rows: 2, columns: 3 },
    setup: [{ seeds: 2 }],
    circuit: { holes: "all" },
    landing: [
      {
        when: { hole: "empty", owner: "own", opposite: "occupied" },
        then: { capture: "opposite", to: "off", takingAll, ...then },
      },
    ],
    end: { noAction: "count", rest: "owner" },
    repetition: { times: 3, result: "draw" },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.variant;
}

const anyTotal = { anyTotal: true };
// A1 to A2 takes the two seeds of a2.
const ALL = "0,2,0/1,0,1 S - 0:0";
const SOME = "0,2,1/1,0,1 S - 0:0";

/** The position, without what tells of repetition; of a game that is over, who has how many. */
function briefly({ position, result }: Game): string {
  const [rows, side, phase, captured] = position.split(" ");
  const over = result && `over ${result.captured.south}:${result.captured.north}`;
  return [rows, ...(over ? [over] : [side, phase, captured])].join(" ");
}

describe("where a further hole would be taken", () => {
  test.each([
    ["allowed", "0,0,0/0,0,0 over 4:0"],
    ["capturesNothing", "0,2,0/0,1,1 N - 0:0"],
    ["restToEnemy", "0,0,0/0,0,0 over 2:2"],
    ["again", "0,0,0/0,1,1 S - 2:0"],
  ])("%s: of everything", (rule, position) => {
    expect(briefly(Game.from(withRule(rule), ALL, anyTotal).play("A1"))).toBe(position);
  });

  test("forbidden: of everything is no action", () => {
    const game = Game.from(withRule("forbidden"), ALL, anyTotal);
    expect(game.actions).toEqual(["A3"]);
    expect(() => game.play("A1")).toThrow("illegal-action");
  });

  test.each(["allowed", "capturesNothing", "restToEnemy", "again", "forbidden"])(
    "%s: of less than everything asks for the further hole, which may be the last",
    (rule) => {
      const game = Game.from(withRule(rule), SOME, anyTotal).play("A1");
      expect(game.position).toBe("0,0,1/0,1,1 S take:1 2:0");
      expect(game.actions).toEqual(["xa3"]);
      expect(game.play("xa3").captured).toEqual({ south: 5, north: 0 });
    },
  );
});

test("again: the events of the capture are told once, and the same side acts", () => {
  const game = Game.from(withRule("again", {}), ALL, anyTotal).play("A1");
  expect(game.events.filter(({ type }) => type === "capture")).toEqual([
    { type: "capture", hole: "a2", seeds: 2, to: "south", from: "A2" },
  ]);
  expect(game.side).toBe("south");
  expect(game.play("A3").position).toBe("0,0,1/0,1,0 N - 2:0");
});

test("restToEnemy: what is left is told as swept", () => {
  const game = Game.from(withRule("restToEnemy", {}), ALL, anyTotal).play("A1");
  expect(game.events.filter(({ type }) => type === "sweep")).toEqual([
    { type: "sweep", hole: "A2", seeds: 1, to: "north" },
    { type: "sweep", hole: "A3", seeds: 1, to: "north" },
  ]);
});
