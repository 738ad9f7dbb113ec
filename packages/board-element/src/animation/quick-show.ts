/** Decides whether a run goes by too quickly for the board's own elements, and has it shown on a canvas then. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { LazyPart } from "../lazy-part.ts";
import type { Scene } from "./scene.ts";
import type { Player } from "./player.ts";
import type { SeedCanvas } from "./seed-canvas.ts";
import { quick } from "./timeline.ts";

/** What is not drawn on the canvas is brought up to date so often, in milliseconds of the run. */
const REFRESH = 250;

/** Stands between what lies on the board and what its elements draw. */
export class QuickShow implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #player: Player;
  readonly #canvas: LazyPart<SeedCanvas>;
  /** The run is one for the canvas. */
  #fits = false;
  /** The elements leave the seeds to the canvas. */
  #on = false;
  /** The seeds that the elements show. */
  #seeds: readonly number[] = [];
  #scene: Scene | undefined;
  #refreshed = 0;

  /** `lap` names a lap for the reader. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    player: Player,
    lap: (lap: number) => string,
  ) {
    this.#host = host;
    this.#player = player;
    this.#canvas = new LazyPart(
      async () => {
        const { SeedCanvas: Loaded } = await import("./seed-canvas.ts");
        return new Loaded(host.shadowRoot as ShadowRoot, lap);
      },
      // A canvas that cannot be loaded is not missed: the elements show the run.
      () => host.requestUpdate(),
    );
    host.addController(this);
  }

  /** Looks at a run that begins or grows longer. Pages that put something into the holes, and readers with colours of their own, keep the elements. */
  judge(): void {
    this.#fits =
      quick(this.#player.steps, this.#player.rate) &&
      this.#host.childElementCount === 0 &&
      !matchMedia("(forced-colors: active)").matches;
    if (this.#fits) void this.#canvas.open();
  }

  /** What the elements draw of a scene. */
  cover(scene: Scene): Scene {
    this.#scene = scene;
    const { state } = scene;
    this.#on =
      this.#fits && this.#player.open && !this.#player.paused && this.#canvas.part !== undefined;
    if (!this.#on || !state) {
      this.#seeds = state?.seeds ?? [];
      // Layers of their own are for holes that go on moving, not while the canvas is being loaded.
      return { ...scene, moving: scene.moving && !this.#fits };
    }
    return {
      ...scene,
      state: { ...state, seeds: this.#seeds },
      touched: undefined,
      hand: undefined,
      moving: false,
    };
  }

  /** Shows a step. Says whether that was all: else the elements have something to draw. */
  step(scene: Scene, at: number): boolean {
    const { touched } = scene;
    const seeds = touched?.type === "lift" || touched?.type === "drop";
    if (!this.#on || this.#player.paused || !this.#canvas.part?.show(scene)) return false;
    if (!seeds || Math.abs(at - this.#refreshed) > REFRESH) {
      this.#refreshed = at;
      return false;
    }
    return true;
  }

  hostUpdated(): void {
    const canvas = this.#canvas.part;
    if (this.#on && this.#scene) canvas?.show(this.#scene);
    else canvas?.remove();
  }

  hostDisconnected(): void {
    this.#canvas.part?.remove();
  }
}
