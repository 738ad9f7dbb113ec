/** A board is a good guest: it leaves nothing behind, and does nothing where nobody sees it. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import { all, wideStage, counts, heard, hole, mount, one } from "../test/stage.ts";
import type { MancalaBoard } from "./index.ts";

wideStage();

const session = cdp() as unknown as { send(method: string, it?: object): Promise<unknown> };

/** Replaces a method for the length of a test; `wrap` gets the original. */
function replace<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  wrap: (original: Owner[Name]) => Owner[Name],
): void {
  const original = owner[name];
  owner[name] = wrap(original);
  onTestFinished(() => {
    owner[name] = original;
  });
}

type Listen = EventTarget["addEventListener"];
type Observer = { observe(...given: unknown[]): void; disconnect(): void };

/** Names what is held and not given back: listeners outside of boards, observers, intervals, workers. */
function watchHoldings(): () => string[] {
  const held = new Map<string, number>();
  const count = (what: string, by: number): void => {
    held.set(what, (held.get(what) ?? 0) + by);
  };
  // A listener on a node of a board goes with the node; only targets that outlive it can keep it.
  const outlives = (target: EventTarget | undefined): boolean =>
    !(target instanceof Node) || target === document || target === document.body;
  const listeners = new Map<string, Set<unknown>>();
  // The test runner has put methods of its own on the window.
  const owners = [
    EventTarget.prototype,
    ...(Object.hasOwn(window, "addEventListener") ? [window] : []),
  ];
  for (const [owner, change] of owners.flatMap(
    (it) =>
      [
        [it, "addEventListener"],
        [it, "removeEventListener"],
      ] as const,
  )) {
    replace(
      owner,
      change,
      (original) =>
        function (this: EventTarget | undefined, ...given: Parameters<Listen>) {
          const target = this ?? window;
          const [type, listener] = given;
          if (listener && outlives(target)) {
            const key = `${target.constructor.name} ${type}`;
            const known = listeners.get(key) ?? new Set();
            listeners.set(key, known);
            if (change === "addEventListener") known.add(listener);
            else known.delete(listener);
          }
          original.apply(target, given);
        } as Listen,
    );
  }
  for (const Kind of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const prototype = Kind.prototype as unknown as Observer;
    const observing = new WeakSet<Observer>();
    replace(
      prototype,
      "observe",
      (original) =>
        function (this: Observer, ...given: unknown[]) {
          if (!observing.has(this)) count(Kind.name, 1);
          observing.add(this);
          original.apply(this, given);
        },
    );
    replace(
      prototype,
      "disconnect",
      (original) =>
        function (this: Observer) {
          if (observing.delete(this)) count(Kind.name, -1);
          original.apply(this);
        },
    );
  }
  replace(
    window,
    "setInterval",
    (original) =>
      ((...given: Parameters<typeof setInterval>) => {
        count("interval", 1);
        return original(...given);
      }) as typeof window.setInterval,
  );
  replace(
    window,
    "Worker",
    (Original) =>
      class extends Original {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          count("worker", 1);
        }
      },
  );
  return () => [
    ...[...held].filter(([, number]) => number > 0).map(([what, number]) => `${number} ${what}`),
    ...[...listeners]
      .filter(([, known]) => known.size > 0)
      .map(([what, known]) => `${known.size} listeners: ${what}`),
  ];
}

/** The animation frames that are still to come. */
function watchFrames(): () => number {
  const waiting = new Set<number>();
  replace(window, "requestAnimationFrame", (original) => (callback) => {
    const handle: number = original((time) => {
      waiting.delete(handle);
      callback(time);
    });
    waiting.add(handle);
    return handle;
  });
  replace(window, "cancelAnimationFrame", (original) => (handle) => {
    waiting.delete(handle);
    original(handle);
  });
  return () => waiting.size;
}

/** A board that has done everything once: played with its seeds in the air, been asked, listed its keys. */
async function busyBoard(): Promise<MancalaBoard> {
  const board = await mount({
    variant: "katro",
    options: { direction: "either" },
    controls: true,
    speed: 500,
  });
  hole(board, "C3").click();
  await board.updateComplete;
  all(board, ".panel button")[0]?.click();
  await board.updateComplete;
  return board;
}

describe("100 boards that come and go", () => {
  test("leave no listener, observer, interval, worker, frame or style, and are forgotten", async () => {
    // What is loaded once for all boards is loaded by the first.
    (await busyBoard()).remove();
    const holdings = watchHoldings();
    const frames = watchFrames();
    const sheets = document.styleSheets.length + document.adoptedStyleSheets.length;
    const known: WeakRef<MancalaBoard>[] = [];
    for (let time = 0; time < 100; time += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const board = await busyBoard();
      known.push(new WeakRef(board));
      board.remove();
    }
    expect(holdings()).toEqual([]);
    expect(frames()).toBe(0);
    expect(document.styleSheets.length + document.adoptedStyleSheets.length).toBe(sheets);
    const remembered = async (): Promise<number> => {
      await session.send("HeapProfiler.collectGarbage");
      return known.filter((it) => it.deref() !== undefined).length;
    };
    // The runner may still have the last one on its stack.
    await expect.poll(remembered, { timeout: 20_000 }).toBeLessThanOrEqual(1);
  }, 300_000);

  test("are measured by what would see a leak", async () => {
    const holdings = watchHoldings();
    const frames = watchFrames();
    const board = await busyBoard();
    const known = new WeakRef(board);
    const keeper = { board };
    board.remove();
    const listen = (): void => {};
    const query = matchMedia("(width > 100px)");
    for (const target of [window, document, query]) target.addEventListener("change", listen);
    const observer = new ResizeObserver(listen);
    observer.observe(document.body);
    const interval = setInterval(listen, 10_000);
    const frame = requestAnimationFrame(listen);
    expect(holdings().toSorted()).toEqual([
      "1 ResizeObserver",
      "1 interval",
      "1 listeners: HTMLDocument change",
      "1 listeners: MediaQueryList change",
      "1 listeners: Window change",
    ]);
    expect(frames()).toBe(1);
    await session.send("HeapProfiler.collectGarbage");
    expect(known.deref()).toBe(keeper.board);
    for (const target of [window, document, query]) target.removeEventListener("change", listen);
    expect(holdings().filter((it) => it.includes("listeners"))).toEqual([]);
    observer.disconnect();
    clearInterval(interval);
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
