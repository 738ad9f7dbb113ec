import { Game, variant, type Variant } from "@magomba/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { human, usualBot, type Level, type Seats } from "../state/seats.ts";
import { Session, type SessionState } from "../state/session.ts";
import { BotPlayer, type Thinker } from "./bot-player.ts";

interface Question {
  readonly game: Game;
  readonly signal: AbortSignal;
  readonly answer: (action: string) => void;
  readonly fail: (error: Error) => void;
}

/** A bot that answers when the test says so. */
class FakeBot implements Thinker {
  readonly variant: Variant;
  readonly level: Level;
  closed = false;
  readonly #asked: (question: Question) => void;

  constructor(made: Variant, level: Level, asked: (question: Question) => void) {
    this.variant = made;
    this.level = level;
    this.#asked = asked;
  }

  choose(game: Game, { signal }: { signal: AbortSignal }): Promise<string> {
    return new Promise((answer, fail) => {
      signal.addEventListener("abort", () => fail(new DOMException("aborted", "AbortError")));
      this.#asked({ game, signal, answer, fail });
    });
  }

  close(): void {
    this.closed = true;
  }
}

class CodedError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const againstBot: Seats = { south: human, north: usualBot };
const bots: Seats = { south: usualBot, north: usualBot };

let session: Session;
let questions: Question[];
let made: FakeBot[];
let refuse: Error | undefined;
let player: BotPlayer;

beforeEach(() => {
  vi.useFakeTimers();
  session = new Session();
  questions = [];
  made = [];
  refuse = undefined;
  player = new BotPlayer({
    session,
    async connect(chosen, level) {
      if (refuse !== undefined) throw refuse;
      const bot = new FakeBot(chosen, level, (question) => questions.push(question));
      made.push(bot);
      return bot;
    },
    settled: async () => {},
  });
});
afterEach(() => {
  player.close();
  vi.useRealTimers();
});

function state(): SessionState {
  const now = session.state;
  if (now === undefined) throw new Error("nothing is being played");
  return now;
}

/** Lets everything that is due happen. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000);
}

function last(): Question {
  const question = questions.at(-1);
  if (question === undefined) throw new Error("the bot was not asked");
  return question;
}

function open(seats: Seats, id = "katro"): void {
  session.open(Game.start(variant(id)), seats);
}

async function botToThink(): Promise<Question> {
  open(againstBot);
  session.play(state().game.actions[0] ?? "");
  await settle();
  return last();
}

describe("a bot's turn", () => {
  it("is not taken while a person must act", async () => {
    open(againstBot);
    await settle();
    expect(questions).toHaveLength(0);
    expect(made).toHaveLength(0);
  });

  it("is thought about, shown as such, and played", async () => {
    const { game, answer } = await botToThink();
    expect(state().bot).toEqual({ kind: "thinking", side: "north" });
    expect(game).toBe(state().game);
    answer(game.actions[1] ?? "");
    await settle();
    expect(state().game.lastAction).toBe(game.actions[1]);
    expect(state().bot).toEqual({ kind: "idle" });
  });

  it("follows another without end when bots play both sides, with one bot of a strength", async () => {
    open(bots);
    for (let count = 0; count < 10; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other
      await settle();
      last().answer(state().game.actions[0] ?? "");
    }
    await settle();
    expect(state().game.plies).toBe(10);
    expect(made).toHaveLength(1);
  });

  it("ends with the game", async () => {
    open(againstBot);
    session.resign();
    await settle();
    expect(questions).toHaveLength(0);
  });
});

describe("thinking", () => {
  it.each([
    ["undo", () => session.undo()],
    ["a halt", () => session.stop()],
    ["other seats", () => session.seat({ south: human, north: human })],
    ["resignation", () => session.resign()],
    ["another game", () => open({ south: human, north: human }, "gore")],
    ["leaving", () => session.leave()],
  ])("is aborted by %s, and a late answer changes nothing", async (_name, change) => {
    const question = await botToThink();
    change();
    const after = session.state;
    expect(question.signal.aborted).toBe(true);
    question.answer(question.game.actions[0] ?? "");
    await settle();
    expect(session.state).toBe(after);
  });

  it("goes on while a person looks back", async () => {
    const question = await botToThink();
    session.look(0);
    expect(question.signal.aborted).toBe(false);
    question.answer(question.game.actions[0] ?? "");
    await settle();
    expect(state().game.plies).toBe(2);
  });

  it("begins again after a halt is lifted", async () => {
    await botToThink();
    session.stop();
    await settle();
    expect(questions).toHaveLength(1);
    session.resume();
    await settle();
    expect(questions).toHaveLength(2);
    last().answer(state().game.actions[0] ?? "");
    await settle();
    expect(state().game.plies).toBe(2);
  });

  it("never crosses games that are changed quickly", async () => {
    for (const id of ["katro", "gore", "kimasai", "katro", "nsolo"]) {
      session.open(Game.start(variant(id)), bots);
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      await vi.advanceTimersByTimeAsync(1);
    }
    await settle();
    for (const { game, answer } of questions) answer(game.actions[0] ?? "");
    await settle();
    expect(state().game.variant.id).toBe("nsolo");
    expect(state().game.plies).toBe(1);
    expect(made.filter((bot) => !bot.closed).map((bot) => bot.variant.id)).toEqual(["nsolo"]);
  });
});

describe("a bot that fails", () => {
  it("is told with its code, and can be tried again with a new bot", async () => {
    const { fail } = await botToThink();
    fail(new CodedError("worker-died"));
    await settle();
    expect(state().bot).toEqual({ kind: "failed", side: "north", code: "worker-died" });
    expect(made[0]?.closed).toBe(true);
    session.resume();
    await settle();
    expect(made).toHaveLength(2);
    last().answer(state().game.actions[0] ?? "");
    await settle();
    expect(state().game.plies).toBe(2);
  });

  it("to come at all is told too", async () => {
    refuse = new CodedError("worker-blocked");
    open(bots);
    await settle();
    expect(state().bot).toMatchObject({ kind: "failed", code: "worker-blocked" });
    refuse = undefined;
    session.resume();
    await settle();
    expect(state().bot).toMatchObject({ kind: "thinking" });
  });

  it("by an illegal answer is told, and the game stays as it was", async () => {
    const { answer, game } = await botToThink();
    answer("Z99");
    await settle();
    expect(state().bot.kind).toBe("failed");
    expect(state().game).toBe(game);
  });

  it("leaves its side to a person who takes it over", async () => {
    const { fail } = await botToThink();
    fail(new Error("anything"));
    await settle();
    session.seat({ south: human, north: human });
    expect(session.play(state().game.actions[0] ?? "")).toBe(true);
  });
});

describe("bots", () => {
  it("are closed when nobody needs them any more", async () => {
    await botToThink();
    session.seat({ south: human, north: { ...usualBot, level: 8 } });
    await settle();
    expect(made.map(({ level, closed }) => [level, closed])).toEqual([
      [usualBot.level, true],
      [8, false],
    ]);
    session.leave();
    await settle();
    expect(made.every(({ closed }) => closed)).toBe(true);
  });
});
