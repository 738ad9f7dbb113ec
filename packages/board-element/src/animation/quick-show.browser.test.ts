import { describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { Game, applyEvent, defineVariant, variant } from "@magomba/engine";
import type { BoardState } from "@magomba/engine";
import { seeded } from "../../test/random.ts";
import { all, wideStage, counts, hole, mount } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";
// At hand from the start, so that no run is over before it has come.
import "./seed-canvas.ts";

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

const canvases = (board: MancalaBoard): readonly HTMLCanvasElement[] =>
  all(board, ".sky > canvas") as unknown as readonly HTMLCanvasElement[];

/** Resolves when a board shows a run on canvases. */
const flying = (board: MancalaBoard): Promise<void> =>
  expect.poll(() => canvases(board).length, { timeout: 10_000 }).toBeGreaterThan(0);

/** Holes where the canvases show something. */
function drawnHoles(board: MancalaBoard): readonly string[] {
  const sheets = canvases(board)
    .filter(({ className }) => className === "patch")
    .map((canvas) => ({ canvas, box: canvas.getBoundingClientRect() }));
  return all(board, ".hole").flatMap((it) => {
    const box = it.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const found = sheets.find(
      ({ box: sheet }) => x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom,
    );
    const scale = found ? found.canvas.width / found.box.width : 1;
    const data = found?.canvas
      .getContext("2d")
      // The rim is left out: a captured hole has a ring there.
      ?.getImageData(
        (box.left + box.width / 5 - found.box.left) * scale,
        (box.top + box.height / 5 - found.box.top) * scale,
        box.width * 0.6 * scale,
        box.height * 0.6 * scale,
      ).data;
    // The light in a hole where something happens is paler than any seed.
    const seen = data?.some((value, at) => at % 4 === 3 && value > 180);
    return seen ? [it.dataset["hole"] ?? ""] : [];
  });
}

const filled = (game: Game, { seeds }: BoardState): readonly string[] =>
  game.board.holes.filter(({ index }) => (seeds[index] ?? 0) > 0).map(({ name }) => name);

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

/** A board on which the canvases have been loaded. */
async function ready(): Promise<MancalaBoard> {
  const board = await mount({ game: before, speed: 40 });
  board.game = after;
  await flying(board);
  board.game = before;
  await board.settled;
  return board;
}

describe("a long and quick run", () => {
  test("is shown on canvases, which lie where the holes are and show their seeds", async () => {
    const board = await ready();
    const faults: string[] = [];
    let looks = 0;
    await watch(
      board,
      (steps) => {
        if (canvases(board).length === 0) return;
        looks += 1;
        const drawn = drawnHoles(board).toSorted().join();
        if (drawn !== filled(before, stateAfter(steps)).toSorted().join())
          faults.push(`${steps}: ${drawn}`);
      },
      20,
    );
    expect(looks).toBeGreaterThan(1);
    expect(faults).toEqual([]);
    expect(canvases(board)).toEqual([]);
    expect(counts(board)).toEqual(after.seeds);
  });

  test("goes on rightly when the board is turned or made smaller meanwhile", async () => {
    const board = await ready();
    const faults: string[] = [];
    let turned = false;
    board.addEventListener("mancala-settled", () => {
      turned = false;
    });
    await watch(
      board,
      (steps) => {
        if (!turned) {
          turned = true;
          board.orientation = "north";
          board.style.width = "700px";
          return;
        }
        if (canvases(board).length === 0 || board.isUpdatePending) return;
        const drawn = drawnHoles(board).toSorted().join();
        // Where there is no room for seeds there are numbers: something is drawn all the same.
        if (steps > 60 && drawn !== filled(before, stateAfter(steps)).toSorted().join())
          faults.push(`${steps}: ${drawn}`);
      },
      20,
    );
    expect(faults).toEqual([]);
    expect(counts(board)).toEqual(after.seeds.toReversed());
  });

  test("is shown by the elements while it is held, and by canvases again when it goes on", async () => {
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

  test("in colours of the reader's own", async () => {
    const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
    const emulate = (value: string): Promise<void> =>
      session.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
    const board = await ready();
    await emulate("active");
    try {
      let seen = 0;
      await watch(board, () => (seen += canvases(board).length), 10);
      expect(seen).toBe(0);
    } finally {
      await emulate("");
    }
  });
});

test("after 100 random interruptions of long runs the board shows its game", async () => {
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
  for (let round = 0; round < 5; round += 1) {
    for (let times = 0; times < 20; times += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await interrupt();
    }
    board.resume();
    // oxlint-disable-next-line no-await-in-loop
    await board.settled;
    const seeds = board.game?.seeds ?? [];
    expect(counts(board)).toEqual(board.orientation === "north" ? seeds.toReversed() : seeds);
    expect(canvases(board)).toEqual([]);
  }
}, 240_000);
