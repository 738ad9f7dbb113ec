import { Game, variant } from "@magomba/engine";
import { afterEach, describe, expect, test } from "vitest";
import { createBot, createSearcher } from "./index.ts";
import type { Bot, PageBotSettings, SearchInfo } from "./index.ts";

const katro = variant("katro");
/** A loaded machine may need long to fetch and compile the worker's modules. */
const patience = { start: 20_000, work: 8000 };
const open: Bot[] = [];

async function bot(settings: Partial<PageBotSettings> = {}): Promise<Bot> {
  const created = await createBot({ variant: katro, patience, ...settings });
  open.push(created);
  return created;
}

afterEach(() => {
  for (const created of open.splice(0)) created.close();
});

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

describe("the package's own worker", () => {
  test.each(["tsoro", "gore", "nsolo", "kimasai", "katro"])(
    "chooses a legal action of %s",
    async (id) => {
      const player = await bot({ variant: variant(id) });
      const game = Game.start(player.variant);
      expect(game.actions).toContain(await player.choose(game, { milliseconds: 100 }));
    },
  );

  test("tells its depths before it answers", async () => {
    const infos: SearchInfo[] = [];
    const player = await bot();
    const answer = await player.analyse(Game.start(katro), {
      depth: 4,
      onInfo: (info) => infos.push(info),
    });
    expect(infos.map((info) => info.depth)).toEqual([1, 2, 3, 4]);
    expect(infos.at(-1)!.line).toEqual(answer.line);
  });

  test("finds exactly what the same search finds without a worker", async () => {
    const player = await bot();
    const game = Game.start(katro).play("C5");
    const far = await player.analyse(game, { nodes: 30_000 });
    const here = createSearcher(katro).analyse(game, { nodes: 30_000 });
    expect({ ...far, milliseconds: 0 }).toEqual({ ...here, milliseconds: 0 });
  });

  test("hears an abort, and answers the next question", async () => {
    const player = await bot();
    const controller = new AbortController();
    const answer = player.choose(Game.start(katro), { depth: 200, signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(await player.choose(Game.start(katro), { depth: 1 })).toMatch(/^C[1-6]$/);
  });

  test("20 bots made and closed leave no worker running", async () => {
    let running = 0;
    const worker = (): Worker => {
      const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
      running += 1;
      const terminate = made.terminate.bind(made);
      made.terminate = () => {
        running -= 1;
        terminate();
      };
      return made;
    };
    for (let time = 0; time < 20; time++) {
      const player = await bot({ worker });
      player.close();
    }
    expect(running).toBe(0);
  }, 60_000);
});

describe("workers that fail", () => {
  test("a script that is not there", async () => {
    const failing = bot({ worker: "/no-such-worker.js" });
    await expect(failing).rejects.toMatchObject({ code: "worker-load" });
  });

  test("a script of another origin", async () => {
    const failing = bot({ worker: new URL("https://elsewhere.invalid/worker.js") });
    await expect(failing).rejects.toMatchObject({ code: "worker-blocked" });
  });

  test("a script that throws", async () => {
    const script = new Blob(["throw new Error('broken')"], { type: "text/javascript" });
    const failing = bot({ worker: URL.createObjectURL(script) });
    await expect(failing).rejects.toMatchObject({ code: "worker-load" });
  });

  test("a script that never answers", async () => {
    const script = new Blob(["/* silence */"], { type: "text/javascript" });
    const worker = URL.createObjectURL(script);
    const failing = bot({ worker, patience: { start: 500 } });
    await expect(failing).rejects.toMatchObject({ code: "worker-silent" });
  });

  test("one that vanishes in the middle of a search; the next question starts another", async () => {
    const workers: Worker[] = [];
    const worker = (): Worker => {
      workers.push(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
      return workers.at(-1)!;
    };
    const player = await bot({ worker, patience: { ...patience, work: 800 } });
    const answer = player.choose(Game.start(katro), { depth: 200 });
    setTimeout(() => workers[0]!.terminate(), 100);
    await expect(answer).rejects.toMatchObject({ code: "worker-silent" });
    expect(await player.choose(Game.start(katro), { depth: 1 })).toMatch(/^C[1-6]$/);
    expect(workers).toHaveLength(2);
  });

  test.each([
    ["allows no worker", "worker-src 'none'"],
    ["allows workers of another origin only", "worker-src https://elsewhere.invalid"],
  ])("a policy that %s gives a code", async (_name, policy) => {
    expect(await codeUnder(policy)).toMatch(/^worker-(blocked|load)$/);
  });

  test("a policy of one's own origin is enough", async () => {
    expect(await codeUnder("worker-src 'self'; script-src 'self' 'unsafe-inline'")).toBe("none");
  });
});

describe("the page", () => {
  test("is never busy for 50 ms while the bot searches", async () => {
    // On a busy machine the page may be kept from its processor; so the quietest of some attempts counts.
    const player = await bot();
    const busiest: number[] = [];
    for (let attempt = 0; attempt < 6 && !busiest.includes(0); attempt++) {
      const longest = await longestTask(() =>
        player.analyse(Game.start(katro), { milliseconds: 600, onInfo: () => undefined }),
      );
      busiest.push(longest);
    }
    expect(Math.min(...busiest)).toBe(0);
  }, 60_000);

  test("is busy for longer when it searches by itself: the measure works", async () => {
    const searcher = createSearcher(katro);
    const longest = await longestTask(async () => {
      await wait(0);
      searcher.analyse(Game.start(katro), { milliseconds: 300 });
    });
    expect(longest).toBeGreaterThan(200);
  });
});

/** The longest task of the page during some work, in milliseconds; 0 when none took 50. */
async function longestTask(work: () => Promise<unknown>): Promise<number> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  await wait(100);
  observer.observe({ type: "longtask" });
  await work();
  // Tasks are told of some time after they end.
  await wait(200);
  observer.disconnect();
  return Math.max(0, ...tasks);
}

/** The code of the error that making a bot gives in a page with a content security policy; `none` if it is made. */
async function codeUnder(policy: string): Promise<string> {
  const address = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
  const frame = document.createElement("iframe");
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module">
      import { createBot } from ${address("./index.ts")};
      import { variant } from ${address("../../engine/src/index.ts")};
      createBot({ variant: variant("gore"), patience: { start: 20000 } }).then(
        (bot) => { bot.close(); parent.postMessage({ code: "none" }, "*"); },
        (error) => parent.postMessage({ code: String(error.code) }, "*"),
      );
    </script>`;
  const code = new Promise<string>((resolve) => {
    const listen = (event: MessageEvent<{ code?: string }>): void => {
      if (event.source !== frame.contentWindow || event.data.code === undefined) return;
      removeEventListener("message", listen);
      resolve(event.data.code);
    };
    addEventListener("message", listen);
  });
  document.body.append(frame);
  try {
    return await code;
  } finally {
    frame.remove();
  }
}
