import { describe, expect, test } from "vitest";
import { Game, variant, variants } from "@magomba/engine";
import {
  draftOf,
  emptied,
  partsOf,
  textOf,
  totalOf,
  withBlocked,
  withHouse,
  withNextClaim,
  withOtherOwner,
  withSeeds,
  withStock,
} from "./draft.ts";

const start = (id: string): Game => Game.start(variant(id));

/** The game and some that follow from it. */
function moments(id: string): readonly Game[] {
  let game = start(id);
  const all = [game];
  for (let ply = 0; ply < 40 && !game.result; ply += 1) {
    game = game.play(game.actions[(ply * 7) % game.actions.length]!);
    all.push(game);
  }
  return all;
}

test.each(variants)("%s: a draft that is not changed has the position's own text", (id) => {
  const parts = partsOf(start(id));
  for (const game of moments(id)) {
    const { board } = game.variant;
    const [seeds, side, , ...rest] = game.position.split(" ");
    expect(textOf(board, draftOf(game), parts)).toBe([seeds, side, "-", ...rest].join(" "));
    expect(totalOf(draftOf(game))).toBe(game.variant.total);
  }
});

test.each([
  ["tsoro", []],
  ["gore", ["owners"]],
  ["bao-kiswahili", ["reserve", "houses", "blocked"]],
  ["toguz", ["claims"]],
] as const)("the positions of %s have the parts %s", (id, parts) => {
  expect(partsOf(start(id))).toEqual(parts);
});

describe("a change is what the engine reads", () => {
  const read = (game: Game, text: string): Game =>
    Game.from(game.variant, text, { anyTotal: true });

  test("of seeds, of what is captured and of who is to act", () => {
    const game = start("oware");
    const { board } = game.variant;
    let draft = withStock(withSeeds(draftOf(game), 3, 9), "captured", "north", 2);
    draft = { ...draft, side: "north" };
    const after = read(game, textOf(board, draft, []));
    expect(after.seeds[3]).toBe(9);
    expect(after.captured).toEqual({ south: 0, north: 2 });
    expect(after.side).toBe("north");
    expect(totalOf(draft)).toBe(48 + 5 + 2);
  });

  test("of owners", () => {
    const game = start("gore");
    const draft = withOtherOwner(draftOf(game), 2);
    const before = game.owners[2];
    expect(read(game, textOf(game.variant.board, draft, partsOf(game))).owners[2]).not.toBe(before);
    expect(withOtherOwner(draft, 2)).toEqual(draftOf(game));
  });

  test("of claims, which go round", () => {
    const game = start("toguz");
    const hole = game.variant.board.holes.findIndex(({ name }) => name === "a3");
    const draft = withNextClaim(draftOf(game), hole);
    expect(read(game, textOf(game.variant.board, draft, partsOf(game))).claims[hole]).toBe("south");
    const round = withNextClaim(withNextClaim(draft, hole), hole);
    expect(round).toEqual(withSeeds(draftOf(game), hole, 0));
  });

  test("of reserves and houses", () => {
    const game = start("bao-kiswahili");
    const parts = partsOf(game);
    const draft = withHouse(withStock(draftOf(game), "reserve", "south", 20), "north", false);
    const { state } = read(game, textOf(game.variant.board, draft, parts));
    expect(state.reserve).toEqual({ south: 20, north: draftOf(game).reserve.north });
    expect(state.houses).toEqual(["south"]);
    expect(withHouse(draft, "north", true).houses).toEqual(["south", "north"]);
  });
});

test("numbers of seeds are whole and bounded", () => {
  const draft = draftOf(start("tsoro"));
  const given = [-1, 2.9, Number.NaN, Infinity, 10_000];
  expect(given.map((seeds) => withSeeds(draft, 0, seeds).seeds[0])).toEqual([0, 2, 0, 0, 999]);
});

test("an empty board keeps what is not on it", () => {
  const draft = emptied(withStock(draftOf(start("oware")), "captured", "south", 7));
  expect(totalOf(draft)).toBe(7);
});

test("a hole is blocked and free again", () => {
  const draft = draftOf(start("bao-kiswahili"));
  expect(withBlocked(draft, "a5").blocked).toBe("a5");
  expect(withBlocked(withBlocked(draft, "a5"), "a5")).toEqual(draft);
});
