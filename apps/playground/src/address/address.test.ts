import { Game, variant } from "@magomba/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { human, type Seats } from "../state/seats.ts";
import { Session } from "../state/session.ts";
import { Address, type AddressBar } from "./address.ts";
import { encodeLink } from "./link.ts";

const people: Seats = { south: human, north: human };

/** A browser's history, without the browser. */
class FakeBar implements AddressBar {
  readonly entries: string[];
  writes = 0;

  constructor(first: string) {
    this.entries = [first];
  }

  read(): string {
    return this.entries.at(-1) ?? "";
  }

  write(fragment: string, entry: "same" | "new"): void {
    this.writes += 1;
    if (entry === "same") this.entries.pop();
    this.entries.push(fragment);
  }
}

function page(first = ""): { session: Session; bar: FakeBar; address: Address } {
  const session = new Session();
  const bar = new FakeBar(first);
  const address = new Address(session, bar, () => people);
  address.read();
  return { session, bar, address };
}

const start = Game.start(variant("katro"));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the address", () => {
  it("gets a new entry for each game, at once", () => {
    const { session, bar } = page();
    session.open(start, people);
    expect(bar.entries).toEqual(["", encodeLink(start).link]);
    session.open(Game.start(variant("gore")), people);
    expect(bar.entries).toHaveLength(3);
  });

  it("keeps the entry up to date with each move of people, at once", () => {
    const { session, bar } = page();
    session.open(start, people);
    for (let count = 0; count < 5; count += 1) {
      session.play(session.state?.game.actions[0] ?? "");
      expect(bar.entries).toEqual(["", encodeLink(session.state?.game ?? start).link]);
    }
  });

  it("changes no more often than browsers allow when bots play fast, and catches up", () => {
    const { session, bar } = page();
    session.open(Game.start(variant("kimasai")), people);
    const moves = 500;
    for (let count = 0; count < moves; count += 1) {
      vi.advanceTimersByTime(20);
      const action = session.state?.game.actions[0];
      if (action === undefined) session.undo();
      else session.play(action);
    }
    const seconds = (moves * 20) / 1000;
    expect(bar.writes).toBeLessThan((100 * seconds) / 30 + 15);
    vi.advanceTimersByTime(1000);
    expect(bar.entries).toEqual(["", encodeLink(session.state?.game ?? start).link]);
  });

  it("follows undo", () => {
    const { session, bar } = page();
    session.open(start, people);
    session.play(start.actions[0] ?? "");
    vi.advanceTimersByTime(1000);
    session.undo();
    vi.advanceTimersByTime(1000);
    expect(bar.read()).toBe(encodeLink(start).link);
  });

  it("is written at once when the page goes away", () => {
    const { session, bar, address } = page();
    session.open(Game.start(variant("kimasai")), people);
    for (let count = 0; count < 30; count += 1) {
      session.play(session.state?.game.actions[0] ?? "");
    }
    const now = encodeLink(session.state?.game ?? start).link;
    expect(bar.read()).not.toBe(now);
    address.flush();
    expect(bar.read()).toBe(now);
  });

  it("opens the game it names", () => {
    const game = start.play(start.actions[2] ?? "");
    const { session, bar, address } = page(encodeLink(game).link);
    expect(session.state?.game.position).toBe(game.position);
    expect(address.problem).toBeUndefined();
    expect(bar.writes).toBe(0);
  });

  it("with a broken link shows the reason, opens no game, and stays as it is", () => {
    const link = encodeLink(start).link.slice(0, -2);
    const { session, bar, address } = page(link);
    expect(address.problem).toBe("link-malformed");
    expect(session.state).toBeUndefined();
    expect(bar.entries).toEqual([link]);
  });

  it("forgets the reason once a game is opened", () => {
    const { session, address } = page("AQAF");
    session.open(start, people);
    expect(address.problem).toBeUndefined();
  });

  it("closes the game when it is emptied, and writes nothing of it afterwards", () => {
    const { session, bar, address } = page();
    session.open(start, people);
    session.play(start.actions[0] ?? "");
    bar.entries.push("");
    address.read();
    vi.advanceTimersByTime(1000);
    expect(session.state).toBeUndefined();
    expect(bar.read()).toBe("");
  });

  it("goes back to an earlier game", () => {
    const { session, bar, address } = page();
    session.open(start, people);
    session.open(Game.start(variant("gore")), people);
    bar.entries.pop();
    address.read();
    expect(session.state?.game.variant.id).toBe("katro");
    expect(bar.entries).toHaveLength(2);
  });
});
