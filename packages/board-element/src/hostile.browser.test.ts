/** What a page sets may come from anywhere: nothing it holds is run, taken for markup, or stops the board. */
import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import "./moves/moves.ts";
import "./meter/meter.ts";
import "./setup/setup.ts";
import { all, heard, hole, mount, tap, wideStage } from "../test/stage.ts";
import { MancalaBoard } from "./index.ts";

wideStage();

const MARKUP = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;

/** Values of every wrong type. */
const wrong: readonly (readonly [name: string, value: unknown])[] = [
  ["null", null],
  ["a number", 7],
  ["no number", Number.NaN],
  ["true", true],
  ["an object", {}],
  ["a list", [1, null, {}, [], "x"]],
  ["a function", () => "A1"],
  ["a symbol", Symbol("A1")],
  ["a big number", 10n],
  ["a prototype's key", "__proto__"],
  ["another of them", "constructor"],
  ["markup", MARKUP],
  ["a lone surrogate", "\ud800"],
  ["an object with prototype keys", JSON.parse(`{"__proto__":{"length":9},"constructor":1}`)],
];

/** The board is still one: it shows a game or says why not, and the page was not touched. */
async function expectSound(board: MancalaBoard): Promise<void> {
  await board.settled;
  expect(all(board, ".hole").length > 0 || all(board, "[role=alert]").length === 1).toBe(true);
  expect(document.title).not.toBe("run");
  expect(board.renderRoot.querySelector("img, script")).toBeNull();
}

describe.each(["annotations", "facing", "premove"] as const)("%s", (property) => {
  test.each(wrong)("set to %s leaves a board that can be played", async (_, value) => {
    const board = await mount({ variant: "katro", [property]: value });
    await expectSound(board);
    await tap(hole(board, "C1"));
    await board.settled;
    expect(board.game?.history).toEqual(["C1"]);
  });
});

describe("a board with a property of any wrong kind", () => {
  const itself: Record<string, unknown> = {};
  itself["itself"] = itself;
  const kinds = [...wrong.map(([, value]) => value), itself, [Symbol("A1")], Object.create(null)];
  // What a control's name may be is the platform's business: it takes no symbols.
  const properties = [...MancalaBoard.elementProperties.keys()].filter((key) => key !== "name");

  test.each(properties as readonly (keyof MancalaBoard)[])(
    "%s: stays a board, says so where it must, and is mended by a good value",
    async (property) => {
      const board = await mount({ variant: "katro" });
      const errors = heard(board, "mancala-error");
      const good = property === "game" ? undefined : board[property];
      for (const value of kinds) {
        // No variant is no error: there is nothing to show.
        if (property === "variant" && value === null) continue;
        const before = errors.length;
        Object.assign(board, { [property]: value });
        // oxlint-disable-next-line no-await-in-loop
        await expectSound(board);
        const codes = errors.slice(before).map(({ code }) => code);
        expect(codes.every((code) => code !== "" && code !== "part-unavailable")).toBe(true);
        Object.assign(board, { [property]: good });
        // oxlint-disable-next-line no-await-in-loop
        await board.settled;
        expect(all(board, ".hole")).toHaveLength(36);
      }
      await tap(hole(board, "C1"));
      await board.settled;
      expect(board.game?.history).toEqual(["C1"]);
    },
  );

  test("tells each drawing that fails, once", async () => {
    const board = await mount({ variant: "katro" });
    const errors = heard(board, "mancala-error");
    Object.assign(board, { label: Symbol("label") });
    await board.settled;
    expect(errors.map(({ code }) => code)).toEqual(["unknown"]);
    expect(errors[0]?.error).toBeInstanceOf(TypeError);
  });

  test("null for a game leaves the board to its attributes", async () => {
    const board = await mount({ variant: "katro", game: Game.start(variant("gore")) });
    Object.assign(board, { game: null });
    await board.settled;
    expect(board.game?.variant.id).toBe("katro");
    expect(all(board, ".hole")).toHaveLength(36);
  });
});

describe("record", () => {
  test.each(wrong.filter(([, value]) => Boolean(value)))(
    "set to %s is an error with a code, and goes away with it",
    async (_, value) => {
      const board = document.createElement("mancala-board");
      const errors = heard(board, "mancala-error");
      Object.assign(board, { variant: "katro", record: value });
      document.body.append(board);
      await expectSound(board);
      await expect.poll(() => errors.map(({ code }) => code)).toEqual(["record"]);
      expect(all(board, "[role=alert]")).toHaveLength(1);
      board.record = "";
      await board.settled;
      expect(board.game?.variant.id).toBe("katro");
    },
  );

  test.each([
    ["ten million letters", "x".repeat(10_000_000)],
    ["ten million letters of a comment", `variant: katro\n\n1. C1 {${"x".repeat(10_000_000)}}`],
    [
      "a hundred thousand lines within lines",
      `variant: katro\n\n1. C1 ${"(1. C1 ".repeat(100_000)}`,
    ],
    ["a thousand headers", `variant: katro\n${"a: b\n".repeat(1000)}\n1. C1`],
  ])("%s are refused soon", async (_, record) => {
    const board = document.createElement("mancala-board");
    const errors = heard(board, "mancala-error");
    Object.assign(board, { record });
    document.body.append(board);
    await expectSound(board);
    await expect.poll(() => errors.map(({ code }) => code)).toEqual(["record"]);
    expect(all(board, "[role=alert]")[0]?.innerText.length).toBeLessThan(1000);
  });

  test("markup in names, comments and lines stays text", async () => {
    const start = Game.start(variant("katro")).withHeader("south", MARKUP).withComment(MARKUP);
    const record = start
      .play("C1")
      .withComment(MARKUP)
      .withVariation(start.play("C2").withComment(MARKUP))
      .toString();
    const board = await mount({ record });
    await expectSound(board);
    const moves = document.createElement("mancala-moves");
    moves.board = board;
    document.body.append(moves);
    await moves.settled;
    expect(moves.renderRoot.textContent.split("<img")).toHaveLength(4);
    expect(moves.renderRoot.querySelector("img, script")).toBeNull();
    expect(document.title).not.toBe("run");
  });
});

describe("elements beside a board", () => {
  test.each(wrong)("a list of moves whose board, id and language are %s", async (_, value) => {
    const moves = document.createElement("mancala-moves");
    Object.assign(moves, { for: value, language: value, board: value });
    document.body.append(moves);
    await moves.settled;
    expect(moves.renderRoot.querySelector("[part=list]")).not.toBeNull();
  });

  test.each(wrong)("a meter whose board, lead and language are %s", async (_, value) => {
    const meter = document.createElement("mancala-meter");
    Object.assign(meter, { for: value, board: value, lead: value, endsIn: value, language: value });
    document.body.append(meter);
    await meter.settled;
    expect(meter.renderRoot.querySelector("[part=bar]")).not.toBeNull();
  });

  test("a setting up whose board, id and language are anything", async () => {
    const setup = document.createElement("mancala-setup");
    document.body.append(setup);
    for (const [, value] of wrong) {
      Object.assign(setup, { for: value, language: value, board: value });
      // oxlint-disable-next-line no-await-in-loop
      await setup.settled;
      expect(setup.renderRoot.querySelector("[part~=button]")).not.toBeNull();
    }
  });

  test.each(wrong)("a meter that is shown %s", async (_, value) => {
    const meter = document.createElement("mancala-meter");
    document.body.append(meter);
    meter.show(value as never, value as never);
    await meter.settled;
    expect(meter.renderRoot.querySelector("[part=bar]")).not.toBeNull();
  });
});

describe("puzzle", () => {
  test.each(wrong)("set to %s leaves a board that answers", async (_, value) => {
    const board = await mount({ variant: "katro", puzzle: value as never });
    await expectSound(board);
    const told = heard(board, "mancala-puzzle");
    await tap(hole(board, "C1"));
    await board.settled;
    // A text, or a list with one, is a puzzle, if one that nothing solves.
    const played = told.length === 0 ? ["C1"] : [];
    expect(board.game?.history).toEqual(played);
    expect(told.every(({ outcome }) => outcome === "wrong")).toBe(true);
  });
});

test("a puzzle of ten million letters is read soon", async () => {
  const board = await mount({ variant: "katro", puzzle: "C1 c1 ".repeat(1_700_000) });
  await expectSound(board);
  await board.play("C1", { reported: true });
  expect(board.game?.history[0]).toBe("C1");
});
