import { Game, IllegalActionError, variant } from "@magomba/engine";
import { beforeEach, describe, expect, it } from "vitest";
import { human, usualBot, type Seats } from "./seats.ts";
import { plyOf, Session, type SessionState } from "./session.ts";

const people: Seats = { south: human, north: human };
const againstBot: Seats = { south: human, north: usualBot };
const bots: Seats = { south: usualBot, north: usualBot };

let session: Session;
beforeEach(() => {
  session = new Session();
});

function state(): SessionState {
  const now = session.state;
  if (now === undefined) throw new Error("nothing is being played");
  return now;
}

function open(seats: Seats, id = "kimasai"): void {
  session.open(Game.start(variant(id)), seats);
}

/** Plays the first legal action, for whoever must act. */
function step(): string {
  const { game, seats, sequence } = state();
  const action = game.actions[0] ?? "none";
  const played =
    seats[game.side].kind === "bot" ? session.answer(sequence, action) : session.play(action);
  expect(played).toBe(true);
  return action;
}

describe("playing", () => {
  it("has no state before a game is opened and after it is left", () => {
    expect(session.state).toBeUndefined();
    open(people);
    expect(state().game.plies).toBe(0);
    session.leave();
    expect(session.state).toBeUndefined();
  });

  it("plays a person's action and shows it", () => {
    open(people);
    const action = step();
    expect(state().game.history).toEqual([action]);
    expect(state().shown).toBe(state().game);
    expect(state().motion).toBe("play");
  });

  it("throws the engine's error for an illegal action and changes nothing", () => {
    open(people);
    const before = state();
    expect(() => session.play("B1")).toThrow(IllegalActionError);
    expect(() => session.play("<script>")).toThrow(IllegalActionError);
    expect(state()).toBe(before);
  });

  it("refuses a person's action when it is the bot's turn", () => {
    open(bots);
    expect(session.play(state().game.actions[0] ?? "")).toBe(false);
    expect(state().game.plies).toBe(0);
  });

  it("refuses a person's action while an earlier moment is shown", () => {
    open(people);
    step();
    session.look(0);
    expect(session.play(state().game.actions[0] ?? "")).toBe(false);
  });

  it("counts games, so that an address can tell a new one from a move", () => {
    open(people);
    const first = state().round;
    step();
    expect(state().round).toBe(first);
    open(people);
    expect(state().round).toBe(first + 1);
  });
});

describe("bots", () => {
  it("takes an answer thought out for the present state only", () => {
    open(againstBot);
    step();
    const { sequence, game } = state();
    const answer = game.actions[0] ?? "";
    expect(session.answer(sequence - 1, answer)).toBe(false);
    expect(session.answer(sequence, answer)).toBe(true);
    expect(session.answer(sequence, state().game.actions[0] ?? "")).toBe(false);
  });

  it.each([
    ["undo", () => session.undo()],
    ["another game", () => open(againstBot, "katro")],
    ["other seats", () => session.seat(people)],
    ["a halt", () => session.stop()],
    ["resignation", () => session.resign()],
    ["leaving", () => session.leave()],
  ])("an answer is void after %s", (_name, change) => {
    open(againstBot);
    step();
    const { sequence, game } = state();
    change();
    const after = session.state;
    expect(session.answer(sequence, game.actions[0] ?? "")).toBe(false);
    expect(session.state).toBe(after);
  });

  it("an answer stays good while a person only looks back", () => {
    open(againstBot);
    step();
    const { sequence, game } = state();
    session.thinking(sequence, "north");
    session.look(0);
    expect(session.answer(sequence, game.actions[0] ?? "")).toBe(true);
    expect(state().game.plies).toBe(2);
    expect(plyOf(state().shown)).toBe(0);
  });

  it("says what the bot is about, and forgets it with the next action", () => {
    open(againstBot);
    step();
    const { sequence } = state();
    session.thinking(sequence, "north");
    expect(state().bot).toEqual({ kind: "thinking", side: "north" });
    session.failed(sequence, "north", "worker-died");
    expect(state().bot).toEqual({ kind: "failed", side: "north", code: "worker-died" });
    session.resume();
    expect(state().bot).toEqual({ kind: "idle" });
    session.failed(sequence, "north", "too late");
    expect(state().bot).toEqual({ kind: "idle" });
  });

  it("a halt lasts until someone lets the bots go on", () => {
    open(againstBot);
    session.stop();
    step();
    expect(state().bot).toEqual({ kind: "stopped" });
    session.resume();
    expect(state().bot).toEqual({ kind: "idle" });
  });
});

describe("undo and redo", () => {
  it("goes back one action between two people, and forth again", () => {
    open(people);
    step();
    step();
    const { game } = state();
    expect(session.undo()).toBe(true);
    expect(state().game).toBe(game.previous);
    expect(session.redo()).toBe(true);
    expect(state().game).toBe(game);
    expect(session.redo()).toBe(false);
  });

  it("goes back to the person's last decision against a bot", () => {
    open(againstBot);
    step();
    step();
    step();
    step();
    const { game } = state();
    session.undo();
    expect(state().game.plies).toBe(2);
    expect(state().game.side).toBe("south");
    session.redo();
    expect(state().game).toBe(game);
  });

  it("takes back the person's action alone while the bot still thinks", () => {
    open(againstBot);
    step();
    session.undo();
    expect(state().game.plies).toBe(0);
  });

  it("has nothing to take back when only the bot has acted", () => {
    open({ south: usualBot, north: human });
    step();
    expect(session.undo()).toBe(false);
    expect(state().game.plies).toBe(1);
  });

  it("halts two bots, one action back", () => {
    open(bots);
    step();
    step();
    expect(session.undo()).toBe(true);
    expect(state().game.plies).toBe(1);
    expect(state().bot).toEqual({ kind: "stopped" });
  });

  it("goes back within a turn of several actions", () => {
    const text = "0,2,0,0,0,0,0,0/0,0,0,0,0,0,2,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,2,2 S - 0:26";
    session.open(Game.from(variant("nsolo"), text, { anyTotal: true }), people);
    session.play("B8");
    expect(state().game.phase).toBe("take:2");
    session.play("xb2");
    expect(state().game.phase).toBe("take:1");
    session.undo();
    expect(state().game.phase).toBe("take:2");
  });

  it("forgets what was taken back once something else is played", () => {
    open(people);
    step();
    session.undo();
    session.play(state().game.actions.at(-1) ?? "");
    expect(state().future).toEqual([]);
    expect(session.redo()).toBe(false);
  });

  it("takes the end back with the action that brought it, and the game can go another way", () => {
    const start = Game.from(variant("kalah"), "0,0,0,0,1,0/0,0,0,0,1,1 S - 30:15");
    session.open(start, people);
    const first = start.actions.find((action) => start.play(action).result === undefined) ?? "";
    session.play(first);
    while (state().game.result === undefined) step();
    const ended = state().game;
    expect(session.redo()).toBe(false);
    session.undo();
    expect(state().game.result).toBeUndefined();
    session.redo();
    expect(state().game).toBe(ended);
    while (session.undo());
    const other = start.actions.find((action) => action !== first) ?? "";
    session.play(other);
    expect(session.redo()).toBe(false);
    expect(state().game.history).toEqual([other]);
  });

  it("undoes all of a game, redoes all of it, and opens afresh", () => {
    open(people, "katro");
    for (let count = 0; count < 40 && state().game.result === undefined; count += 1) step();
    const { game } = state();
    while (session.undo());
    expect(state().game.plies).toBe(0);
    expect(state().game.result).toBeUndefined();
    while (session.redo());
    expect(state().game).toBe(game);
    open(people, "katro");
    expect(session.undo()).toBe(false);
    expect(session.redo()).toBe(false);
  });
});

describe("resigning", () => {
  it("is the only person's to do, whoever must act", () => {
    open(againstBot);
    step();
    expect(session.resign()).toBe(true);
    expect(state().game.result).toMatchObject({ winner: "north", reason: "resigned" });
  });

  it("is taken back alone, and another move can then be played", () => {
    open(againstBot);
    step();
    session.resign();
    session.undo();
    expect(state().game.result).toBeUndefined();
    expect(state().game.plies).toBe(1);
    step();
    expect(state().game.plies).toBe(2);
  });

  it("ends the game for good: nobody can act or resign again", () => {
    open(people);
    session.resign();
    expect(state().game.result).toMatchObject({ winner: "north" });
    expect(session.resign()).toBe(false);
    expect(session.play("B1")).toBe(false);
  });

  it("is not for bots", () => {
    open(bots);
    expect(session.resign()).toBe(false);
  });
});

describe("looking back", () => {
  it("shows an earlier moment without touching the game", () => {
    open(people);
    step();
    step();
    const { game, sequence } = state();
    session.look(1);
    expect(state().shown).toBe(game.previous);
    expect(state().game).toBe(game);
    expect(state().sequence).toBe(sequence);
    session.look(undefined);
    expect(state().shown).toBe(game);
  });

  it("returns to the game on undo", () => {
    open(people);
    step();
    step();
    session.look(0);
    session.undo();
    expect(state().shown).toBe(state().game);
  });
});

describe("listeners", () => {
  it("hear of every change until they leave", () => {
    let heard = 0;
    const leave = session.subscribe(() => {
      heard += 1;
    });
    open(people);
    step();
    expect(heard).toBe(2);
    leave();
    step();
    expect(heard).toBe(2);
  });

  it("never see an old state after a newer one, even when one of them changes it", () => {
    const seen: number[] = [];
    session.subscribe(() => {
      if (state().game.plies === 1) session.undo();
    });
    session.subscribe(() => {
      seen.push(state().sequence);
    });
    open(people);
    step();
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(state().game.plies).toBe(0);
  });
});
