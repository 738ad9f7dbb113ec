import { describe, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { variant } from "@magomba/engine";
import { Game } from "@magomba/engine/game";
import type { GameEvent } from "@magomba/engine";
import {
  all,
  wideStage,
  counts,
  gameAfter,
  heard,
  hole,
  line,
  mount,
  one,
  tap,
} from "../../test/stage.ts";
import { interruptInRounds, seedsAsSeen } from "../../test/interruptions.ts";
import { seeded } from "../../test/random.ts";
import type { MancalaBoard } from "../index.ts";

wideStage();

const katro = Game.start(variant("katro"));
const kimasai = Game.start(variant("kimasai"));

/** Resolves when the board has shown an event of this type. */
function shown(board: MancalaBoard, type: GameEvent["type"]): Promise<void> {
  return new Promise((resolve) => {
    board.addEventListener("mancala-step", ({ step }) => {
      if (step.type === type) resolve();
    });
  });
}

describe("a game that follows on", () => {
  test("is played event by event, and then settled", async () => {
    const board = await mount({ game: katro, speed: 3 });
    const steps = heard(board, "mancala-step");
    const settled = heard(board, "mancala-settled");
    const next = katro.play("C1");
    board.game = next;
    await board.settled;
    expect(steps.map(({ step }) => step)).toEqual(next.events);
    await expect.poll(() => settled.length).toBe(1);
    expect(settled[0]?.game).toBe(next);
    expect(counts(board)).toEqual(next.seeds);
  });

  test("shows the hand with the seeds left in it, above the hole where it is", async () => {
    const board = await mount({ game: katro, speed: 400 });
    // Held at once, however slowly frames come.
    board.addEventListener("mancala-step", ({ step }) => {
      if (step.type === "drop") board.pause();
    });
    const dropped = shown(board, "drop");
    board.game = katro.play("C1");
    await dropped;
    await board.updateComplete;
    const hand = one(board, ".hand");
    expect(hand.textContent?.trim()).toBe("1");
    expect([hand.dataset["r"], hand.dataset["c"]]).toEqual(["5", "1"]);
    expect(hole(board, "C1").textContent?.trim()).toBe("");
    expect(hole(board, "C2").textContent?.trim()).toBe("3");
    expect(hole(board, "C2").classList).toContain("drop");
    board.skip();
    await board.settled;
    expect(all(board, ".hand")).toEqual([]);
  });

  test("shows nothing to play meanwhile", async () => {
    const board = await mount({ game: katro, speed: 400 });
    board.game = katro.play("C1");
    await board.updateComplete;
    expect(all(board, ".playable")).toEqual([]);
    board.skip();
    await board.settled;
    expect(all(board, ".playable").length).toBeGreaterThan(0);
  });

  test("by several actions is played through all of them", async () => {
    const board = await mount({ game: kimasai, speed: 1 });
    const steps = heard(board, "mancala-step");
    const one_ = kimasai.play("A2");
    const two = one_.play("a11");
    board.game = two;
    await board.settled;
    expect(steps.map(({ step }) => step)).toEqual([...one_.events, ...two.events]);
  });

  test("is played after the one that is still being played", async () => {
    const board = await mount({ game: kimasai, speed: 30 });
    const steps = heard(board, "mancala-step");
    const first = kimasai.play("A2");
    board.game = first;
    await board.updateComplete;
    const second = first.play("a11");
    board.game = second;
    await board.settled;
    expect(steps.map(({ step }) => step)).toEqual([...first.events, ...second.events]);
    expect(counts(board)).toEqual(second.seeds);
    expect(line(board)).toMatch(/^South .*\. North .*South to move\.$/);
  });

  test("leaves marks: origin, last hole, captured holes and changes", async () => {
    const board = await mount({ game: kimasai, speed: 1 });
    board.game = kimasai.play("A2");
    await board.settled;
    expect(hole(board, "A2").classList).toContain("origin");
    expect(hole(board, "A1").classList).toContain("last");
    expect(all(board, ".captured").map((it) => it.dataset["hole"])).toEqual(["b1", "a1"]);
    expect(hole(board, "A2").dataset["delta"]).toBe("−1");
    expect(hole(board, "A1").dataset["delta"]).toBe("+1");
    expect(hole(board, "A5").dataset["delta"]).toBeUndefined();
  });

  test("at speed 0 is shown at once, without steps", async () => {
    const board = await mount({ game: katro });
    const steps = heard(board, "mancala-step");
    board.game = katro.play("C1");
    await board.settled;
    expect(steps).toEqual([]);
    expect(counts(board)).toEqual(katro.play("C1").seeds);
  });
});

describe("any other game", () => {
  test.each([
    ["back", (game: Game) => game.undo()],
    ["aside", (game: Game) => game.undo().play("C2")],
    ["of another kind", () => gameAfter("kimasai", 4)],
  ])("%s is shown at once", async (_, other) => {
    const game = katro.play("C1");
    const board = await mount({ game, speed: 400 });
    const steps = heard(board, "mancala-step");
    const next = other(game);
    board.game = next;
    await board.updateComplete;
    expect(counts(board)).toEqual(next.seeds);
    expect(steps).toEqual([]);
    expect(line(board)).toMatch(/to move\.$/);
  });

  test("and an animation under way is dropped", async () => {
    const board = await mount({ game: katro, speed: 400 });
    board.game = katro.play("C1");
    await board.updateComplete;
    board.game = katro.play("C2");
    await board.settled;
    expect(counts(board)).toEqual(katro.play("C2").seeds);
  });
});

describe("what is being played can be skipped", () => {
  test("by the page", async () => {
    const board = await mount({ game: katro, speed: 400 });
    const next = katro.play("C1");
    board.game = next;
    board.skip();
    await board.updateComplete;
    expect(counts(board)).toEqual(next.seeds);
  });

  test("by a click, which then acts", async () => {
    const board = await mount({ variant: "kimasai", speed: 400 });
    const actions = heard(board, "mancala-action");
    await tap(hole(board, "A2"));
    await tap(hole(board, "a11"));
    expect(actions.map(({ action }) => action)).toEqual(["A2", "a11"]);
    board.skip();
    await board.settled;
    expect(counts(board)).toEqual(board.game?.seeds);
  });

  test("by a key, which then acts", async () => {
    const board = await mount({ variant: "kimasai", speed: 400 });
    await tap(hole(board, "A2"));
    const target = hole(board, "a11");
    target.focus();
    target.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }),
    );
    expect(board.game?.history).toEqual(["A2", "a11"]);
    board.skip();
  });

  test("when the page is hidden", async () => {
    const board = await mount({ game: katro, speed: 400 });
    const next = katro.play("C1");
    board.game = next;
    await board.updateComplete;
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await board.settled;
    expect(counts(board)).toEqual(next.seeds);
    // And while it stays hidden nothing is played at all.
    const steps = heard(board, "mancala-step");
    board.game = next.play(next.actions[0] ?? "");
    await board.settled;
    expect(steps).toEqual([]);
    hidden.mockRestore();
  });

  test("when the board is taken off the page, and nothing of it stays behind", async () => {
    const listen = vi.spyOn(document, "addEventListener");
    const forget = vi.spyOn(document, "removeEventListener");
    const board = await mount({ game: katro, speed: 400 });
    const next = katro.play("C1");
    board.game = next;
    await board.updateComplete;
    board.remove();
    await board.settled;
    expect(counts(board)).toEqual(next.seeds);
    const looks = (spy: typeof listen): number =>
      spy.mock.calls.filter(([type]) => type === "visibilitychange").length;
    expect(looks(listen)).toBe(1);
    expect(looks(forget as typeof listen)).toBeGreaterThanOrEqual(1);
  });
});

test("settled waits for a game that was only just set", async () => {
  const board = await mount({ game: katro, speed: 5 });
  const next = katro.play("C1");
  board.game = next;
  const { settled } = board;
  board.game = next;
  await settled;
  expect(counts(board)).toEqual(next.seeds);
});

test("a reader who wants less motion sees the turn at once, with its marks, and is not kept waiting", async () => {
  const features = (value: string): object => ({
    features: [{ name: "prefers-reduced-motion", value }],
  });
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  await session.send("Emulation.setEmulatedMedia", features("reduce"));
  try {
    const board = await mount({ game: kimasai, speed: 400 });
    const steps = heard(board, "mancala-step");
    board.game = kimasai.play("A2");
    await board.updateComplete;
    expect(counts(board)).toEqual(board.game.seeds);
    expect(steps).toEqual([]);
    expect(hole(board, "A1").dataset["delta"]).toBe("+1");
    expect(line(board)).toContain("captures 2 seeds");
  } finally {
    await session.send("Emulation.setEmulatedMedia", features(""));
  }
});

test("after 1000 random interruptions the board shows its game", async () => {
  const random = seeded(11);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const starts = ["tsoro", "gore", "nsolo", "kimasai", "katro"].map((id) =>
    Game.start(variant(id, id === "tsoro" ? { columns: 6 } : {})),
  );
  const board = await mount({ game: pick(starts), speed: 1 });
  const forward = (game: Game): Game =>
    game.result ? pick(starts) : game.play(pick(game.actions));
  const interrupt = async (): Promise<void> => {
    const game = board.game ?? pick(starts);
    const chance = random();
    if (chance < 0.5) board.game = forward(game);
    else if (chance < 0.6) board.game = forward(forward(game));
    else if (chance < 0.7) board.game = game.undo();
    else if (chance < 0.75) board.game = pick(starts);
    else if (chance < 0.85) board.skip();
    else if (chance < 0.9) all(board, ".hole")[0]?.click();
    else if (chance < 0.93) board.orientation = pick(["south", "north"]);
    else if (chance < 0.95) {
      board.remove();
      document.body.append(board);
    } else if (chance < 0.97) board.pause();
    else if (chance < 0.98) board.resume();
    else if (chance < 0.99) void board.replay();
    else void board.goTo(Math.floor(random() * 5));
    if (random() < 0.5) await board.updateComplete;
    if (random() < 0.2) await new Promise(requestAnimationFrame);
  };
  await interruptInRounds(board, 40, interrupt, () => {
    expect(counts(board)).toEqual(seedsAsSeen(board));
  });
}, 240_000);
