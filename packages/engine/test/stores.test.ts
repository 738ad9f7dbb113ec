/** Stores and empty boards in variants that no built-in one is like. */
import { describe, expect, test } from "vitest";
import { Game, parseVariant, type Variant } from "../src/index.ts";

/** A board of two holes a side with stores, and these landing cases. */
function smallGame(landing: readonly object[], more: object = {}): ReturnType<typeof parseVariant> {
  return parseVariant({
    format: 1,
    id: "small",
    name: "Small",
    board: { rows: 2, columns: 2, stores: "sown" },
    setup: [{ seeds: 1 }],
    circuit: { holes: "all" },
    landing,
    end: { noAction: "count", rest: "owner" },
    repetition: { times: 3, result: "draw" },
    ...more,
  });
}

function read(parsed: ReturnType<typeof parseVariant>): Variant {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.variant;
}

describe("stores", () => {
  test("cases that lift or capture do not fit a store", () => {
    const capture = { when: { owner: "own" }, then: { capture: "opposite", to: "off" } };
    const again = { when: { hole: "store" }, then: { again: true } };
    const game = Game.start(read(smallGame([capture, again]))).play("A2");
    expect(game.position).toBe("1,1/1,0 S - 1:0");
  });

  test("a case about a store that lifts or captures is refused", () => {
    const parsed = smallGame([{ when: { hole: "store" }, then: { relay: true } }]);
    expect(parsed).toMatchObject({ ok: false, issues: [{ path: "/landing/0/then" }] });
  });

  test("an empty board ends the game although players may pass", () => {
    const again = { when: { hole: "store" }, then: { again: true } };
    const variant = read(smallGame([again], { turn: { pass: "always" } }));
    const game = Game.from(variant, "0,0/0,1 S - 1:2").play("A2");
    expect(game.position).toBe("0,0/0,0 S - 2:2");
    expect(game.result).toMatchObject({ outcome: "draw" });
  });
});
