/** Random and garbled input: nothing crashes or hangs, and only the engine's own errors come out. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesOf, lettersOf } from "../src/game/link-bytes.ts";
import { Game, parseVariant, variant, variants, type Variant } from "../src/index.ts";
import { seededRandom } from "../src/random.ts";
import { failureOf, garbled, onlyOwnErrors } from "./fuzzing.ts";

/** A random game of each variant, twenty actions long. */
const games: readonly Game[] = variants.map((id, seed) => {
  const random = seededRandom(seed);
  let game = Game.start(variant(id));
  while (game.result === undefined && game.plies < 20) {
    game = game.play(game.actions[random(game.actions.length)]!);
  }
  return game;
});

const anyGame = fc.constantFrom(...games);
const anyTotal = { anyTotal: true };

function roundTrip(played: Variant, text: string): void {
  const { position } = Game.from(played, text, anyTotal);
  if (Game.from(played, position, anyTotal).position !== position) {
    throw new Error("does not round-trip");
  }
}

describe("whatever comes in, only the engine's own errors come out, and soon", () => {
  test("position texts", () => {
    const pieces = ["", "0", "9", ",", "/", ":", " ", "S", "N", "-", "+", "a1", "é", "\n"];
    const texts = garbled(
      anyGame.map(({ position }) => position),
      pieces,
    );
    const failed = failureOf(
      fc.property(anyGame, fc.oneof(fc.string(), texts), (game, text) =>
        onlyOwnErrors(() => {
          roundTrip(game.variant, text);
          const read = Game.from(game.variant, text, anyTotal);
          for (const action of read.actions.slice(0, 5)) read.play(action);
        }),
      ),
    );
    expect(failed).toBeUndefined();
  });

  test("actions", () => {
    const pieces = ["", "<", ">", "+", "1", "A", "b", "x", ",", "offer:", "\u0000"];
    const failed = failureOf(
      fc.property(
        anyGame,
        fc.oneof(fc.string(), garbled(fc.constantFrom("A1", "b2<", "xA1"), pieces)),
        (game, text) => onlyOwnErrors(() => game.play(text)),
      ),
    );
    expect(failed).toBeUndefined();
  });

  test("game texts", () => {
    const pieces = ["", "(", ")", "{", "}", ",", "1.", "2...", "A1", "\n", ":", '"', "é", "\uD800"];
    const texts = garbled(
      anyGame.map((game) => game.toString()),
      pieces,
    );
    const failed = failureOf(
      fc.property(fc.oneof(fc.string(), texts), fc.boolean(), (text, lenient) =>
        onlyOwnErrors(() => {
          const read = Game.parse(text, { lenient });
          if (Game.parse(read.toString()).toString() !== read.toString()) {
            throw new Error("does not round-trip");
          }
        }),
      ),
    );
    expect(failed).toBeUndefined();
  });

  test("links, letter by letter and byte by byte", () => {
    const letters = garbled(
      anyGame.map((game) => game.toLink()),
      ["", "A", "-", "_", "9", "=", "é"],
    );
    const bytes = fc
      .tuple(anyGame, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 4 }))
      .map(([game, edits]) => {
        const written = bytesOf(game.toLink())!;
        // Past the version, whose change says nothing new.
        for (const [at, byte] of edits) written[1 + (at % (written.length - 1))] = byte;
        return lettersOf(written);
      });
    const failed = failureOf(
      fc.property(fc.oneof(fc.string(), letters, bytes), (link) =>
        onlyOwnErrors(() => {
          if (Game.fromLink(link).toLink() !== link) throw new Error("does not round-trip");
        }),
      ),
    );
    expect(failed).toBeUndefined();
  });

  test("variant definitions", () => {
    const pieces = ["", "0", "9", "-", ",", "[", "]", "{}", '"', "null", "1e9", '"__proto__":1,'];
    const texts = garbled(
      anyGame.map((game) => JSON.stringify(game.variant.definition)),
      pieces,
    );
    const json = fc.oneof(
      fc.anything(),
      texts.map((text): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return text;
        }
      }),
    );
    const failed = failureOf(
      fc.property(json, (value) =>
        onlyOwnErrors(() => {
          const parsed = parseVariant(value);
          if (!parsed.ok && parsed.issues.length === 0) throw new Error("refused without an issue");
          if (parsed.ok) Game.start(parsed.variant).actions.slice();
        }),
      ),
    );
    expect(failed).toBeUndefined();
  });
});
