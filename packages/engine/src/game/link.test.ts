import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Game, GameLinkError, parseVariant, variant, variants } from "../index.ts";
import { seededRandom } from "../random.ts";

function randomGame(id: string, actions: number): Game {
  const random = seededRandom(actions);
  let game = Game.start(variant(id));
  while (game.result === undefined && game.plies < actions) {
    game = game.play(game.actions[random(game.actions.length)]!);
  }
  return game;
}

function codeOf(link: string): string | undefined {
  try {
    Game.fromLink(link);
    return undefined;
  } catch (error) {
    return error instanceof GameLinkError ? error.code : String(error);
  }
}

describe("a link leads back to the game", () => {
  test.each(variants)("%s", (id) => {
    const game = randomGame(id, 40);
    const link = game.toLink();
    expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
    const read = Game.fromLink(link);
    expect(read.history).toEqual(game.history);
    expect(read.position).toBe(game.position);
    expect(read.toLink()).toBe(link);
  });

  test("with options, a start of its own and a resignation", () => {
    const tsoro = variant("tsoro", { columns: 6, bonus: 1 });
    const start = "2,2,2,2,2,0/0,0,0,0,0,0/0,0,0,0,0,0/2,2,2,2,2,2 N - 0:2";
    const game = Game.from(tsoro, start).play("b2").resign("south");
    const read = Game.fromLink(game.toLink());
    expect(read.variant.options).toEqual(tsoro.options);
    expect(read.start).toBe(start);
    expect(read.result).toEqual(game.result);
  });

  test("with a variant that is not built in, names in any script", () => {
    const definition = { ...variant("gore").definition, id: "my-gore", name: "Goré — ጉሬ 🌰" };
    const parsed = parseVariant(definition);
    expect(parsed.ok).toBe(true);
    const game = Game.start((parsed as { variant: ReturnType<typeof variant> }).variant).play("A2");
    const read = Game.fromLink(game.toLink());
    expect(read.variant.definition.name).toBe("Goré — ጉሬ 🌰");
    expect(read.position).toBe(game.position);
  });
});

describe("a link that was changed is an error, never another game", () => {
  const link = randomGame("katro", 30).toLink();

  test("cut anywhere", () => {
    const cuts = Array.from({ length: link.length }, (_, length) => codeOf(link.slice(0, length)));
    expect(cuts.filter((code) => code === undefined || !code.startsWith("link-"))).toEqual([]);
  });

  test("any one letter changed", () => {
    const changed = Array.from(link, (letter, at) =>
      codeOf(`${link.slice(0, at)}${letter === "A" ? "B" : "A"}${link.slice(at + 1)}`),
    );
    // The last letter may carry bits that no byte uses.
    expect(changed.slice(0, -1).filter((code) => code === undefined)).toEqual([]);
  });

  test("whatever else comes in", () => {
    const failed = fc.check(
      fc.property(fc.string(), (text) => codeOf(text)?.startsWith("link-") === true),
      { numRuns: 500 },
    ).counterexample;
    expect(failed).toBeNull();
    expect(codeOf("A".repeat(100_000))).toBe("link-too-long");
    expect(codeOf(7 as unknown as string)).toBe("link-malformed");
  });
});
