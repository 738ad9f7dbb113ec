import { describe, expect, test } from "vitest";
import axe from "axe-core";
import { page } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import {
  beside,
  button,
  click,
  field,
  keys,
  press,
  rest,
  status,
  toMove,
  told,
} from "../../test/setup-stage.ts";
import {
  counts,
  focusedHole,
  hole,
  line,
  mount,
  mountGame,
  tap,
  wideStage,
} from "../../test/stage.ts";

wideStage();

describe("the holes of the board", () => {
  test("are filled and emptied by click, and the board plays nothing", async () => {
    const board = await mountGame("oware");
    const element = await beside(board);
    await click(element, "A1");
    expect(status(element)).toBe(
      "A1: 5 seeds. 49 seeds of 48. It cannot be so yet: the position has too many or too few seeds in all.",
    );
    field(element, "takes a seed away").click();
    await click(element, "A2");
    expect(status(element)).toBe("A2: 3 seeds. 48 seeds of 48.");
    field(element, "empties it").click();
    await click(element, "a3");
    expect(status(element)).toContain("a3: 0 seeds. 44 seeds of 48.");
    expect(counts(board).toSorted((one, other) => one - other)).toEqual([
      0, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5,
    ]);
    expect(board.game?.history).toEqual([]);
  });

  test("and by the keyboard, which stays where it is", async () => {
    const board = await mountGame("oware");
    const element = await beside(board);
    board.focus();
    await keys(element, "{Home}++-+");
    const name = focusedHole(board);
    expect(status(element)).toContain(`${name}: 6 seeds.`);
    await keys(element, "{ArrowRight}{Delete}");
    expect(focusedHole(board)).not.toBe(name);
    expect(status(element)).toContain(`${focusedHole(board)}: 0 seeds.`);
    await keys(element, "{Enter} ");
    expect(status(element)).toContain(`${focusedHole(board)}: 2 seeds.`);
    expect(focusedHole(board)).not.toBe(name);
  });

  test("never hold less than nothing", async () => {
    const board = await mountGame("tsoro");
    const element = await beside(board);
    const events = told(element);
    board.focus();
    await keys(element, "{Delete}-");
    expect(events).toHaveLength(1);
    expect(status(element)).toContain(": 0 seeds.");
  });
});

test("the game goes on from the position that was set up, on a board with attributes", async () => {
  const board = await mountGame("oware", {}, "", { actions: "A1" });
  const element = await beside(board, {});
  await press(element, "Set up a position");
  const events = told(element);
  await press(element, "Empty the board");
  expect(button(element, "Done").ariaDisabled).toBe("true");
  await click(element, "A6");
  await click(element, "a1");
  for (const [name, seeds] of [
    ["Captured by South", 23],
    ["Captured by North", 23],
  ] as const) {
    field(element, name).value = String(seeds);
    field(element, name).dispatchEvent(new Event("change"));
  }
  toMove(element, 0);
  await rest(element);
  expect(status(element)).toBe("48 seeds of 48.");
  await press(element, "Done");
  const last = events.at(-1);
  expect(last?.done).toBe(true);
  expect(last?.position).toBe("1,0,0,0,0,0/0,0,0,0,0,1 S - 23:23");
  expect(last?.game?.position).toBe(last?.position);
  expect(board.position).toBe(last?.position);
  expect(board.legalActions()).toEqual(["A6"]);
  expect(board.interactive).toBe(true);
  expect(line(board)).toBe("South to move.");
  await tap(hole(board, "A6"));
  await board.settled;
  expect(board.game?.history).toEqual(["A6"]);
});

test("where the page keeps the game, the board shows it and the event brings it", async () => {
  const game = Game.start(variant("tsoro", { columns: 8 }));
  const board = await mount({ game });
  const element = await beside(board);
  const events = told(element);
  toMove(element, 1);
  await press(element, "Done");
  expect(events.map(({ done, code }) => [done, code])).toEqual([
    [false, undefined],
    [true, undefined],
  ]);
  expect(board.game).toBe(events[1]?.game);
  expect(board.game?.side).toBe("north");
});

describe("given up, the board is as it was", () => {
  test("on a board with attributes", async () => {
    const board = await mountGame("katro", {}, "", { actions: "C1" });
    await board.play("c2");
    const element = await beside(board);
    await click(element, "A1");
    await press(element, "Cancel");
    await board.settled;
    expect(board.game?.history).toEqual(["C1", "c2"]);
    expect([board.interactive, board.verbosity]).toEqual([true, "full"]);
    expect(element.editing).toBe(false);
  });

  test("where the page keeps the game, and when the element goes", async () => {
    const game = Game.start(variant("tsoro"));
    const board = await mount({ game, verbosity: "brief" });
    const element = await beside(board);
    await click(element, "A1");
    expect(board.game).not.toBe(game);
    element.remove();
    await board.settled;
    expect(board.game).toBe(game);
    expect([board.interactive, board.verbosity]).toEqual([true, "brief"]);
    await tap(hole(board, "B7"));
    expect(board.game).toBe(game);
  });
});

describe("what was put together outlives a change of the game", () => {
  test("with the same holes: it stays, and giving it up brings what the page has now", async () => {
    const game = Game.start(variant("oware"));
    const board = await mount({ game });
    const element = await beside(board);
    await click(element, "A1");
    board.game = game.play("A6");
    board.interactive = true;
    await rest(element);
    expect(status(element)).toContain("what you put together is still here. 49 seeds of 48.");
    expect([counts(board).includes(5), board.interactive]).toEqual([true, false]);
    await press(element, "Undo");
    expect(board.game?.seeds.every((seeds) => seeds === 4)).toBe(true);
    await press(element, "Cancel");
    expect(board.game?.history).toEqual(["A6"]);
    expect(board.interactive).toBe(true);
  });

  test("with other holes, by attributes: it is put aside, and can be brought back and played", async () => {
    const board = await mountGame("oware");
    const element = await beside(board);
    toMove(element, 1);
    board.variant = "katro";
    await rest(element);
    await expect.poll(() => status(element)).toContain("The board now has another game.");
    expect(board.game?.variant.id).toBe("katro");
    await press(element, "Undo");
    expect(board.game?.position).toMatch(/ N - 0:0$/);
    await press(element, "Done");
    await board.settled;
    expect([board.game?.variant.id, board.game?.side]).toEqual(["oware", "north"]);
  });

  test("where nothing was changed yet, the other game is simply there", async () => {
    const board = await mountGame("oware", {}, "", { actions: "A1" });
    const element = await beside(board);
    board.variant = "awari";
    board.actions = "";
    await rest(element);
    await expect.poll(() => board.game?.variant.id).toBe("awari");
    expect(status(element)).toBe("48 seeds of 48.");
    await press(element, "Cancel");
    await board.settled;
    expect([board.game?.variant.id, board.game?.history]).toEqual(["awari", []]);
  });
});

test("changes are undone one by one", async () => {
  const board = await mountGame("oware");
  const element = await beside(board);
  await click(element, "A1");
  await click(element, "A1");
  expect(counts(board)).toContain(6);
  await press(element, "Undo");
  expect(counts(board)).toContain(5);
  await press(element, "Undo");
  expect(counts(board)).toEqual(Array.from({ length: 12 }, () => 4));
  expect(button(element, "Undo").ariaDisabled).toBe("true");
});

test.each([
  ["gore", "changes its owner", "A1", "A1 belongs to North."],
  ["toguz", "changes who has claimed it", "a3", "a3 is claimed by South."],
  ["bao-kiswahili", "blocks it", "a5", "a5 is blocked."],
])("what only %s has can be changed too", async (id, tool, name, expected) => {
  const board = await mountGame(id);
  const element = await beside(board);
  field(element, tool).click();
  await click(element, name);
  expect(status(element)).toContain(expected);
});

test("a position that would end the game stays as it is put together", async () => {
  const board = await mountGame("kalah");
  const element = await beside(board);
  await press(element, "Empty the board");
  await click(element, "A1");
  await click(element, "A1");
  expect(counts(board).filter((seeds) => seeds > 0)).toEqual([2]);
});

test("it is all done by keyboard alone", async () => {
  const board = await mountGame("oware");
  const element = await beside(board, {});
  button(element, "Set up a position").focus();
  await keys(element, "{Enter}");
  expect(element.shadowRoot?.activeElement).toBe(field(element, "adds a seed"));
  await keys(element, "{ArrowDown}");
  expect(field(element, "takes a seed away").checked).toBe(true);
  board.focus();
  await keys(element, "{Enter}{ArrowRight}+");
  button(element, "Done").focus();
  await keys(element, "{Enter}");
  expect(element.editing).toBe(false);
  expect(element.shadowRoot?.activeElement).toBe(button(element, "Set up a position"));
  expect(board.position).toMatch(/ S - 0:0$/);
  expect(board.game?.seeds.toSorted((one, other) => one - other)).toEqual([
    3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5,
  ]);
});

test("axe finds nothing, and on a narrow page nothing is wider than it", async () => {
  await page.viewport(320, 700);
  for (const language of ["en", "sw", "ms", "fr", "pt", "sn", "mg"]) {
    // oxlint-disable-next-line no-await-in-loop
    const board = await mountGame("bao-kiswahili", {}, "", { language });
    // oxlint-disable-next-line no-await-in-loop
    const element = await beside(board);
    const rules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };
    // oxlint-disable-next-line no-await-in-loop
    const { violations } = await axe.run(element, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const one of element.renderRoot.querySelectorAll("button, select, label"))
      expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    board.remove();
    element.remove();
  }
});
