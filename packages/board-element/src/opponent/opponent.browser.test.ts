import { afterEach, describe, expect, test, vi } from "vitest";
import type { Game } from "@magomba/engine";
import { cleanStage, heard, hole, line, mount, tap } from "../../test/stage.ts";
import type { BoardEvent, MancalaBoard } from "../index.ts";
import { opponentOffered } from "./opponent.ts";
import type { Opponent, OpponentRequest, OpponentWanted } from "./opponent.ts";

cleanStage();

/** Plays the first legal action, and remembers what was asked of it. */
class FirstAction implements Opponent {
  readonly asked: OpponentRequest[] = [];
  left = 0;

  choose(game: Game, request: OpponentRequest): Promise<string> {
    this.asked.push(request);
    return Promise.resolve(game.actions[0]!);
  }

  leave(): void {
    this.left += 1;
  }
}

/** Never answers. */
class Ponderer extends FirstAction {
  override choose(_game: Game, request: OpponentRequest): Promise<string> {
    this.asked.push(request);
    return new Promise(() => undefined);
  }
}

/** Cannot play at all. */
class Absentee extends FirstAction {
  override choose(_game: Game, request: OpponentRequest): Promise<string> {
    this.asked.push(request);
    return Promise.reject(Object.assign(new Error("no thread"), { code: "worker-blocked" }));
  }
}

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Seats the same opponent at every board that asks, as a script on the page does. */
function serve<Kind extends Opponent>(opponent: Kind): Kind {
  const answer = (event: OpponentWanted): unknown => event.engage(opponent);
  document.body.addEventListener("mancala-opponent-wanted", answer);
  stops.push(() => document.body.removeEventListener("mancala-opponent-wanted", answer));
  document.dispatchEvent(new Event(opponentOffered));
  return opponent;
}

/** Waits until so many actions have been played. */
async function played(board: MancalaBoard, plies: number): Promise<void> {
  await vi.waitFor(() => expect(board.game?.history).toHaveLength(plies), 5000);
  await board.settled;
}

/** Waits until the reader sits at one side: his rows then get other names, and a click looks for its hole by the name. */
async function seated(board: MancalaBoard): Promise<void> {
  await vi.waitFor(() => expect(hole(board, "C1").ariaLabel).toContain("your"), 5000);
}

const katro = { variant: "katro", bot: "north", level: 3 } as const;

describe("an opponent", () => {
  test("answers each turn of the reader, and what it plays is reported", async () => {
    const opponent = serve(new FirstAction());
    const board = await mount(katro);
    const actions = heard(board, "mancala-action");
    await seated(board);
    await tap(hole(board, "C1"));
    await played(board, 2);
    expect(board.game?.side).toBe("south");
    expect(actions.map(({ action }) => action)).toEqual(board.game?.history);
    expect(opponent.asked).toHaveLength(1);
    expect(opponent.asked[0]?.level).toBe(3);
  });

  test("does not play into a game that is looked through, and goes on where the reader plays", async () => {
    const opponent = serve(new FirstAction());
    const board = await mount(katro);
    await seated(board);
    await tap(hole(board, "C1"));
    await played(board, 2);
    const { played: whole } = board;
    await board.goTo(1);
    expect(board.matches(":state(thinking)")).toBe(false);
    await board.goTo(2, { animate: true });
    expect(board.played).toBe(whole);
    expect(opponent.asked).toHaveLength(1);
    await board.goTo(0);
    await tap(hole(board, "C2"));
    await played(board, 2);
    expect(board.game?.history[0]).toBe("C2");
    expect(opponent.asked).toHaveLength(2);
    await board.undo();
    await vi.waitFor(() => expect(opponent.asked).toHaveLength(3));
  });

  test("plays at a speed of its own, where the page gives one", async () => {
    serve(new FirstAction());
    const board = await mount({ ...katro, botSpeed: 60_000 });
    await seated(board);
    await tap(hole(board, "C1"));
    await vi.waitFor(() => expect(board.matches(":state(animating)")).toBe(true), 5000);
    // The reader's own turn was shown at once; this is the answer.
    expect(board.game?.history).toHaveLength(2);
    board.skip();
    await board.settled;
    await tap(hole(board, board.game!.actions[0]!));
    expect(board.game?.history).toHaveLength(3);
    expect(board.matches(":state(animating)")).toBe(false);
  });

  test("that comes after the board is found all the same, inside a shadow root too", async () => {
    const house = document.createElement("div");
    document.body.append(house);
    const board = document.createElement("mancala-board");
    Object.assign(board, { ...katro, bot: "south", speed: 0, interactive: true });
    house.attachShadow({ mode: "open" }).append(board);
    await board.settled;
    serve(new FirstAction());
    await played(board, 1);
    expect(board.game?.side).toBe("north");
  });

  test("has its side to itself, and the reader has it while nobody is there", async () => {
    const board = await mount(katro);
    await tap(hole(board, "C1"));
    await board.settled;
    const [free] = board.game!.actions;
    await tap(hole(board, free!));
    await board.settled;
    expect(board.game?.history).toHaveLength(2);
    const opponent = serve(new Ponderer());
    await seated(board);
    await tap(hole(board, board.game!.actions[0]!));
    await board.settled;
    await vi.waitFor(() => expect(opponent.asked).toHaveLength(1));
    await tap(hole(board, board.game!.actions[0]!));
    await board.settled;
    expect(board.game?.history).toHaveLength(3);
  });

  test("plays for both sides when it is told to", async () => {
    serve(new FirstAction());
    const board = await mount({ ...katro, bot: "both", interactive: false });
    await played(board, 3);
    board.bot = "none";
    expect(board.game?.side).toBe("north");
  });

  test("is asked of a page that keeps the game, which plays the action itself", async () => {
    serve(new FirstAction());
    const own = await mount({ variant: "katro" });
    const game = own.game!;
    const board = await mount({ game, bot: "south" });
    const actions = heard(board, "mancala-action");
    await vi.waitFor(() => expect(actions).toHaveLength(1), 5000);
    expect(actions[0]?.action).toBe(game.actions[0]);
    expect(board.game).toBe(game);
  });

  test("hears that its answer is no longer wanted", async () => {
    const opponent = serve(new Ponderer());
    const board = await mount({ ...katro, bot: "south" });
    await vi.waitFor(() => expect(opponent.asked).toHaveLength(1));
    board.variant = "gore";
    await board.settled;
    await vi.waitFor(() => expect(opponent.asked).toHaveLength(2));
    expect(opponent.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    board.remove();
    expect(opponent.asked[1]?.signal.aborted).toBe(true);
    expect(opponent.left).toBe(1);
  });

  test("leaves with the attribute, and comes back when the board does", async () => {
    const opponent = serve(new Ponderer());
    // What seats an opponent is loaded after the board is drawn.
    const wanted = heard(document.body, "mancala-opponent-wanted");
    const board = await mount(katro);
    await vi.waitFor(() => expect(wanted).toHaveLength(1), 5000);
    board.remove();
    expect(opponent.left).toBe(1);
    document.body.append(board);
    await vi.waitFor(() => expect(wanted).toHaveLength(2), 5000);
    board.setAttribute("bot", "none");
    await board.settled;
    expect(opponent.left).toBe(2);
    expect(opponent.asked).toEqual([]);
  });
});

describe("an opponent that cannot play", () => {
  test("is reported, the line says so, and the reader plays both sides", async () => {
    const opponent = serve(new Absentee());
    const board = await mount({ ...katro, language: "en" });
    const errors = heard(board, "mancala-error");
    await seated(board);
    await tap(hole(board, "C1"));
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(["worker-blocked"]));
    await board.settled;
    expect(line(board)).toContain("worker-blocked");
    expect(opponent.left).toBe(1);
    await tap(hole(board, board.game!.actions[0]!));
    await played(board, 2);
  });

  test("is asked once, and a better one may come later", async () => {
    const absentee = serve(new Absentee());
    const board = await mount({ ...katro, bot: "none" });
    const errors = heard(board, "mancala-error");
    board.bot = "south";
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    await board.settled;
    expect(absentee.asked).toHaveLength(1);
    stops.pop()?.();
    serve(new FirstAction());
    await played(board, 1);
  });

  test("an answer that is not legal counts as a failure", async () => {
    const cheat = new FirstAction();
    cheat.choose = () => Promise.resolve("Z99");
    serve(cheat);
    const board = await mount({ ...katro, bot: "south" });
    const errors = heard(board, "mancala-error");
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(["malformed-action"]));
    expect(board.game?.history).toEqual([]);
  });

  test("trouble that does not keep it from playing is reported only", async () => {
    const helped = new FirstAction();
    helped.choose = (game, { warn }) => {
      warn(Object.assign(new Error("no thread"), { code: "worker-load" }));
      return Promise.resolve(game.actions[0]!);
    };
    const errors: string[] = [];
    const listen = ({ code }: BoardEvent<"mancala-error">): unknown => errors.push(code);
    document.addEventListener("mancala-error", listen);
    serve(helped);
    const board = await mount({ ...katro, bot: "south" });
    await played(board, 1);
    document.removeEventListener("mancala-error", listen);
    expect(errors).toEqual(["worker-load"]);
    expect(line(board)).not.toContain("worker-load");
  });
});
