import { describe, expect, test } from "vitest";
import { Game, variant, variants } from "@magomba/engine";
import { messages } from "../locales/en.ts";
import { describeTurns, turnStart, waits } from "./describe.ts";
import { describeMoment } from "./moment.ts";

const told = (from: Game, ...actions: string[]): readonly string[] => {
  const games: Game[] = [];
  for (const action of actions) games.push((games.at(-1) ?? from).play(action));
  return describeTurns(messages, from, games);
};
const gore = Game.from(variant("gore"), "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS");

/** The first turn of a fixed game in which a side sows and then takes so many seeds, with the game before it. */
function takingTurn(takes: number): { before: Game; actions: readonly string[] } {
  let game = Game.start(variant("nsolo"));
  for (let ply = 0; ply < 200 && !game.result; ply += 1) {
    const taken = game.turns.at(-1)?.actions ?? [];
    if (!waits(game) && taken.length === takes + 1) {
      let before = game;
      for (const _ of taken) before = before.previous ?? before;
      return { before, actions: taken };
    }
    game = game.play(game.actions[(ply * 5) % game.actions.length] ?? "");
  }
  throw new Error(`no turn with ${takes} takes`);
}

describe("a turn of several actions", () => {
  test("is one sentence, which names its side once", () => {
    const { before, actions } = takingTurn(2);
    const [sentence = "", ...more] = told(before, ...actions);
    expect(more).toEqual([]);
    const side = before.side === "south" ? "South" : "North";
    expect(sentence).toMatch(new RegExp(`^${side} sows .*; captures .*; takes 2 seeds from `));
    expect(sentence.match(new RegExp(side, "g"))).toHaveLength(1);
  });

  test("begins where the side sowed, however far it has come", () => {
    const { before, actions } = takingTurn(2);
    let game = before;
    for (const action of actions) {
      game = game.play(action);
      const last = action === actions.at(-1);
      expect(waits(game)).toBe(!last);
      expect(turnStart(game)).toBe(last ? game : before);
    }
  });

  test("told by itself, a take names who takes", () => {
    const { before, actions } = takingTurn(1);
    const [sowing = "", take = ""] = actions;
    const side = before.side === "south" ? "South" : "North";
    expect(told(before.play(sowing), take)[0]).toMatch(new RegExp(`^${side} takes 1 seed from `));
  });

  test("that stops at a head says so last", () => {
    expect(told(Game.start(variant("tsoro", { columns: 8 })), "B5", "stop")).toEqual([
      "South sows 2 seeds from B5; last seed in B7; South stops at B7; North to move.",
    ]);
  });

  test("that goes on from a head tells it as laps", () => {
    const [sentence = ""] = told(Game.start(variant("tsoro", { columns: 8 })), "B5", "go");
    expect(sentence).toMatch(/^South sows 2 seeds from B5 in \d+ laps; /);
    expect(sentence).not.toContain("sows on");
  });
});

describe("a turn is told in one sentence", () => {
  test("a step that captures a file", () => {
    expect(told(Game.start(variant("kimasai")), "A2")).toEqual([
      "South sows 1 seed from A2; last seed in A1; captures 2 seeds from a1 and b1; North to move.",
    ]);
  });

  test("a relay of many laps", () => {
    const start = Game.start(variant("katro"));
    const [sentence, ...more] = told(start, "C1");
    expect(more).toEqual([]);
    const laps = start.play("C1").events.filter(({ type }) => type === "lift").length;
    expect(laps).toBeGreaterThan(1);
    expect(sentence).toContain(`in ${laps} laps`);
  });

  test("a head, and what was decided there", () => {
    const start = Game.start(variant("tsoro", { columns: 8 }));
    expect(told(start, "B5")).toEqual([
      "South sows 2 seeds from B5; last seed in B7; South decides at head B7: sow on or stop.",
    ]);
    expect(told(start.play("B5"), "stop")).toEqual(["South stops at B7; North to move."]);
  });

  test("an offer, accepted", () => {
    expect(told(gore, "offer:A1+A3")).toEqual([
      "South offers A1 and A3 for 12 seeds; North answers: A1 and A3 for 12 seeds.",
    ]);
    expect(told(gore.play("offer:A1+A3"), "accept")).toEqual([
      "North accepts; North now owns A1 and A3 and puts 12 seeds there; North to move.",
    ]);
  });

  test("a pass", () => {
    const stuck = Game.from(variant("gore"), "3,5,1,1/0,0,0,0 S - 19:19 NNNN/SSSS");
    expect(told(stuck, "pass")).toEqual(["South passes; North to move."]);
    expect(describeMoment(messages, stuck)).toBe("South has no move and must pass");
  });

  test("two turns are two sentences, and only the last says who is to move", () => {
    const sentences = told(Game.start(variant("kimasai")), "A2", "a11");
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).not.toContain("to move");
    expect(sentences[1]).toContain("South to move.");
  });

  test("a seed that falls into a store", () => {
    expect(told(Game.start(variant("kalah")), "A3")).toEqual([
      "South sows 4 seeds from A3; last seed in South's store; South to move.",
    ]);
  });

  test("a swap of sides", () => {
    const second = Game.start(variant("kalah", { pie: true })).play("A1");
    expect(told(second, "swap")).toEqual(["North swaps sides; South to move."]);
  });

  test("a claim, with what it captures", () => {
    const start = Game.from(
      variant("toguz"),
      "9,9,9,9,9,9,2,9,9/9,9,9,9,9,9,9,9,4 S - 0:12 ........./.........",
      { anyTotal: true },
    );
    expect(told(start, "A9")).toEqual([
      "South sows 4 seeds from A9; last seed in a7; captures 3 seeds from a7; South claims a7; North to move.",
    ]);
  });

  test("a direction for the whole game", () => {
    const [sentence] = told(Game.start(variant("katra-boaoaka")), "A1<");
    expect(sentence).toContain("South will always sow backward; South sows 2 seeds from A1");
  });

  test("a seed from the reserve", () => {
    const [sentence] = told(Game.start(variant("bao-kiswahili")), "A6<");
    expect(sentence).toContain("South enters a seed in A6; ");
    expect(sentence).toContain("North to enter a seed.");
  });

  test("seeds that the other side captures while one sows", () => {
    let game = Game.start(variant("pallanguzhi"));
    for (let ply = 0; ply < 40 && !game.result; ply += 1) {
      const { side } = game;
      const next = game.play(game.actions[ply % game.actions.length]!);
      const given = next.events.flatMap((event) =>
        event.type === "capture" && event.to !== side ? [event.seeds] : [],
      );
      const other = side === "south" ? "North" : "South";
      const total = given.reduce((sum, seeds) => sum + seeds, 0);
      const sentence = told(game, next.history.at(-1)!)[0]!;
      expect(sentence.includes(`${other} captures`)).toBe(total > 0);
      expect(sentence.includes(`${other} captures ${total} seed`)).toBe(total > 0);
      game = next;
    }
    expect(game.plies).toBeGreaterThan(3);
  });

  test("in brief, what was played and how much was taken", () => {
    const game = Game.start(variant("katro"));
    const [full, brief] = (["full", "brief"] as const).map((verbosity) =>
      describeTurns(messages, game, [game.play("C1")], verbosity).join(""),
    );
    expect(brief).toMatch(
      /^South sows 2 seeds from C1(; captures \d+ seeds[^;]*)?; North to move\.$/,
    );
    expect(full).toContain("laps; last seed in ");
    expect(full!.length).toBeGreaterThan(brief!.length);
  });

  test("captures of several laps, each with its lap", () => {
    let several = 0;
    for (const id of ["katro", "nsolo", "kimasai", "hus"]) {
      let game = Game.start(variant(id));
      for (let ply = 0; ply < 40 && !game.result; ply += 1) {
        const next = game.play(game.actions[(ply * 7) % game.actions.length] ?? "");
        const laps: number[] = [];
        for (const event of next.events) {
          if (event.type === "lift") laps.push(0);
          else if (event.type === "capture") laps[laps.length - 1]! += event.seeds;
        }
        const [sentence = ""] = describeTurns(messages, game, [next]);
        const taken = laps.filter((seeds) => seeds > 0).length;
        for (const [index, seeds] of laps.entries()) {
          const mentioned = new RegExp(
            `\\b${seeds} (?:seeds? )?from [^;,:]* in lap ${index + 1}\\b`,
          ).test(sentence);
          expect(mentioned, sentence).toBe(seeds > 0 && laps.length > 1);
        }
        const total = laps.reduce((sum, seeds) => sum + seeds, 0);
        const summed = new RegExp(`captures ${total} seeds[^;]*: \\d+ from `).test(sentence);
        expect(summed, sentence).toBe(taken > 1);
        several += Number(taken > 1);
        const brief = describeTurns(messages, game, [next], "brief").join("");
        expect(brief).not.toContain("in lap");
        game = next;
      }
    }
    expect(several).toBeGreaterThan(2);
  });

  test("sowings that each could have been the last are a sentence each", () => {
    const sentences = told(Game.start(variant("kalah")), "A3", "A1");
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toBe("South sows 4 seeds from A3; last seed in South's store.");
    expect(sentences[1]).toMatch(/^South sows 4 seeds from A1; /);
  });

  test("a resignation", () => {
    const start = Game.start(variant("katro"));
    expect(describeTurns(messages, start, [start.resign("south")])).toEqual([
      "North wins: South resigned.",
    ]);
  });

  test("no turn of random games is told in more than one sentence", () => {
    for (const id of variants) {
      let game = Game.start(variant(id));
      for (let ply = 0; ply < 60 && !game.result; ply += 1) {
        const next = game.play(game.actions[(ply * 7) % game.actions.length] ?? "");
        const sentences = describeTurns(messages, game, [next]);
        expect(sentences).toHaveLength(1);
        expect(sentences[0]).toMatch(/^\S.*\.$/);
        expect(sentences[0]?.slice(0, -1)).not.toMatch(/\. |undefined/);
        game = next;
      }
    }
  });
});
