import { Game, variant, variants } from "@magomba/engine";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  coded,
  endless,
  fakeBot,
  hostThat,
  impatient,
  never,
  reasonOf,
} from "../../test/fake-worker.ts";
import type { SearchInfo } from "../types.ts";
import type { Bot } from "./bot.ts";

const katro = variant("katro");
const open: Bot[] = [];

const newBot: typeof fakeBot = async (...settings) => {
  const made = await fakeBot(...settings);
  open.push(made.bot);
  return made;
};

afterEach(() => {
  for (const bot of open.splice(0)) bot.close();
});

describe("choosing", () => {
  test.each(variants)("gives a legal action of %s", async (id) => {
    const { bot } = await newBot({ variant: variant(id) });
    const game = Game.start(bot.variant);
    expect(game.actions).toContain(await bot.choose(game, { nodes: 500 }));
    expect(game.actions).toContain(await bot.choose(game, { milliseconds: 0 }));
  });

  test("tells what it knows after each depth, and the answer agrees with the last", async () => {
    const { bot } = await newBot();
    const infos: SearchInfo[] = [];
    const answer = await bot.analyse(Game.start(katro), {
      depth: 4,
      onInfo: (info) => infos.push(info),
    });
    expect(infos.map((info) => info.depth)).toEqual([1, 2, 3, 4]);
    expect(infos.at(-1)).toMatchObject({ score: answer.score, line: answer.line });
    expect(answer.action).toBe(answer.line[0]);
    expect(answer.line).toHaveLength(4);
  });

  test("an error of the listener is the answer's", async () => {
    const { bot } = await newBot();
    const onInfo = (): never => {
      throw new RangeError("not now");
    };
    await expect(bot.choose(Game.start(katro), { ...endless, onInfo })).rejects.toThrow("not now");
    expect(await bot.choose(Game.start(katro), { depth: 1 })).toMatch(/^C[1-6]$/);
  });

  test("gives the same action for the same seed, and others for others, at a level that wavers", async () => {
    const chosen = async (seed: number): Promise<string> => {
      const { bot } = await newBot({ level: 1, seed });
      return bot.choose(Game.start(katro), { depth: 1 });
    };
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const first = await Promise.all(seeds.map(chosen));
    expect(await Promise.all(seeds.map(chosen))).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  test("answers a single legal action without a long search", async () => {
    const { bot } = await newBot({ variant: variant("kimasai") });
    const game = Game.start(bot.variant);
    expect(game.actions).toEqual(["A2"]);
    expect(await bot.choose(game, endless)).toBe("A2");
  });
});

describe("stopping", () => {
  test("an abort settles the promise at once and frees the worker", async () => {
    const { bot, workers } = await newBot();
    const controller = new AbortController();
    const answer = bot.choose(Game.start(katro), { ...endless, signal: controller.signal });
    const settled = vi.fn<(reason: unknown) => void>();
    answer.catch(settled);
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(settled).not.toHaveBeenCalled();
    controller.abort();
    await Promise.resolve();
    await Promise.resolve();
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: "AbortError" }));
    expect(settled.mock.calls[0]![0]).toBeInstanceOf(DOMException);
    expect(await bot.choose(Game.start(katro), { depth: 1 })).toMatch(/^C[1-6]$/);
    expect(workers).toHaveLength(1);
  });

  test("a signal that was aborted before asks nothing", async () => {
    const { bot } = await newBot();
    const answer = bot.choose(Game.start(katro), { ...endless, signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  });

  test("a newer question stops the older one", async () => {
    const { bot } = await newBot();
    const older = bot.choose(Game.start(katro), endless);
    const refused = reasonOf(older);
    const newer = bot.analyse(Game.start(katro), { depth: 2 });
    expect(await refused).toEqual(coded("superseded"));
    expect((await newer).depth).toBe(2);
  });

  test("of many questions at once only the last is answered", async () => {
    const { bot } = await newBot();
    const asked = Array.from({ length: 20 }, () => bot.choose(Game.start(katro), { depth: 2 }));
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array<string>(19).fill("rejected"),
      "fulfilled",
    ]);
  });

  test("a worker that does not hear an abort is replaced", async () => {
    const deaf = hostThat({ search: never, ping: never, stop: never });
    const { bot, workers } = await newBot({ patience: impatient }, deaf);
    const controller = new AbortController();
    const answer = bot.choose(Game.start(katro), { ...endless, signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(await bot.choose(Game.start(katro), { depth: 1 })).toMatch(/^C[1-6]$/);
    expect(workers.map((worker) => worker.terminated)).toEqual([1, 0]);
  });
});

describe("closing", () => {
  test("rejects what is open and all that follows, and ends the worker once", async () => {
    const { bot, workers } = await newBot();
    const answer = bot.choose(Game.start(katro), endless);
    const refused = reasonOf(answer);
    bot.close();
    bot.close();
    expect(await refused).toEqual(coded("closed"));
    await expect(bot.choose(Game.start(katro), endless)).rejects.toEqual(coded("closed"));
    expect(workers.map((worker) => worker.terminated)).toEqual([1]);
  });

  test("while a new worker starts, that one is ended too", async () => {
    const { bot, workers } = await newBot({}, hostThat({}), { ready: never });
    workers[0]!.die();
    const answer = bot.choose(Game.start(katro), endless);
    const refused = reasonOf(answer);
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    bot.close();
    expect(await refused).toEqual(coded("closed"));
    expect(workers[1]!.terminated).toBe(1);
  });

  test("leaves no ports and no timers behind, 200 times", async () => {
    const resources = (): number =>
      process.getActiveResourcesInfo().filter((kind) => /MessagePort|Timeout/.test(kind)).length;
    const before = resources();
    for (let time = 0; time < 200; time++) {
      const { bot } = await newBot();
      await bot.choose(Game.start(katro), { depth: 1, onInfo: () => undefined });
      bot.close();
    }
    await vi.waitFor(() => expect(resources()).toBeLessThanOrEqual(before));
  });
});
