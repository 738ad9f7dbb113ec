/** Parts of a board that come with an attribute of theirs, and only then; and its finish, which comes to every board once it is drawn. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { ReactiveController } from "lit";
import type { Announcer } from "./a11y/announcer.ts";
import type { AnnotationLayer } from "./annotations/layer.ts";
import type { Showing } from "./animation/showing.ts";
import { LazyPart } from "./lazy-part.ts";
import type { OpeningMessages } from "./locales/messages.ts";
import type { PlannedBoard } from "./path/plans.ts";
import type { Puzzle, PuzzleHost } from "./puzzle/puzzle.ts";
import type { SoundingBoard, Sounds } from "./sound/sounds.ts";
import type { showStates } from "./states.ts";

/** What the parts need of their board. */
interface CompanyHost extends PuzzleHost, SoundingBoard, PlannedBoard {
  readonly annotations: unknown;
  readonly facing: boolean;
}

/** The parts, by the attributes that bring them. */
interface Parts {
  readonly annotations: AnnotationLayer;
  readonly sound: Sounds;
  readonly puzzle: Puzzle;
  readonly facing: unknown;
}

/** What of the board the parts use. */
interface Tools {
  readonly internals: ElementInternals;
  readonly announcer: Announcer;
  readonly showing: Showing;
}

/** Brings the parts of one board. */
export class Companions implements ReactiveController {
  readonly #host: CompanyHost;
  readonly #parts: { readonly [Name in keyof Parts]: LazyPart<Parts[Name]> };
  readonly #finish: LazyPart<typeof showStates>;

  /** `came` is told when a part has come, or why it could not. */
  constructor(
    host: CompanyHost,
    { internals, announcer, showing }: Tools,
    came: (error?: unknown) => void,
  ) {
    this.#host = host;
    const lazy = <Part>(load: () => Promise<Part>): LazyPart<Part> => new LazyPart(load, came);
    this.#parts = {
      annotations: lazy(
        async () => new (await import("./annotations/layer.ts")).AnnotationLayer(host),
      ),
      sound: lazy(
        async () => new (await import("./sound/sounds.ts")).Sounds(host, () => showing.state),
      ),
      facing: lazy(async () =>
        (await import("./theme/wear-facing.ts")).wearFacing(host.shadowRoot),
      ),
      puzzle: lazy(
        async () => new (await import("./puzzle/puzzle.ts")).Puzzle(host, internals, announcer),
      ),
    };
    this.#finish = lazy(async () =>
      (await import("./after-drawing.ts")).afterDrawing(host.shadowRoot),
    );
    host.addController(this);
  }

  /** What the page has drawn over the field. */
  annotations(
    game: Game,
    messages: OpeningMessages,
    below: Side,
  ): ReturnType<AnnotationLayer["view"]> | undefined {
    return this.#parts.annotations.part?.view(this.#host.annotations, game, messages, below);
  }

  /** The puzzle that the board asks for, once it is there. */
  get puzzle(): Puzzle | undefined {
    return this.#parts.puzzle.part;
  }

  /** Sets the states of the board, once that was loaded. */
  get showStates(): typeof showStates | undefined {
    return this.#finish.part;
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<unknown> {
    return Promise.all([...Object.values(this.#parts), this.#finish].map(({ ready }) => ready));
  }

  hostUpdated(): void {
    void this.#finish.open();
  }

  hostUpdate(): void {
    for (const name of Object.keys(this.#parts) as (keyof Parts)[]) {
      const given = this.#host[name];
      // An empty list or text brings nothing.
      if (given && (given as { readonly length?: number }).length !== 0)
        void this.#parts[name].open();
    }
  }
}
