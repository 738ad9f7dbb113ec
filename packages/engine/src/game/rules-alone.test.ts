/** Who keeps positions himself plays the games that a Game plays. */
import { describe, expect, test } from "vitest";
import { everyVariant } from "../../test/every-variant.ts";
import { seededRandom } from "../random.ts";
import type { GameEvent } from "../types.ts";
import { Game } from "./game.ts";
import { resultAt, rulesOf } from "./rules-alone.ts";

/** Longer games are cut off. */
const ACTIONS = 200;

describe.each(everyVariant)("%s", (_name, variant) => {
  test("actions, texts, events and the result are those of a game", () => {
    const rules = rulesOf(variant);
    expect(rulesOf(variant)).toBe(rules);
    const random = seededRandom(5);
    const codes = new Int32Array(rules.maximumActions);
    const position = rules.start();
    const stood = new Map<string, number>();
    let declined = 0;
    let game = Game.start(variant);
    for (;;) {
      const count = rules.actions(position, codes, 0);
      const text = rules.write(position);
      const times = (stood.get(text) ?? 0) + 1;
      if (rules.phase(position) === 0) stood.set(text, times);
      expect(resultAt(rules, position, count, { times, declined })).toEqual(game.result);
      expect([rules.write(position), rules.phaseText(position)]).toEqual([
        game.position,
        game.phase,
      ]);
      if (game.result !== undefined || game.plies === ACTIONS) break;
      const listed = Array.from(codes.subarray(0, count), (code) => rules.actionText(code));
      expect(listed).toEqual(game.actions);
      const drawn = random(count);
      const side = rules.side(position);
      if (listed[drawn] === "decline") declined |= 1 << side;
      const events: GameEvent[] = [];
      expect(rules.playUnchecked(position, codes[drawn]!, (event) => events.push(event))).toBe(
        true,
      );
      game = game.play(listed[drawn]!);
      // A game goes on to tell whose turn it is and how it ended.
      expect(game.events.slice(0, events.length)).toEqual(events);
    }
  });
});
