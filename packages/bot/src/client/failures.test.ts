import { Game, variant } from "@magomba/engine";
import { afterEach, describe, expect, test } from "vitest";
import {
  coded,
  endless,
  fakeBot,
  FakeWorker,
  hostThat,
  impatient,
  never,
} from "../../test/fake-worker.ts";
import type { BotErrorCode } from "../errors.ts";
import type { Level, SearchOptions } from "../types.ts";
import { protocolVersion } from "../worker/protocol.ts";
import { openBot } from "./bot.ts";
import type { Bot, BotSettings } from "./bot.ts";

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

describe("workers that fail", () => {
  test("one that never answers is given up", async () => {
    await expect(newBot({ patience: { start: 100 } }, { ready: never })).rejects.toEqual(
      coded("worker-silent"),
    );
  });

  test("one that cannot be started", async () => {
    const start = (): never => {
      throw new DOMException("another origin", "SecurityError");
    };
    await expect(openBot({ variant: katro }, start)).rejects.toEqual(coded("worker-blocked"));
  });

  test("one whose script does not load", async () => {
    const start = (): FakeWorker => {
      const worker = new FakeWorker({ ready: never });
      queueMicrotask(() => worker.die());
      return worker;
    };
    await expect(openBot({ variant: katro }, start)).rejects.toEqual(coded("worker-load"));
  });

  test("one of another version", async () => {
    const older = hostThat({ ready: () => protocolVersion - 1 });
    await expect(newBot({}, older)).rejects.toEqual(coded("worker-version"));
  });

  test("one that cannot read the variant", async () => {
    const broken = { ...katro, definition: { ...katro.definition, format: 99 } };
    await expect(newBot({ variant: broken as never })).rejects.toEqual(coded("bad-variant"));
  });

  test("one that dies in a search; the next question starts another", async () => {
    const { bot, workers } = await newBot();
    const answer = bot.choose(Game.start(katro), endless);
    setTimeout(() => workers[0]!.die(), 30);
    await expect(answer).rejects.toEqual(coded("worker-died"));
    expect(await bot.choose(Game.start(katro), { depth: 1 })).toMatch(/^C[1-6]$/);
    expect(workers).toHaveLength(2);
  });

  test("one that falls silent in a search", async () => {
    const { bot } = await newBot({ patience: impatient }, hostThat({ search: never, ping: never }));
    const answer = bot.choose(Game.start(katro), endless);
    await expect(answer).rejects.toEqual(coded("worker-silent"));
  });

  test("one that is slow but alive is waited for", async () => {
    const later = { action: "C1", depth: 1, score: 0, nodes: 1, milliseconds: 0, line: ["C1"] };
    const slow = (): Promise<object> =>
      new Promise((resolve) => {
        setTimeout(resolve, 900, { ok: true, value: later });
      });
    const { bot } = await newBot({ patience: impatient }, hostThat({ search: slow }));
    expect(await bot.choose(Game.start(katro), endless)).toBe("C1");
  });

  test("one that throws", async () => {
    const throwing = (): never => {
      throw new RangeError("out of paper");
    };
    const { bot, workers } = await newBot({}, hostThat({ search: throwing }));
    const answer = bot.choose(Game.start(katro), endless);
    await expect(answer).rejects.toEqual(coded("search-failed"));
    await expect(answer).rejects.toThrow("out of paper");
    expect(workers).toHaveLength(1);
  });
});

describe("arguments", () => {
  test.each<[string, SearchOptions, BotErrorCode]>([
    ["no limit", {}, "no-limit"],
    ["negative milliseconds", { milliseconds: -1 }, "bad-limit"],
    ["milliseconds that are no number", { milliseconds: Number.NaN }, "bad-limit"],
    ["milliseconds as a text", { milliseconds: "100" as never }, "bad-limit"],
    ["depth 0", { depth: 0 }, "bad-limit"],
    ["depth 1.5", { depth: 1.5 }, "bad-limit"],
    ["depth 201", { depth: 201 }, "bad-limit"],
    ["0 nodes", { nodes: 0 }, "bad-limit"],
    ["endless time alone", { milliseconds: Infinity }, "no-limit"],
  ])("%s", async (_name, options, code) => {
    const { bot } = await newBot();
    await expect(bot.analyse(Game.start(katro), options)).rejects.toEqual(coded(code));
    await expect(bot.choose(Game.start(katro), options)).rejects.toEqual(coded(code));
  });

  test.each<[string, Partial<BotSettings>, BotErrorCode]>([
    ["level 0", { level: 0 as Level }, "bad-level"],
    ["level 9", { level: 9 as Level }, "bad-level"],
    ["level 2.5", { level: 2.5 as Level }, "bad-level"],
    ["a seed that is no number", { seed: Number.NaN }, "bad-seed"],
    ["half a seed", { seed: 0.5 }, "bad-seed"],
  ])("%s", async (_name, settings, code) => {
    await expect(newBot(settings)).rejects.toEqual(coded(code));
  });

  test("a finished game", async () => {
    const { bot } = await newBot();
    const game = Game.start(katro).resign("south");
    await expect(bot.choose(game, { depth: 1 })).rejects.toEqual(coded("game-over"));
  });

  test("a game of another variant, but not of an equal one", async () => {
    const { bot } = await newBot();
    const other = Game.start(variant("katro", { rows: 4 }));
    await expect(bot.choose(other, { depth: 1 })).rejects.toEqual(coded("other-variant"));
    expect(await bot.choose(Game.start(variant("katro")), { depth: 1 })).toMatch(/^C[1-6]$/);
  });
});
