import { Game, variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { FakeWorker, coded } from "../../test/fake-worker.ts";
import { openBot } from "../client/bot.ts";
import type { Bot, BotSettings } from "../client/bot.ts";
import { BotError } from "../errors.ts";
import type { Level } from "../types.ts";
import { answerBoards } from "./answer.ts";
import { opponentOffered, opponentWanted } from "./opponent.ts";
import type { Opponent } from "./opponent.ts";

const katro = variant("katro");
const tsoro = variant("tsoro", { columns: 8 });
const patience = { start: 20_000, work: 20_000 };

/** What the parts of the answering do with a page is all in events. */
function newPage(): Document {
  return new EventTarget() as Document;
}

/** A board as the bot sees it. */
function board(page: Document): Opponent[] {
  const seated: Opponent[] = [];
  const engage = (opponent: Opponent): boolean => {
    if (seated.length === 0) seated.push(opponent);
    return seated[0] === opponent;
  };
  page.dispatchEvent(Object.assign(new Event(opponentWanted, { bubbles: true }), { engage }));
  return seated;
}

/** Bots on fake workers, each counted with the level it was made for. */
function makers() {
  const workers: FakeWorker[] = [];
  const made: Level[] = [];
  const worker = async (settings: BotSettings) => {
    made.push(settings.level!);
    return openBot({ patience, ...settings }, () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    });
  };
  return { workers, made, worker };
}

const never = () => Promise.reject(new Error("not wanted"));
const quiet = (error: unknown): void => expect.fail(String(error));
const calm = { signal: new AbortController().signal, warn: quiet };

test("a board that asks gets an opponent who plays by the rules", async () => {
  const page = newPage();
  answerBoards(page, { ...makers(), page: never });
  const [opponent] = board(page);
  const game = Game.start(katro);
  expect(game.actions).toContain(await opponent!.choose(game, { level: 1, ...calm }));
  opponent!.leave();
});

test("boards that asked too early are invited to ask again", () => {
  const page = newPage();
  let invitations = 0;
  page.addEventListener(opponentOffered, () => (invitations += 1));
  answerBoards(page, { ...makers(), page: never });
  expect(invitations).toBe(1);
});

test("of two scripts the first plays, and nobody hears the question twice", () => {
  const page = newPage();
  const stop = answerBoards(page, { ...makers(), page: never });
  answerBoards(page, { ...makers(), page: never });
  expect(board(page)).toHaveLength(1);
  stop();
  expect(board(page)).toHaveLength(1);
});

test("one that has stopped listening answers nobody", () => {
  const page = newPage();
  answerBoards(page, { ...makers(), page: never })();
  expect(board(page)).toHaveLength(0);
});

describe("workers", () => {
  test("are shared by boards with the same game and level, and end with the last of them", async () => {
    const page = newPage();
    const { workers, made, worker } = makers();
    answerBoards(page, { worker, page: never });
    const opponents = Array.from({ length: 50 }, () => board(page)[0]!);
    const games = opponents.map(() => Game.start(variant("katro")));
    const answers = await Promise.all(
      opponents.map((opponent, index) => opponent.choose(games[index]!, { level: 1, ...calm })),
    );
    expect(answers.every((answer, index) => games[index]!.actions.includes(answer))).toBe(true);
    expect(made).toEqual([1]);
    for (const opponent of opponents.slice(1)) opponent.leave();
    expect(await opponents[0]!.choose(games[0]!, { level: 1, ...calm })).toMatch(/^C\d$/);
    opponents[0]!.leave();
    await Promise.resolve();
    expect(workers.map(({ terminated }) => terminated)).toEqual([1]);
  });

  test.each([
    [2, 2, "the weak ones answer side by side"],
    [8, 1, "of the strong ones one thinks at a time"],
  ])("at level %i %i of two games' bots think at once: %s", async (level, together) => {
    const page = newPage();
    let thinking = 0;
    let most = 0;
    const choose = async (game: Game): Promise<string> => {
      most = Math.max(most, (thinking += 1));
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      thinking -= 1;
      return game.actions[0]!;
    };
    const worker = ({ variant: rules }: BotSettings): Promise<Bot> =>
      Promise.resolve({ variant: rules, level: 8, choose, analyse: never, close: () => {} });
    answerBoards(page, { worker, page: never });
    await Promise.all(
      [katro, tsoro].map((rules) => board(page)[0]!.choose(Game.start(rules), { level, ...calm })),
    );
    expect(most).toBe(together);
  });

  test("change with the game and the level, and the old one ends", async () => {
    const page = newPage();
    const { workers, made, worker } = makers();
    answerBoards(page, { worker, page: never });
    const [opponent] = board(page);
    await opponent!.choose(Game.start(katro), { level: 1, ...calm });
    await opponent!.choose(Game.start(katro), { level: 2, ...calm });
    await opponent!.choose(Game.start(tsoro), { level: 2, ...calm });
    opponent!.leave();
    opponent!.leave();
    await Promise.resolve();
    expect(made).toEqual([1, 2, 2]);
    expect(workers.map(({ terminated }) => terminated)).toEqual([1, 1, 1]);
  });

  test.each([Number.NaN, 0, 9, 2.5])("level %s is the usual one", async (level) => {
    const page = newPage();
    const { made, worker } = makers();
    answerBoards(page, { worker, page: never });
    const [opponent] = board(page);
    await opponent!.choose(Game.start(katro), { level, ...calm });
    opponent!.leave();
    expect(made).toEqual([4]);
  });

  test("that cannot start are told of once, and the page's own thread plays", async () => {
    const page = newPage();
    const { worker } = makers();
    let tries = 0;
    const blocked = (): Promise<never> => {
      tries += 1;
      return Promise.reject(new BotError("worker-blocked", "a policy"));
    };
    answerBoards(page, { worker: blocked, page: worker });
    const troubles: unknown[] = [];
    const warn = (error: unknown): unknown => troubles.push(error);
    const game = Game.start(katro);
    for (const level of [1, 2]) {
      const [opponent] = board(page);
      // One after the other: the second must know what the first found out.
      // oxlint-disable-next-line no-await-in-loop
      expect(game.actions).toContain(await opponent!.choose(game, { ...calm, level, warn }));
      opponent!.leave();
    }
    expect(tries).toBe(1);
    expect(troubles).toEqual([coded("worker-blocked"), coded("worker-blocked")]);
  });
});

test("when nothing can play the question is refused, and the next one tries anew", async () => {
  const page = newPage();
  const { worker } = makers();
  let tries = 0;
  const once = async (settings: BotSettings) => {
    tries += 1;
    if (tries === 1) throw new BotError("bad-variant", "not read");
    return worker(settings);
  };
  answerBoards(page, { worker: once, page: never });
  const [opponent] = board(page);
  const game = Game.start(katro);
  await expect(opponent!.choose(game, { level: 1, ...calm })).rejects.toEqual(coded("bad-variant"));
  expect(game.actions).toContain(await opponent!.choose(game, { level: 1, ...calm }));
  opponent!.leave();
});

test("an abort is heard, and the next question in line is answered", async () => {
  const page = newPage();
  answerBoards(page, { ...makers(), page: never });
  const [opponent] = board(page);
  const game = Game.start(katro);
  const controller = new AbortController();
  const { signal } = controller;
  const first = opponent!.choose(game, { level: 8, signal, warn: quiet });
  const second = opponent!.choose(game, { level: 1, ...calm });
  controller.abort();
  await expect(first).rejects.toMatchObject({ name: "AbortError" });
  expect(game.actions).toContain(await second);
  opponent!.leave();
});
