import { Worker } from "node:worker_threads";
import { Game, variant } from "@magomba/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBot } from "./node.ts";
import type { Bot } from "./node.ts";

/** Runs the source of the worker in a thread of its own, which a Vite server inside that thread reads. */
const loader = `
import(${JSON.stringify(import.meta.resolve("vitest/node"))}).then(async ({ createViteServer }) => {
  const conditions = ["@magomba/source", "node", "import", "default"];
  const server = await createViteServer({
    configFile: false,
    root: ${JSON.stringify(import.meta.dirname)},
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions } },
  });
  await server.ssrLoadModule("/node-worker.ts");
});
`;

function sourceWorker(): Worker {
  return new Worker(loader, { eval: true, execArgv: [] });
}

/** Starting a server takes longer than starting a built worker. */
const patience = { start: 25_000, work: 10_000 };

describe("a bot in a worker thread", () => {
  const katro = variant("katro");
  let bot: Bot;

  beforeAll(async () => {
    bot = await createBot({ variant: katro, worker: sourceWorker, patience });
  }, 30_000);

  afterAll(() => bot.close());

  test("chooses, analyses and tells its depths", async () => {
    const depths: number[] = [];
    const game = Game.start(katro);
    expect(game.actions).toContain(await bot.choose(game, { milliseconds: 50 }));
    const onInfo = ({ depth }: { depth: number }): number => depths.push(depth);
    expect(await bot.analyse(game, { depth: 3, onInfo })).toMatchObject({ depth: 3 });
    expect(depths).toEqual([1, 2, 3]);
  });

  test("hears an abort in the middle of a search", async () => {
    const controller = new AbortController();
    const answer = bot.choose(Game.start(katro), { depth: 200, signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(await bot.choose(Game.start(katro), { depth: 1 })).toMatch(/^C[1-6]$/);
  });

  test("the same seed and nodes give the same analysis as before", async () => {
    const game = Game.start(katro);
    const [one, two] = [
      await bot.analyse(game, { nodes: 20_000 }),
      await bot.analyse(game, { nodes: 20_000 }),
    ];
    expect({ ...two, milliseconds: 0 }).toEqual({ ...one, milliseconds: 0 });
  });
});

describe("threads that fail", () => {
  const settings = { variant: variant("gore"), patience: { start: 5000, work: 2000 } };

  test.each([
    ["ends at once", "process.exit(3)", "worker-load"],
    ["throws at once", "throw new Error('broken')", "worker-load"],
    ["never answers", "setInterval(() => {}, 1000)", "worker-silent"],
  ])("one that %s", async (_name, code, expected) => {
    const worker = (): Worker => new Worker(code, { eval: true });
    const patient = { ...settings, patience: { start: expected === "worker-silent" ? 300 : 5000 } };
    await expect(createBot({ ...patient, worker })).rejects.toMatchObject({ code: expected });
  });

  test("one whose file is missing", async () => {
    const worker = (): Worker => new Worker(new URL("./no-such-worker.js", import.meta.url));
    await expect(createBot({ ...settings, worker })).rejects.toMatchObject({ code: "worker-load" });
  });

  test("one that is ended in the middle of a search", async () => {
    const threads: Worker[] = [];
    const bot = await createBot({
      variant: variant("gore"),
      patience,
      worker: () => {
        threads.push(sourceWorker());
        return threads.at(-1)!;
      },
    });
    const answer = bot.choose(Game.start(bot.variant), { depth: 200 });
    setTimeout(() => void threads[0]!.terminate(), 100);
    await expect(answer).rejects.toMatchObject({ code: "worker-died" });
    const game = Game.start(bot.variant);
    expect(game.actions).toContain(await bot.choose(game, { depth: 2 }));
    expect(threads).toHaveLength(2);
    bot.close();
  }, 60_000);
});
