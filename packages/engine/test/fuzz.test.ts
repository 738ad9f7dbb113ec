/** Random and garbled input: nothing crashes or hangs, and only the engine's own errors come out. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Game, MagombaError, parseVariant, variant, variants } from "../src/index.ts";

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("whatever comes in, only the engine's own errors come out", () => {
  const settings = { numRuns: 300, interruptAfterTimeLimit: 5000 };
  /** The report of a property that failed; undefined when it holds. */
  const failure = <T>(property: fc.IPropertyWithHooks<T>): string | undefined => {
    const checked = fc.check(property, settings);
    return checked.failed ? fc.defaultReportMessage(checked) : undefined;
  };
  const only = (run: () => unknown): boolean => {
    const error = errorOf(run);
    return error === undefined || error instanceof MagombaError;
  };

  /** A valid text with a few characters changed, dropped or doubled. */
  const garbled = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc
      .tuple(
        valid,
        fc.array(
          fc.tuple(
            fc.nat(),
            fc.constantFrom("", "0", "9", ",", "/", ":", " ", "S", "N", "-", "+", "a1", "é", "\n"),
          ),
          { maxLength: 3 },
        ),
      )
      .map(([text, edits]) =>
        edits.reduce((changed, [at, insert]) => {
          const place = at % (changed.length + 1);
          return changed.slice(0, place) + insert + changed.slice(place + (at % 2));
        }, text),
      );

  test("position texts", () => {
    const starts = fc.constantFrom(...variants.map((id) => Game.start(variant(id)).position));
    const failed = failure(
      fc.property(
        fc.constantFrom(...variants),
        fc.oneof(fc.string(), garbled(starts)),
        (id, text) => {
          return only(() => {
            const game = Game.from(variant(id), text, { anyTotal: true });
            if (
              game.position !== Game.from(variant(id), game.position, { anyTotal: true }).position
            ) {
              throw new Error("does not round-trip");
            }
            for (const action of game.actions.slice(0, 5)) game.play(action);
          });
        },
      ),
    );
    expect(failed).toBeUndefined();
  });

  test("actions", () => {
    const failed = failure(
      fc.property(fc.constantFrom(...variants), fc.string(), (id, text) =>
        only(() => Game.start(variant(id)).play(text)),
      ),
    );
    expect(failed).toBeUndefined();
  });

  test("game texts", () => {
    const text = Game.start(variant("tsoro", { columns: 6 }))
      .play("B2")
      .toString();
    const failed = failure(
      fc.property(fc.oneof(fc.string(), garbled(fc.constant(text))), (garbage) =>
        only(() => Game.parse(garbage)),
      ),
    );
    expect(failed).toBeUndefined();
  });

  test("variant definitions", () => {
    const valid = JSON.stringify(variant("tsoro").definition);
    const json = fc.oneof(
      fc.anything(),
      garbled(fc.constant(valid)).map((text): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return text;
        }
      }),
    );
    const failed = failure(
      fc.property(json, (value) =>
        only(() => {
          const parsed = parseVariant(value);
          if (!parsed.ok && parsed.issues.length === 0) throw new Error("refused without an issue");
        }),
      ),
    );
    expect(failed).toBeUndefined();
  });
});
