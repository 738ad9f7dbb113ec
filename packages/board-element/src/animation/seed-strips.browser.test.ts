import { describe, expect, test } from "vitest";
import { Game, applyEvent, defineVariant, variant } from "@magomba/engine";
import type { BoardState } from "@magomba/engine";
import { seeded } from "../../test/random.ts";
import { all, counts, mount, one, wideStage } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";
import { unmarked } from "../turn-marks.ts";
import { lookOf } from "./canvas-look.ts";
import { SeedBrush } from "./seed-brush.ts";
import { SeedStrips } from "./seed-strips.ts";
import { Strip } from "./strip.ts";
import { timeline } from "./timeline.ts";
import type { Step } from "./timeline.ts";

wideStage();

/** A long turn of Owela on 4×36, with the game before it. */
const long = ((): { readonly before: Game; readonly steps: readonly Step[] } => {
  const { definition } = variant("owela");
  const options = { ...definition.options, columns: { values: [36], default: 36 } };
  const start = Game.start(defineVariant({ ...definition, id: "wide-owela", options }));
  const random = seeded(3);
  for (let game = start; ;) {
    if (game.result) game = start;
    const next = game.play(game.actions[Math.floor(random() * game.actions.length)] ?? "");
    if (next.events.filter(({ type }) => type === "drop").length >= 120)
      return { before: game, steps: timeline(next.events, 40).steps };
    game = next;
  }
})();

/** A run on a board that is shown at moments chosen by the test. */
class Filmed {
  readonly board: MancalaBoard;
  readonly strips: SeedStrips;
  readonly run = {
    steps: [] as readonly Step[],
    shown: 0,
    time: 0,
    zero: performance.now(),
    rate: 1,
    restart: (): void => {},
  };
  readonly #base: BoardState;
  readonly #still: readonly number[];
  readonly #begins = new WeakMap<Animation, number>();

  constructor(board: MancalaBoard, base: BoardState, steps: readonly Step[]) {
    this.board = board;
    this.#base = base;
    this.#still = base.seeds;
    this.run.steps = steps;
    this.strips = new SeedStrips(
      board.shadowRoot as ShadowRoot,
      (lap) => `lap ${lap}`,
      () => {},
    );
  }

  get state(): BoardState {
    const { board } = this.board.game as Game;
    return this.run.steps
      .slice(0, this.run.shown)
      .reduce((state, { event }) => applyEvent(board, state, event), this.#base);
  }

  /** Goes to where so many steps have been shown, half a step further. */
  go(shown: number): void {
    const { steps } = this.run;
    for (let at = this.run.shown; at <= shown; at += 1) {
      this.run.shown = at;
      this.run.time = at === 0 ? 0 : (steps[at - 1]?.at ?? 0);
      const scene = { board: this.board.game?.board, state: this.state, marks: unmarked };
      this.strips.show(
        { ...scene, touched: steps[at - 1]?.event, hand: undefined, moving: true },
        this.run,
        this.#still,
      );
    }
    const now = this.run.time + (steps[shown - 1]?.length ?? 0) / 2;
    for (const animation of document.getAnimations().concat(this.#shadowed)) {
      const begin = this.#begins.get(animation) ?? Number(animation.startTime);
      this.#begins.set(animation, begin);
      animation.pause();
      animation.currentTime = (this.run.zero + now - begin) * this.run.rate;
    }
  }

  get #shadowed(): Animation[] {
    return all(this.board, ".sky *").flatMap((element) => element.getAnimations());
  }
}

/** What is seen through a window of a strip, as pixels. */
function through(pit: HTMLElement): ImageData {
  const canvas = pit.querySelector("canvas") as HTMLCanvasElement;
  const [box, sheet] = [pit.getBoundingClientRect(), canvas.getBoundingClientRect()];
  const scale = canvas.width / sheet.width;
  const brush = new OffscreenCanvas(box.width * scale, box.height * scale).getContext("2d");
  brush?.drawImage(canvas, 0, Math.round((sheet.top - box.top) * scale));
  return brush?.getImageData(0, 0, box.width * scale, box.height * scale) as ImageData;
}

/** A seed more or less, and its number, differ in more of a hole than this. */
const ALIKE = 0.005;

/** Draws what a hole must look like, and tells how much of a picture is otherwise, from 0 to 1. */
function judge(board: MancalaBoard): (index: number, seeds: number, picture: ImageData) => number {
  const field = one(board, ".field");
  const look = lookOf((board.game as Game).board, field, board.renderRoot, one(board, ".sky"));
  if (!look) throw new Error("the board has no look");
  const brush = new SeedBrush(look, 1);
  return (index, seeds, { data, width, height }) => {
    const sheet = new OffscreenCanvas(width, height).getContext("2d");
    const [x, y] = look.places[index] ?? [0, 0];
    if (!sheet) return 1;
    brush.heap(sheet, x - Math.floor(x), y - Math.floor(y), index, seeds);
    brush.count(sheet, x - Math.floor(x), y - Math.floor(y), seeds);
    const wanted = sheet.getImageData(0, 0, width, height).data;
    // The same picture, drawn elsewhere, may differ a little at its edges.
    return (
      data.filter((value, at) => Math.abs(value - (wanted[at] ?? 0)) > 16).length / data.length
    );
  };
}

/** What each hole shows that does not show the seeds that lie there. */
function faults({ board, state }: Filmed): readonly string[] {
  const differs = judge(board);
  const pits = all(board, ".pit").map((pit) => ({ pit, box: pit.getBoundingClientRect() }));
  const shown = counts(board);
  return all(board, ".hole").flatMap((hole, index) => {
    const seeds = state.seeds[index] ?? 0;
    const name = hole.dataset["hole"] ?? "";
    const { left, top } = hole.getBoundingClientRect();
    const covered = pits.find(
      ({ box }) => Math.abs(box.left - left) < 1.01 && Math.abs(box.top - top) < 1.01,
    );
    if ((covered !== undefined) !== (hole.dataset["quick"] !== undefined))
      return [`${name} is shown twice or not at all`];
    if (!covered) return shown[index] === seeds ? [] : [`${name} shows ${shown[index]}`];
    const picture = through(covered.pit);
    const off = differs(index, seeds, picture);
    const less = differs(index, seeds + 1, picture);
    return off < ALIKE && less > ALIKE ? [] : [`${name} does not show ${seeds}: ${off}, ${less}`];
  });
}

describe("the strips of a run", () => {
  test.each(["auto", "seeds", "counts"] as const)(
    "show in each hole its seeds at every moment, drawn as %s",
    async (display) => {
      const { before, steps } = long;
      const board = await mount({ game: before, display });
      const film = new Filmed(board, before.state, steps);
      for (let shown = 1; shown < steps.length; shown += 9) {
        if (steps[shown - 1]?.length === 0) continue;
        film.go(shown);
        expect(faults(film), `after ${shown} steps`).toEqual([]);
      }
      expect(all(board, ".pit").length).toBeGreaterThan(20);
      film.strips.remove();
      expect(all(board, ".sky, [data-quick]")).toEqual([]);
    },
    120_000,
  );

  test("show 200 seeds in a hole, and the next one", async () => {
    const { before } = long;
    const seeds = before.state.seeds.map((count, index) => (index === 5 ? 199 : count));
    const base = { ...before.state, seeds };
    const name = before.board.holes[5]?.name ?? "";
    const other = before.board.holes[9]?.name ?? "";
    const { steps } = timeline(
      [
        { type: "lift", hole: other, seeds: seeds[9] ?? 0, lap: 1 },
        { type: "drop", hole: name },
        { type: "drop", hole: name },
      ],
      40,
    );
    const board = await mount({ game: before });
    const film = new Filmed(board, base, steps);
    for (const shown of [1, 2, 3]) {
      film.go(shown);
      expect(film.state.seeds[5]).toBe(198 + shown);
      expect(faults(film).filter((fault) => fault.startsWith(`${name} `))).toEqual([]);
    }
    film.strips.remove();
  });

  test("keep the hand over the hole where it drops a seed", async () => {
    const { before, steps } = long;
    const board = await mount({ game: before });
    const film = new Filmed(board, before.state, steps);
    let looks = 0;
    for (let shown = 1; shown < steps.length; shown += 7) {
      film.go(shown);
      const event = steps[shown - 1]?.event;
      if (event?.type !== "drop") continue;
      looks += 1;
      const hole = one(board, `[data-hole="${event.hole}"]`).getBoundingClientRect();
      const light = one(board, ".light").getBoundingClientRect();
      expect(Math.abs(light.left - hole.left)).toBeLessThan(1.01);
      expect(Math.abs(light.top - hole.top)).toBeLessThan(1.01);
    }
    expect(looks).toBeGreaterThan(5);
    film.strips.remove();
  });
});

describe("a strip", () => {
  const pit = { name: "pit", left: 0, top: 0, width: 10, height: 10, density: 1 };

  /** A strip of so many pictures, each of one shade. */
  function shades(capacity: number, pictures: readonly number[]): Strip<number> {
    const strip = new Strip<number>({
      ...pit,
      capacity,
      paint: (brush, seen, top) => {
        brush.fillStyle = `rgb(${seen} 0 0)`;
        brush.fillRect(0, top, 10, 10);
      },
    });
    strip.box.style.cssText += "position: fixed; inset: 0 auto auto 0; overflow: hidden";
    document.body.append(strip.box);
    (strip.box.firstElementChild as HTMLElement).style.display = "block";
    strip.go(pictures.map((seen, index) => ({ at: index * 100, seen })));
    return strip;
  }

  test.each([2, 3, 5, 20])(
    "that holds %d pictures shows the right one of many, and asks to be drawn in time",
    (capacity) => {
      const pictures = [10, 20, 30, 20, 10, 40, 50, 60, 50, 70, 80, 10, 90];
      const strip = shades(capacity, pictures);
      const zero = performance.now();
      for (const [index, seen] of pictures.entries()) {
        const time = index * 100;
        if (strip.due <= time) {
          strip.draw(time);
          strip.move({ zero, rate: 1 });
        }
        const [animation] = strip.box.querySelector("canvas")?.getAnimations() ?? [];
        const begin = Number(animation?.startTime ?? zero);
        if (!animation) throw new Error("nothing moves");
        animation.currentTime = zero + time + 50 - begin;
        const [{ height }] = [strip.box.querySelector("canvas") as HTMLCanvasElement];
        expect(height).toBeLessThanOrEqual(capacity * 10);
        expect(through(strip.box).data[0], `at ${time}`).toBe(seen);
        // Where it stands does not change when it goes by.
        animation.startTime = begin;
      }
      expect(strip.due).toBe(Infinity);
      strip.stop();
      expect(strip.box.querySelector("canvas")?.getAnimations()).toEqual([]);
    },
  );

  test.each([
    { keeps: true, again: 0, what: "is drawn once" },
    { keeps: false, again: 2, what: "is drawn for what comes next alone" },
  ])("that keeps its pictures: $keeps, $what", ({ keeps, again }) => {
    const drawn: number[] = [];
    const strip = new Strip<number>({
      ...pit,
      capacity: 4,
      keeps,
      paint: (_, seen) => drawn.push(seen),
    });
    strip.go([1, 2, 3, 4, 1, 2].map((seen, index) => ({ at: index * 100, seen })));
    strip.draw(0, 100);
    strip.draw(200, 300);
    expect(drawn).toEqual(keeps ? [1, 2, 3, 4, 1, 2] : [1, 2, 3, 4]);
    drawn.length = 0;
    strip.draw(400, 500);
    expect(drawn.length).toBe(again);
    expect(strip.due).toBe(Infinity);
  });

  test("whose first pictures are shown elsewhere is due with the next one", () => {
    const strip = shades(4, [10, 20, 30]);
    expect(strip.due).toBe(0);
    strip.go(
      [10, 20, 30].map((seen, index) => ({ at: index * 100, seen })),
      1,
    );
    expect(strip.due).toBe(100);
    strip.box.remove();
  });
});
