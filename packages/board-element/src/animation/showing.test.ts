import { Game } from "@magomba/engine/game";
import { kimasai } from "@magomba/engine/variants/kimasai";
import type { ReactiveControllerHost } from "lit";
import { describe, expect, test } from "vitest";
import type { Playback, PlaybackListener } from "./playback.ts";
import { Showing } from "./showing.ts";

const start = Game.start(kimasai());
const one = start.play("A2");
const two = one.play(one.actions[0]!);

/** What is told of a game: after how many actions it stands, and how many of them are new. */
type Told = readonly [plies: number, news: number];

/** A board whose player of turns comes when it is let, or is refused, and then shows every game at once. */
class Stage {
  readonly told: Told[] = [];
  readonly errors: unknown[] = [];
  /** Games that the player of turns was asked to show, by their plies, with the speed. */
  readonly played: (readonly [plies: number | undefined, speed: number])[] = [];
  let: () => void = () => {};
  refuse: () => void = () => {};
  asked = 0;
  readonly showing: Showing;
  #now: Game | undefined;

  constructor() {
    const host = { requestUpdate: () => {} } as unknown as ReactiveControllerHost & HTMLElement;
    const listener = {
      stepped: () => {},
      lap: String,
      settled: (_: Game | undefined, games: readonly Game[]) =>
        this.told.push([this.showing.state ? this.plies : -1, games.length]),
    };
    const loaded = (error?: unknown): unknown => error === undefined || this.errors.push(error);
    this.showing = new Showing(host, listener, loaded, (its) => this.#load(its));
  }

  /** After how many actions the position on the board stands. */
  get plies(): number {
    const seeds = JSON.stringify(this.showing.state?.seeds);
    return [start, one, two].findIndex((game) => JSON.stringify(game.seeds) === seeds);
  }

  #load(listener: PlaybackListener): Promise<Playback> {
    this.asked += 1;
    const now = (): Game | undefined => this.#now;
    const playback = {
      playing: false,
      get state() {
        return now()?.state;
      },
      change: (game: Game | undefined, speed: number) => {
        if (game === this.#now) return;
        this.#now = game;
        this.played.push([game?.plies, speed]);
        listener.settled(undefined, []);
      },
      settled: () => Promise.resolve(),
      skip: () => {},
    };
    return new Promise((resolve, reject) => {
      this.let = () => resolve(playback as unknown as Playback);
      this.refuse = () => reject(new Error("no network"));
    });
  }
}

describe("the first game", () => {
  test("is shown at once, and nothing is loaded", () => {
    const { showing, told, asked } = new Stage();
    showing.change(start, 200);
    expect(showing.state?.seeds).toEqual(start.seeds);
    expect(showing.playing).toBe(false);
    expect(told).toEqual([[0, 0]]);
    expect(asked).toBe(0);
  });

  test("with a turn behind it gets that turn's marks a little later, and is told of once", async () => {
    const stage = new Stage();
    stage.showing.change(one, 200);
    expect(stage.told).toEqual([[1, 0]]);
    stage.let();
    await stage.showing.settled();
    expect(stage.told).toEqual([[1, 0]]);
    expect(stage.played).toEqual([[1, 0]]);
  });
});

describe("a turn", () => {
  test("is played from where the board stood, once what plays it has come", async () => {
    const stage = new Stage();
    stage.showing.change(start, 200);
    stage.showing.change(one, 200);
    stage.showing.change(two, 150);
    expect(stage.plies).toBe(0);
    expect(stage.showing.playing).toBe(true);
    stage.let();
    await stage.showing.settled();
    expect(stage.played).toEqual([
      [0, 0],
      [2, 150],
    ]);
    expect(stage.plies).toBe(2);
  });

  test("that is skipped before then is shown at once, and told of with all its actions", async () => {
    const stage = new Stage();
    stage.showing.change(start, 200);
    stage.showing.change(two, 200);
    stage.showing.skip();
    expect(stage.plies).toBe(2);
    expect(stage.showing.playing).toBe(false);
    expect(stage.told).toEqual([
      [0, 0],
      [2, 2],
    ]);
    stage.let();
    await stage.showing.settled();
    expect(stage.told).toHaveLength(2);
    expect(stage.played).toEqual([[2, 0]]);
  });

  test("that is taken back before then is told of as a game that was set", () => {
    const stage = new Stage();
    stage.showing.change(start, 200);
    stage.showing.change(one, 200);
    stage.showing.change(start, 200);
    expect(stage.showing.playing).toBe(false);
    expect(stage.told).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test("is shown at once when what plays it cannot be loaded, and the next one tries again", async () => {
    const stage = new Stage();
    stage.showing.change(start, 200);
    stage.showing.change(one, 200);
    stage.refuse();
    await stage.showing.settled();
    expect(stage.plies).toBe(1);
    expect(stage.errors).toHaveLength(1);
    expect(stage.told.at(-1)).toEqual([1, 1]);
    stage.showing.change(two, 200);
    expect(stage.asked).toBe(2);
    stage.let();
    await stage.showing.settled();
    expect(stage.played.at(-1)).toEqual([2, 200]);
  });
});
