/** Decides whether a run goes by too quickly for the board's own elements, and has it shown on strips of pictures then. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { LazyPart } from "../lazy-part.ts";
import type { Scene } from "./scene.ts";
import type { Player } from "./player.ts";
import type { SeedStrips } from "./seed-strips.ts";
import { quick } from "./timeline.ts";

/** What is not on the strips is brought up to date so often, in milliseconds of the run. */
const REFRESH = 250;

/** Stands between what lies on the board and what its elements draw. */
export class QuickShow implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #player: Player;
  readonly #strips: LazyPart<SeedStrips>;
  /** The run is one for strips. */
  #fits = false;
  /** The elements leave the seeds to the strips. */
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
    this.#strips = new LazyPart(
      async () => {
        const { SeedStrips: Loaded } = await import("./seed-strips.ts");
        return new Loaded(host.shadowRoot as ShadowRoot, lap, () => {
          this.judge();
          host.requestUpdate();
        });
      },
      // Strips that cannot be loaded are not missed: the elements show the run.
      () => host.requestUpdate(),
    );
    host.addController(this);
  }

  /** Whether the seeds move without the elements. */
  get on(): boolean {
    return this.#on;
  }

  /** Looks at a run that begins or grows longer. Pages that put something into the holes, and readers with colours of their own, keep the elements. */
  judge(): void {
    this.#fits =
      quick(this.#player.steps, this.#player.rate) &&
      this.#host.childElementCount === 0 &&
      !matchMedia("(forced-colors: active)").matches;
    if (this.#fits) void this.#strips.open();
  }

  /** What the elements draw of a scene. */
  cover(scene: Scene): Scene {
    this.#scene = scene;
    const { state } = scene;
    const before = this.#on;
    this.#on =
      this.#fits && this.#player.open && !this.#player.paused && this.#strips.part !== undefined;
    if (!this.#on || !before) this.#seeds = state?.seeds ?? [];
    if (!this.#on || !state) {
      // Layers of their own are for holes that go on moving, not while the strips are being loaded.
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
    if (
      !this.#on ||
      this.#player.paused ||
      !this.#strips.part?.show(scene, this.#player, this.#seeds)
    )
      return false;
    if (!seeds || Math.abs(at - this.#refreshed) > REFRESH) {
      this.#refreshed = at;
      return false;
    }
    return true;
  }

  hostUpdated(): void {
    const strips = this.#strips.part;
    if (this.#on && this.#scene) strips?.show(this.#scene, this.#player, this.#seeds);
    else strips?.remove();
  }

  hostDisconnected(): void {
    this.#strips.part?.remove();
  }
}
