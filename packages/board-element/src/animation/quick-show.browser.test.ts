import { describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { Game, applyEvent, defineVariant, variant } from "@magomba/engine";
import type { BoardState, GameEvent } from "@magomba/engine";
import { interruptInRounds, seedsAsSeen } from "../../test/interruptions.ts";
import { seeded } from "../../test/random.ts";
import { all, wideStage, counts, hole, mount, one } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";
// At hand from the start, so that no run is over before it has come.
import "./seed-strips.ts";

wideStage();

const DROPS = 120;

/** Owela on a board of 4×36. */
const wide = ((): Game => {
  const { definition } = variant("owela");
  const options = { ...definition.options, columns: { values: [36], default: 36 } };
  return Game.start(defineVariant({ ...definition, id: "wide-owela", options }));
})();

/** A game before a turn that is long, and that turn. */
const { before, action } = ((): { readonly before: Game; readonly action: string } => {
  const random = seeded(3);
  for (let game = wide; ;) {
    if (game.result) game = wide;
    const chosen = game.actions[Math.floor(random() * game.actions.length)] ?? "";
    const next = game.play(chosen);
    if (next.events.filter(({ type }) => type === "drop").length >= DROPS)
      return { before: game, action: chosen };
    game = next;
  }
})();
const after = before.play(action);

const canvases = (board: MancalaBoard): readonly HTMLElement[] => all(board, ".sky canvas");

/** Resolves when a board shows a run on strips. */
const flying = (board: MancalaBoard): Promise<void> =>
  expect.poll(() => canvases(board).length, { timeout: 10_000 }).toBeGreaterThan(0);

/**
 * Holes that have no strip, or one that lies elsewhere, and whose elements do not show the seeds of a state; what strips show is looked at in
 * their own tests.
 */
function faults(board: MancalaBoard, game: Game, { seeds }: BoardState): readonly string[] {
  const pits = all(board, ".pit").map((pit) => pit.getBoundingClientRect());
  return all(board, ".hole").flatMap((it) => {
    const name = it.dataset["hole"] ?? "";
    const { left, top } = it.getBoundingClientRect();
    const near = (pit: DOMRect): boolean =>
      Math.abs(pit.left - left) < 1.01 && Math.abs(pit.top - top) < 1.01;
    const covered = pits.some(near);
    if (covered !== (it.dataset["quick"] !== undefined)) return [`${name} is shown twice or not`];
    const index = game.board.holes.find((other) => other.name === name)?.index ?? -1;
    const count = Number(it.querySelector(".count")?.textContent);
    return covered || count === seeds[index] ? [] : [`${name} shows ${count}`];
  });
}

/** Lets the reader have other colours. */
const emulate = (name: string, value: string): Promise<void> =>
  (cdp() as unknown as { send(method: string, parameters: object): Promise<void> }).send(
    "Emulation.setEmulatedMedia",
    { features: [{ name, value }] },
  );

/** What lies on the board after so many events of the long turn. */
const stateAfter = (steps: number): BoardState =>
  after.events
    .slice(0, steps)
    .reduce((state, event) => applyEvent(before.board, state, event), before.state);

/** Plays the long turn, and looks at the board at some of its steps. */
async function watch(
  board: MancalaBoard,
  look: (steps: number) => void,
  every: number,
): Promise<void> {
  let steps = 0;
  const listen = (): void => {
    steps += 1;
    if (steps % every === 0) look(steps);
  };
  board.addEventListener("mancala-step", listen);
  board.game = after;
  await board.settled;
  board.removeEventListener("mancala-step", listen);
}

/** A board on which the strips have been loaded. */
async function ready(): Promise<MancalaBoard> {
  const board = await mount({ game: before, speed: 40 });
  board.game = after;
  await flying(board);
  board.game = before;
  await board.settled;
  return board;
}

describe("a long and quick run", () => {
  test("is shown on strips, which lie over the holes that change", async () => {
    const board = await ready();
    const found: string[] = [];
    let looks = 0;
    await watch(
      board,
      (steps) => {
        if (canvases(board).length === 0 || board.isUpdatePending) return;
        looks += 1;
        for (const fault of faults(board, before, stateAfter(steps)))
          found.push(`${steps}: ${fault}`);
      },
      5,
    );
    expect(looks).toBeGreaterThan(1);
    expect(found).toEqual([]);
    expect(all(board, ".sky, [data-quick]")).toEqual([]);
    expect(counts(board)).toEqual(after.seeds);
  });

  test("goes on rightly when the board is turned or made smaller meanwhile", async () => {
    const board = await ready();
    const found: string[] = [];
    let turned = false;
    await watch(
      board,
      (steps) => {
        if (!turned) {
          turned = true;
          board.orientation = "north";
          board.style.width = "700px";
          return;
        }
        // Sizes are told of once a frame.
        if (canvases(board).length === 0 || board.isUpdatePending || steps < 60) return;
        for (const fault of faults(board, before, stateAfter(steps)))
          found.push(`${steps}: ${fault}`);
      },
      20,
    );
    expect(found).toEqual([]);
    expect(counts(board)).toEqual(after.seeds.toReversed());
  });

  test("goes on when another turn follows", async () => {
    const board = await ready();
    const second = after.play(after.actions[0] ?? "");
    const steps: GameEvent[] = [];
    board.addEventListener("mancala-step", ({ step }) => steps.push(step));
    board.game = after;
    await flying(board);
    board.game = second;
    await board.updateComplete;
    expect(faults(board, before, stateAfter(steps.length))).toEqual([]);
    await board.settled;
    expect(steps).toEqual([...after.events, ...second.events]);
    expect(counts(board)).toEqual(second.seeds);
  });

  test("can be gone through by steps, which the elements show", async () => {
    const board = await mount({ game: before, speed: 40, controls: true });
    board.game = after;
    await flying(board);
    const scrubber = one(board, "input[type=range]") as HTMLInputElement;
    for (const at of [100, 7, 50]) {
      scrubber.value = String(at);
      scrubber.dispatchEvent(new Event("input", { bubbles: true }));
      // oxlint-disable-next-line no-await-in-loop
      await board.updateComplete;
      expect(canvases(board)).toEqual([]);
      expect(counts(board)).toEqual(stateAfter(at).seeds);
    }
    board.resume();
    await flying(board);
    await board.settled;
    expect(counts(board)).toEqual(after.seeds);
  });

  test("is shown by the elements while it is held, and by strips again when it goes on", async () => {
    const board = await ready();
    board.game = after;
    await flying(board);
    let steps = 0;
    board.addEventListener("mancala-step", () => {
      steps += 1;
    });
    board.pause();
    const shown = stateAfter(0).seeds.join();
    await board.updateComplete;
    expect(canvases(board)).toEqual([]);
    expect(all(board, ".hand")).toHaveLength(1);
    expect(counts(board).join()).not.toBe(shown);
    board.resume();
    await flying(board);
    board.skip();
    await board.settled;
    expect(steps).toBeLessThan(after.events.length);
    expect(canvases(board)).toEqual([]);
    expect(counts(board)).toEqual(after.seeds);
  });

  test("is skipped by a touch, which then acts", async () => {
    const board = await mount({ game: before, speed: 40, sides: "both" });
    board.game = after;
    await flying(board);
    hole(board, after.actions[0] ?? "").click();
    await board.updateComplete;
    expect(canvases(board)).toEqual([]);
  });

  test("leaves nothing behind when the board is taken off the page", async () => {
    const board = await ready();
    board.game = after;
    await flying(board);
    board.remove();
    expect(canvases(board)).toEqual([]);
    await board.settled;
    expect(counts(board)).toEqual(after.seeds);
  });
});

describe("elements show every run", () => {
  test("that is short", async () => {
    const board = await ready();
    const short = variant("katro");
    board.game = Game.start(short);
    await board.settled;
    board.game = Game.start(short).play("C1");
    board.addEventListener("mancala-step", () => expect(canvases(board)).toEqual([]));
    board.game = board.game.play(board.game.actions[0] ?? "");
    await board.settled;
  });

  test("where the page has put something into a hole", async () => {
    const board = await ready();
    const note = document.createElement("b");
    note.slot = "A1";
    board.append(note);
    await board.updateComplete;
    let seen = 0;
    await watch(board, () => (seen += canvases(board).length), 10);
    expect(seen).toBe(0);
  });

  test("in colours of the reader's own, also when he takes them in the middle of it", async () => {
    const board = await ready();
    board.game = after;
    await flying(board);
    await emulate("forced-colors", "active");
    try {
      await expect.poll(() => canvases(board), { timeout: 4000 }).toEqual([]);
      board.skip();
      await board.settled;
      board.game = before;
      await board.settled;
      let seen = 0;
      await watch(board, () => (seen += canvases(board).length), 10);
      expect(seen).toBe(0);
    } finally {
      await emulate("forced-colors", "");
    }
  });
});

test("strips are drawn anew when the page goes dark in the middle of a run", async () => {
  const board = await ready();
  board.style.colorScheme = "light dark";
  board.game = after;
  await flying(board);
  const [light] = canvases(board);
  await emulate("prefers-color-scheme", "dark");
  try {
    await expect.poll(() => light?.isConnected, { timeout: 4000 }).toBe(false);
  } finally {
    await emulate("prefers-color-scheme", "");
  }
  await board.settled;
  expect(counts(board)).toEqual(after.seeds);
});

test("after 150 random interruptions of long runs the board shows its game", async () => {
  const random = seeded(5);
  const board = await mount({ game: before, speed: 5 });
  const interrupt = async (): Promise<void> => {
    const chance = random();
    if (chance < 0.5) board.game = board.game === before ? after : before;
    else if (chance < 0.6) board.skip();
    else if (chance < 0.7) board.orientation = chance < 0.65 ? "south" : "north";
    else if (chance < 0.75) board.style.width = chance < 0.72 ? "500px" : "";
    else if (chance < 0.8) board.pause();
    else if (chance < 0.85) board.resume();
    else if (chance < 0.9) void board.replay();
    else if (chance < 0.95) {
      board.remove();
      document.body.append(board);
    } else board.display = chance < 0.97 ? "counts" : "auto";
    if (random() < 0.5) await new Promise(requestAnimationFrame);
  };
  await interruptInRounds(board, 6, interrupt, () => {
    expect(counts(board)).toEqual(seedsAsSeen(board));
    expect(canvases(board)).toEqual([]);
  });
}, 240_000);
