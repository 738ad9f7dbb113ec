import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import {
  all,
  button,
  wideStage,
  focused,
  focusedHole,
  heard,
  hole,
  line,
  mount,
  mountGame,
  one,
  tap,
} from "../test/stage.ts";

wideStage();

const OFFERS = "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS";
const TAKING = "2,0,1,0,0,1,0,0/3,0,1,0,0,2,2,1/0,0,0,0,1,0,0,0/0,0,0,0,1,0,1,0 S take:2 3:13";

describe("a direction", () => {
  test("is chosen at the hole, by arrows that point where the seeds will go", async () => {
    const board = await mountGame("katro", { direction: "either" });
    const choices = heard(board, "mancala-choice");
    await tap(hole(board, "C3"));
    await board.settled;
    expect(choices.map(({ choice, actions }) => [choice, actions])).toEqual([
      ["direction", ["C3>", "C3<"]],
    ]);
    expect(line(board)).toBe("Which way from C3?");
    // South's outer row is sown from left to right.
    expect(all(board, ".panel button").map((it) => [it.dataset["action"], it.ariaLabel])).toEqual([
      ["C3<", "Backward, to C2"],
      ["C3>", "Forward, to C4"],
    ]);
    expect(all(board, ".arrow").map((it) => it.dataset["angle"])).toEqual(["180", "0"]);
    await userEvent.click(button(board, "C3<"));
    await board.settled;
    expect(board.game?.history).toEqual(["C3<"]);
    expect(all(board, ".panel")).toEqual([]);
  });

  test("points the other way for the side that sits above", async () => {
    const board = await mountGame("katro", { direction: "either" }, "");
    board.actions = "C1>";
    await board.settled;
    await tap(hole(board, "c3"));
    await board.settled;
    // North's outer row runs from his left, which is South's right: from c6 to c1.
    expect(button(board, "c3>").ariaLabel).toBe("Forward, to c2");
    expect(one(board, "[data-action='c3>'] .arrow").dataset["angle"]).toBe("180");
  });

  test("is turned with the board when it stands", async () => {
    const board = await mountGame("katro", { direction: "either" }, "", { layout: "stood" });
    await tap(hole(board, "C3"));
    await board.settled;
    expect(getComputedStyle(one(board, "[data-action='C3>'] .arrow")).rotate).toBe("-90deg");
    const from = hole(board, "C3").getBoundingClientRect();
    const to = hole(board, "C4").getBoundingClientRect();
    expect(to.top).toBeLessThan(from.top);
  });

  test("can be given up with Escape, or by touching the hole again", async () => {
    const board = await mountGame("katro", { direction: "either" });
    for (const giveUp of [() => userEvent.keyboard("{Escape}"), () => tap(hole(board, "C3"))]) {
      // oxlint-disable-next-line no-await-in-loop
      await tap(hole(board, "C3"));
      // oxlint-disable-next-line no-await-in-loop
      await board.settled;
      expect(all(board, ".panel")).toHaveLength(1);
      // oxlint-disable-next-line no-await-in-loop
      await giveUp();
      // oxlint-disable-next-line no-await-in-loop
      await board.settled;
      expect(all(board, ".panel")).toEqual([]);
      expect(line(board)).toBe("South to move.");
      expect(focusedHole(board)).toBe("C3");
    }
    expect(board.game?.history).toEqual([]);
  });

  test("takes the keyboard to its buttons", async () => {
    const board = await mountGame("katro", { direction: "either" });
    hole(board, "C3").focus();
    await userEvent.keyboard("{Enter}");
    await board.settled;
    expect(focused(board)).toBe(button(board, "C3<"));
  });

  test("a lone seed's step straight forward is one of the ways", async () => {
    // South's only seed, on the outer row.
    const board = await mountGame(
      "katro",
      { loneStep: true },
      "10,10,10,10,10,10/2,2,2,2,2,1/0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,1,0,0 S - 0:0",
    );
    expect(board.game?.actions).toEqual(["C4", "C4^"]);
    await tap(hole(board, "C4"));
    await board.settled;
    expect(button(board, "C4^").ariaLabel).toBe("Step to B4");
    await userEvent.click(button(board, "C4^"));
    await board.settled;
    expect(board.game?.history).toEqual(["C4^"]);
  });
});

describe("a head", () => {
  test("asks at the head whether to go on or stop", async () => {
    const board = await mountGame("tsoro", { columns: 8 });
    const choices = heard(board, "mancala-choice");
    await tap(hole(board, "B5"));
    await board.settled;
    expect(line(board)).toContain("South decides at head B7");
    await expect.poll(() => choices.map(({ choice }) => choice)).toEqual(["head"]);
    expect(all(board, ".panel button").map((it) => it.innerText)).toEqual(["Sow on", "Stop"]);
    expect(hole(board, "B7").ariaLabel).toContain("decide here");
    const below = one(board, ".panel").getBoundingClientRect();
    const head = hole(board, "B7").getBoundingClientRect();
    expect(Math.abs(below.left + below.width / 2 - (head.left + head.width / 2))).toBeLessThan(
      head.width,
    );
    await userEvent.click(button(board, "stop"));
    await board.settled;
    expect(board.game?.history).toEqual(["B5", "stop"]);
  });

  test("touching another hole meanwhile is refused", async () => {
    const board = await mountGame("tsoro", { columns: 8 });
    await tap(hole(board, "B5"));
    await board.settled;
    await tap(hole(board, "B1"));
    await board.settled;
    expect(line(board)).toBe("First make the choice that is open.");
    expect(board.game?.phase).toBe("head:B7");
  });

  test("the other player's head is only shown", async () => {
    const game = Game.start(variant("tsoro", { columns: 8 })).play("B5");
    const board = await mount({ game, sides: "north" });
    expect(all(board, ".panel")).toEqual([]);
  });
});

describe("takes", () => {
  test("are marked on the other side and counted down", async () => {
    const board = await mountGame("tsoro", { columns: 8 }, TAKING);
    expect(line(board)).toBe("South takes 2 more holes.");
    expect(all(board, ".take").map((it) => it.dataset["hole"])).toEqual(
      board.game?.actions.map((action) => action.slice(1)),
    );
    await tap(hole(board, "b1"));
    await board.settled;
    expect(line(board)).toContain("South takes 1 more hole.");
    hole(board, "a8").focus();
    await userEvent.keyboard(" ");
    await board.settled;
    expect(board.game?.history).toEqual(["xb1", "xa8"]);
    expect(hole(board, "b1").classList).toContain("captured");
  });

  test("from the own side are refused with a reason", async () => {
    const board = await mountGame("tsoro", { columns: 8 }, TAKING);
    await tap(hole(board, "B5"));
    await board.settled;
    expect(line(board)).toBe("B5 cannot be taken: South takes from the other side.");
  });
});

describe("an offer", () => {
  test("is put together hole by hole, with its price, and confirmed", async () => {
    const board = await mountGame("gore", {}, OFFERS);
    const choices = heard(board, "mancala-choice");
    await userEvent.click(button(board, "offer"));
    await board.settled;
    expect(choices[0]?.choice).toBe("offer");
    expect(line(board)).toBe("Choose the holes to offer.");
    expect(button(board, "").matches(":disabled")).toBe(true);
    await tap(hole(board, "A1"));
    await tap(hole(board, "A3"));
    await board.settled;
    expect(line(board)).toBe("Offer A1 and A3 for 12 seeds?");
    expect(hole(board, "A1").ariaSelected).toBe("true");
    expect(hole(board, "A2").ariaSelected).toBe("false");
    await userEvent.click(button(board, "offer:A1+A3"));
    await board.settled;
    expect(board.game?.history).toEqual(["offer:A1+A3"]);
  });

  test("holes are taken out again by touching them again", async () => {
    const board = await mountGame("gore", {}, OFFERS);
    await userEvent.click(button(board, "offer"));
    await tap(hole(board, "A1"));
    await tap(hole(board, "A1"));
    await board.settled;
    expect(line(board)).toBe("Choose the holes to offer.");
  });

  test("never holds more holes than can be offered", async () => {
    const board = await mountGame("gore", {}, OFFERS);
    await userEvent.click(button(board, "offer"));
    for (const name of ["A1", "A2", "A3"]) {
      // oxlint-disable-next-line no-await-in-loop
      await tap(hole(board, name));
    }
    await tap(hole(board, "A4"));
    await board.settled;
    expect(line(board)).toBe("A4 cannot be added to the offer.");
    expect(all(board, "[aria-selected=true]").map((it) => it.dataset["hole"])).toEqual([
      "A1",
      "A2",
      "A3",
    ]);
  });

  test("can be given up", async () => {
    const board = await mountGame("gore", {}, OFFERS);
    await userEvent.click(button(board, "offer"));
    await tap(hole(board, "A1"));
    await userEvent.click(button(board, "cancel"));
    await board.settled;
    expect(line(board)).toBe("South to move.");
    expect(all(board, ".selected")).toEqual([]);
    expect(button(board, "offer")).toBeDefined();
  });

  test("is answered at the offered hole; accepted holes change hands, visibly", async () => {
    const board = await mountGame("gore", {}, OFFERS);
    board.actions = "offer:A2";
    await board.settled;
    expect(line(board)).toContain("North answers: A2 for 6 seeds.");
    expect(hole(board, "A2").classList).toContain("south");
    await userEvent.click(button(board, "accept"));
    await board.settled;
    expect(hole(board, "A2").classList).toContain("north");
    expect(hole(board, "A2").ariaLabel).toBe("A2, 8 seeds, North, playable, ends at A2");
    expect(line(board)).toContain("North now owns A2 and puts 6 seeds there");
  });

  test("cannot be begun where the rules allow none", async () => {
    const board = await mountGame("gore");
    expect(all(board, "[data-action=offer]")).toEqual([]);
  });
});

test("a pass is explained, and played by its button", async () => {
  const board = await mountGame("gore", {}, "3,5,1,1/0,0,0,0 S - 19:19 NNNN/SSSS");
  expect(line(board)).toBe("South has no move and must pass.");
  await userEvent.click(button(board, "pass"));
  await board.settled;
  expect(board.game?.history).toEqual(["pass"]);
  expect(line(board)).toBe("South passes; North to move.");
});

test("the panel of a hole at the edge stays on the board", async () => {
  await page.viewport(320, 640);
  const board = await mountGame("katro", { direction: "either" });
  for (const name of ["C1", "C6"]) {
    // oxlint-disable-next-line no-await-in-loop
    await tap(hole(board, name));
    // oxlint-disable-next-line no-await-in-loop
    await board.settled;
    const { left, right } = one(board, ".panel").getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

describe("the panel of a choice", () => {
  test.each([
    ["flat", 1000],
    ["flat", 560],
    ["stood", 700],
    ["folded", 340],
  ] as const)(
    "covers neither line nor trays nor its hole, %s at %i pixels",
    async (layout, width) => {
      await page.viewport(width, 800);
      const board = await mountGame("katro", { direction: "either" }, "", { layout });
      for (const name of ["C1", "C3", "C6", "A4"]) {
        // oxlint-disable no-await-in-loop -- one panel after the other
        await tap(hole(board, name));
        await board.settled;
        // oxlint-enable no-await-in-loop
        const panels = all(board, ".panel");
        expect(panels.length).toBe(board.game?.actions.some((it) => it.startsWith(name)) ? 1 : 0);
        const [panel] = panels;
        if (!panel) continue;
        const box = panel.getBoundingClientRect();
        const others = [one(board, ".line"), ...all(board, ".tray"), hole(board, name)];
        for (const other of others) {
          const { left, right, top, bottom, height } = other.getBoundingClientRect();
          // A shared edge, or the rim of a hole, is not covered.
          const shared = height * 0.03;
          const apart =
            box.left >= right - shared ||
            box.right <= left + shared ||
            box.top >= bottom - shared ||
            box.bottom <= top + shared;
          expect(apart, `${name} and ${other.className}`).toBe(true);
        }
      }
    },
  );
});

test("a choice that is open is gone when the game changes under it", async () => {
  const board = await mountGame("katro", { direction: "either" });
  await tap(hole(board, "C3"));
  await board.settled;
  board.game = Game.start(variant("katro")).play("C1");
  await board.settled;
  expect(all(board, ".panel")).toEqual([]);
});

test("the end of a game that the player brings about is reported", async () => {
  const board = await mountGame(
    "kimasai",
    {},
    "0,0,0,0,0,0,0,0,0,0,0,0/0,0,1,0,0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S - 22:22",
  );
  const overs = heard(board, "mancala-gameover");
  await tap(hole(board, "A4"));
  await board.settled;
  expect(board.game?.result).toMatchObject({
    outcome: "win",
    winner: "south",
    reason: "none-left",
  });
  await expect.poll(() => overs.length).toBe(1);
  expect(line(board)).toContain("South wins: North has no seeds left.");
});
