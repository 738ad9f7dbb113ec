/** A board is a good guest: it leaves nothing behind, and does nothing where nobody sees it. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import { all, wideStage, counts, heard, hole, mount, one } from "../test/stage.ts";
import { replace, watchFrames, watchHoldings, watchTimers } from "../test/holdings.ts";
import type { MancalaBoard } from "./index.ts";

wideStage();

const session = cdp() as unknown as { send(method: string, it?: object): Promise<unknown> };

/** Opponents who think until they may leave. */
interface Ponderers {
  /** How many sit at a board. */
  seated(): number;
  /** Resolves when the next one has sat down. */
  next(): Promise<void>;
}

/** Seats one at every board that asks. */
function seatPonderers(): Ponderers {
  let seated = 0;
  let sit = (): void => {};
  const answer = ({ engage }: HTMLElementEventMap["mancala-opponent-wanted"]): void => {
    const leave = (): void => void (seated -= 1);
    if (engage({ choose: () => new Promise(() => undefined), leave })) seated += 1;
    sit();
  };
  document.body.addEventListener("mancala-opponent-wanted", answer);
  onTestFinished(() => document.body.removeEventListener("mancala-opponent-wanted", answer));
  return {
    seated: () => seated,
    next: () =>
      new Promise((resolve) => {
        sit = resolve;
      }),
  };
}

/**
 * What stands on the page for a board that does everything at once: in a form and a theme, with notes, sound, list and bar, it has played with its
 * seeds in the air against an opponent, been asked, and listed its keys.
 */
async function busyBoard(
  ponderers: Ponderers,
): Promise<{ board: MancalaBoard; place: HTMLElement }> {
  const seated = ponderers.next();
  const board = await mount({
    name: "answer",
    variant: "katro",
    options: { direction: "either" },
    actions: "C1>",
    theme: "paper",
    bot: "south",
    annotations: [
      { type: "mark", hole: "A1" },
      { type: "arrow", from: "C1", to: "C3" },
    ],
    controls: true,
    sound: true,
    list: true,
    speed: 500,
  });
  await seated;
  const place = document.createElement("form");
  document.body.append(place);
  place.append(board);
  await board.settled;
  one(board, "[data-action=keys]").click();
  await board.updateComplete;
  one(board, "dialog button").click();
  await board.updateComplete;
  one(board, `[aria-label="Back one seed"]`).click();
  await board.updateComplete;
  one(board, `[aria-label="To the end"]`).click();
  await board.settled;
  hole(board, "c3").click();
  await board.updateComplete;
  all(board, ".panel button")[0]?.click();
  await board.updateComplete;
  return { board, place };
}

describe("100 boards that come and go", () => {
  test("leave no listener, observer, timer, worker, frame, style or opponent, and are forgotten", async () => {
    // What is loaded once for all boards is loaded by the first.
    const ponderers = seatPonderers();
    (await busyBoard(ponderers)).place.remove();
    const holdings = watchHoldings();
    const frames = watchFrames();
    const timers = watchTimers();
    const sheets = document.styleSheets.length + document.adoptedStyleSheets.length;
    const known: WeakRef<MancalaBoard>[] = [];
    let played = 0;
    for (let time = 0; time < 100; time += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const { board, place } = await busyBoard(ponderers);
      played += board.game?.plies ?? 0;
      known.push(new WeakRef(board));
      place.remove();
    }
    // The action given and one of the reader's on each of them.
    expect(played).toBe(200);
    expect(holdings()).toEqual([]);
    expect(frames()).toBe(0);
    expect(timers()).toBe(0);
    expect(ponderers.seated()).toBe(0);
    expect(document.styleSheets.length + document.adoptedStyleSheets.length).toBe(sheets);
    const remembered = async (): Promise<number> => {
      await session.send("HeapProfiler.collectGarbage");
      return known.filter((it) => it.deref() !== undefined).length;
    };
    // The runner may still have the last one on its stack.
    await expect.poll(remembered, { timeout: 20_000 }).toBeLessThanOrEqual(1);
  }, 600_000);

  test("are measured by what would see a leak", async () => {
    const ponderers = seatPonderers();
    const holdings = watchHoldings();
    const frames = watchFrames();
    const timers = watchTimers();
    const { board, place } = await busyBoard(ponderers);
    const known = new WeakRef(board);
    const keeper = { board };
    expect(ponderers.seated()).toBe(1);
    place.remove();
    expect(ponderers.seated()).toBe(0);
    const listen = (): void => {};
    const query = matchMedia("(width > 100px)");
    for (const target of [window, document, query]) target.addEventListener("change", listen);
    const observer = new ResizeObserver(listen);
    observer.observe(document.body);
    const interval = setInterval(listen, 10_000);
    const timer = setTimeout(listen, 10_000);
    const frame = requestAnimationFrame(listen);
    expect(holdings().toSorted()).toEqual([
      "1 ResizeObserver",
      "1 interval",
      "1 listeners: HTMLDocument change",
      "1 listeners: MediaQueryList change",
      "1 listeners: Window change",
    ]);
    expect(frames()).toBe(1);
    expect(timers()).toBe(1);
    await session.send("HeapProfiler.collectGarbage");
    expect(known.deref()).toBe(keeper.board);
    for (const target of [window, document, query]) target.removeEventListener("change", listen);
    expect(holdings().filter((it) => it.includes("listeners"))).toEqual([]);
    observer.disconnect();
    clearInterval(interval);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  });
});

describe("a board out of sight", () => {
  /** A board far below what is seen. */
  async function below(): Promise<MancalaBoard> {
    const space = document.createElement("div");
    space.style.setProperty("height", "5000px");
    document.body.append(space);
    return mount({ variant: "katro", speed: 10_000 });
  }

  test("shows a new game at once", async () => {
    const board = await below();
    const steps = heard(board, "mancala-step");
    await board.play("C3");
    // At ten seconds a seed, the turn would have taken a minute.
    expect(board.game?.history).toEqual(["C3"]);
    expect(steps.length).toBeLessThan(2);
    expect(counts(board)).toEqual(board.game?.state.seeds);
  });

  test("that leaves the view in the middle of a turn shows its end", async () => {
    const board = await below();
    board.scrollIntoView();
    const shown = board.play("C3");
    await vi.waitFor(() => expect(one(board, ".hand")).toBeTruthy());
    scrollTo(0, 0);
    await shown;
    expect(all(board, ".hand")).toEqual([]);
    expect(counts(board)).toEqual(board.game?.state.seeds);
  });

  test("waits for the reader who has paused it", async () => {
    const board = await below();
    board.scrollIntoView();
    const shown = board.play("C3");
    await vi.waitFor(() => expect(one(board, ".hand")).toBeTruthy());
    board.pause();
    scrollTo(0, 0);
    const looked = new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(([look]) => {
        if (look?.isIntersecting) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(board);
    });
    await looked;
    expect(one(board, ".hand")).toBeTruthy();
    board.skip();
    await shown;
  });
});

describe("50 boards out of sight", () => {
  /** Work that the browser has done for the page so far, in numbers, not in time. */
  async function work(): Promise<Record<string, number>> {
    const { metrics } = (await session.send("Performance.getMetrics")) as {
      metrics: readonly { name: string; value: number }[];
    };
    const told = ["LayoutCount", "RecalcStyleCount", "Nodes"];
    return Object.fromEntries(
      metrics.filter(({ name }) => told.includes(name)).map(({ name, value }) => [name, value]),
    );
  }

  test("are idle: no frame, timer, layout or style is worked out for them", async () => {
    const space = document.createElement("div");
    space.style.setProperty("height", "5000px");
    document.body.append(space);
    const games = ["tsoro", "gore", "nsolo", "kimasai", "katro"];
    for (let index = 0; index < 50; index += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await mount({ game: Game.start(variant(games[index % 5] ?? "katro")), speed: 220 });
    }
    await session.send("Performance.enable");
    onTestFinished(() => void session.send("Performance.disable"));
    const calls: string[] = [];
    for (const name of ["requestAnimationFrame", "setTimeout", "setInterval"] as const) {
      replace(
        window,
        name,
        (original) =>
          ((...given: unknown[]) => {
            calls.push(name);
            return (original as (...all: unknown[]) => number)(...given);
          }) as never,
      );
    }
    // The runner's own page waits, so that the wait costs this page nothing.
    const rest = (): Promise<unknown> =>
      session.send("Runtime.evaluate", {
        expression: "new Promise((done) => setTimeout(done, 1500))",
        awaitPromise: true,
      });
    await rest();
    const before = await work();
    calls.length = 0;
    await rest();
    expect(calls).toEqual([]);
    expect(await work()).toEqual(before);
    expect(document.getAnimations().filter((it) => it.playState === "running")).toEqual([]);
  }, 60_000);
});
