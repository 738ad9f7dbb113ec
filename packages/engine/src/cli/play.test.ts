import { describe, expect, test } from "vitest";
import { Game, variant } from "../index.ts";
import { languages } from "../words/language.ts";
import { run, type Given, type Ran } from "../../test/cli-surroundings.ts";

function play(words: string, lines: readonly string[], given: Given = {}): Promise<Ran> {
  return run(["play", ...words.split(" ")], { ...given, lines });
}

/** The boards shown, the last line of each being the legal actions or the result. */
function shown({ output }: Ran): readonly string[] {
  return output.split("\n\n").slice(1);
}

describe("a game from lines", () => {
  test("shows the board, whose turn it is and the numbered actions", async () => {
    const ran = await play("gore", []);
    expect(ran.status).toBe(0);
    expect(ran.warnings).toEqual([]);
    expect(shown(ran)[0]).toBe(
      [
        "    1   2   3   4",
        "a   6N  6N  6N  6N",
        "  ----------------",
        "A   6S  6S  6S  6S",
        "Turn 1, South to move.",
        "  1) A1  2) A2  3) A3  4) A4",
        "",
      ].join("\n"),
    );
  });

  test("takes actions by text and by number", async () => {
    const byText = await play("nsolo", ["A5", "a2"]);
    const start = Game.start(variant("nsolo"));
    const number = (game: Game, action: string): string => String(game.actions.indexOf(action) + 1);
    const next = start.play("A5");
    const byNumber = await play("nsolo", [number(start, "A5"), number(next, next.actions[0]!)]);
    expect(shown(byText)[1]).toBe(shown(byNumber)[1]);
    expect(shown(byNumber)).toHaveLength(3);
  });

  test("ends at the end of its lines, and at quit", async () => {
    expect((await play("katro", [])).status).toBe(0);
    const ran = await play("katro", ["quit", "C1"]);
    expect(ran.status).toBe(0);
    expect(shown(ran)).toHaveLength(1);
  });

  test("says what is wrong with a line and goes on", async () => {
    const ran = await play("katro", ["", "  ", "Z9", "c1", "99", "0", "<script>", "C1"]);
    expect(ran.status).toBe(0);
    expect(ran.output).toContain("Z9 is not a legal action here.");
    expect(ran.output).toContain("c1 is not a legal action here.");
    expect(ran.output).toContain("99 is not a legal action here.");
    expect(shown(ran)).toHaveLength(2);
  });

  test("shows the captured seeds, the decision in hand and the heads", async () => {
    // The position of the game after the actions is the engine's; what matters is that it is shown.
    let game = Game.start(variant("tsoro", { columns: 6 }));
    const actions: string[] = [];
    while (game.phase === "-" && game.result === undefined && game.plies < 200) {
      const action = game.actions[game.plies % game.actions.length]!;
      actions.push(action);
      game = game.play(action);
    }
    expect(game.phase).not.toBe("-");
    const ran = await play("tsoro --columns 6", actions);
    const last = shown(ran).at(-1)!;
    expect(last).toContain(game.phase.startsWith("head:") ? "or stop." : "take from the enemy's");
    expect(last).toMatch(/B( +\d+){4}( +\d+\*){2}\n/);
    expect(last).toContain(
      game.actions.map((action, index) => `${index + 1}) ${action}`).join("  "),
    );
  });

  test("undo goes back one action, and not before the start", async () => {
    const ran = await play("katro", ["C1", "undo", "undo"]);
    const boards = shown(ran);
    expect(boards[2]).toContain(boards[0]!.trimEnd());
    expect(ran.output).toContain("There is nothing to undo.");
  });

  test("moves lists what was played", async () => {
    const ran = await play("katro", ["moves", "C1", "c2", "moves"]);
    expect(ran.output).toContain("Nothing has been played yet.");
    expect(ran.output).toContain("1. South: C1\n2. North: c2\n");
  });

  test("resign ends the game; undo takes it back", async () => {
    const ran = await play("katro", ["resign", "C1", "resign", "undo"]);
    const boards = shown(ran);
    expect(boards[1]).toContain("North wins: the other player resigned.");
    expect(ran.output.match(/The game is over\. You can still/g)).toHaveLength(2);
    expect(boards.at(-1)).toContain("Turn 1, South to move.");
  });

  test("a game played to its end shows the result", async () => {
    let game = Game.start(variant("kimasai"));
    while (game.result === undefined) game = game.play(game.actions[0]!);
    const ran = await play("kimasai", game.history);
    const last = shown(ran).at(-1)!;
    const winner = { south: "South wins", north: "North wins" };
    const { result } = game;
    expect(last).toContain(result.winner === null ? "A draw" : winner[result.winner]);
  });

  test("an endless sowing is refused as such", async () => {
    const endless = {
      format: 1,
      id: "endless",
      name: "Endless",
      board: { rows: 2, columns: 3 },
      setup: [{ seeds: 2 }],
      circuit: { holes: "own" },
      landing: [{ when: {}, then: { relay: true } }],
      turn: { pass: "always" },
      end: { noAction: "loses" },
      repetition: { times: 3, result: "draw" },
    };
    const files = { "endless.json": JSON.stringify(endless) };
    const ran = await play("endless.json", ["A1", "1"], { files });
    expect(ran.output).toContain("A1 would never come to an end, so it is not legal.");
    expect(shown(ran)[0]).toContain("1) pass");
  });

  test.each(languages)("speaks %s", async (language) => {
    const ran = await play(`gore --language ${language}`, ["help", "resign", "resign", "nonsense"]);
    expect(ran.status).toBe(0);
    expect(ran.output).not.toContain("undefined");
    const plain = await play("gore", ["help", "resign", "resign", "nonsense"]);
    expect(ran.output === plain.output).toBe(language === "en");
  });
});

describe("saving", () => {
  test("writes the game's text, which reads back", async () => {
    const ran = await play("katro --columns 3", ["C1", "c2", "save my game.txt"]);
    expect(ran.output).toContain("Saved in my game.txt.");
    const game = Game.parse(ran.files.get("my game.txt")!);
    expect(game.history).toEqual(["C1", "c2"]);
    expect(game.variant.options["columns"]).toBe(3);
  });

  test("needs a name, and says when it fails", async () => {
    const ran = await play("katro", ["save", "save there"], { locked: ["there"] });
    expect(ran.status).toBe(0);
    expect(ran.output).toContain("Name the file: save FILE.");
    expect(ran.output).toContain("there cannot be written.");
  });
});

describe("against a bot", () => {
  const words = "katro --bot random --seed 3";

  test("North answers by itself, the same for the same seed", async () => {
    const ran = await play(words, ["1", "1"]);
    expect(ran.output.match(/North \(bot\) plays c\d\n/g)).toHaveLength(2);
    for (const board of shown(ran)) expect(board).toContain(", South to move.");
    expect((await play(words, ["1", "1"])).output).toBe(ran.output);
  });

  test("undo takes the bot's answer back too", async () => {
    const ran = await play(words, ["1", "undo", "undo"]);
    const boards = shown(ran);
    const [position] = boards[0]!.split("North (bot)");
    expect(boards[2]).toContain(position);
    expect(ran.output).toContain("There is nothing to undo.");
  });

  test("plays a game to its end", async () => {
    const ran = await play("kimasai --bot random --seed 1", Array<string>(400).fill("1"));
    expect(shown(ran).at(-1)).toMatch(/wins: |A draw: /);
  });
});

describe("a person at the terminal", () => {
  test("is asked", async () => {
    const ran = await play("katro", ["C1"], { interactive: true });
    expect(ran.output.match(/^> /gm)).toHaveLength(2);
    expect((await play("katro", ["C1"])).output).not.toContain("> ");
  });
});
