/** Which game a board shows: the page's, or the one that its own attributes describe. */
import type { Options, Variant } from "@magomba/engine";
import { Game } from "@magomba/engine/game";
import { traditional } from "@magomba/engine/variants/traditional";
import { passage } from "./animation/passage.ts";
import { LazyPart } from "./lazy-part.ts";
import { MOST_ACTIONS, SourceReader } from "./source.ts";
import type { Lines, Reading, Starter } from "./source.ts";
import type { RecordReader } from "./record.ts";

/** What a board's attributes say about its game. */
export interface GameAttributes {
  readonly record?: string | null;
  readonly variant: string | Variant | null | undefined;
  readonly options: Options | string;
  readonly position: string | null;
  readonly actions: string | null;
}

/** The error code of attributes that describe no game, with the error itself. */
export interface SourceError {
  readonly code: string;
  readonly error: unknown;
}

/** Keeps the game of one board. */
export class GameKeeper {
  #source = new SourceReader();
  /** Starts any game. The five traditional ones start from their own start without it. */
  readonly #any: LazyPart<Starter>;
  /** Reads whole games. */
  readonly #reading: LazyPart<RecordReader>;
  /** The whole game that was read last. */
  #record: string | undefined;
  #game: Game | undefined;
  /** The furthest moment that can be gone to. */
  #end: Game | undefined;
  /** What the page gave: a game that goes on from it is an answer. */
  #given: Game | undefined;
  /** Those of a whole game that was read. */
  #lines: Lines | undefined;
  #controlled = false;
  #error: SourceError | undefined;

  /** `changed` is called when what starts other games has come, so that the attributes can be read; or with the error. */
  constructor(changed: (error?: unknown) => void) {
    const came = (error?: unknown): void => {
      if (error !== undefined) {
        this.#forget();
        this.#game = this.#end = undefined;
        this.#error = { code: "part-unavailable", error };
      }
      changed(error);
    };
    this.#any = new LazyPart(async () => (await import("./any-start.ts")).startAny, came);
    this.#reading = new LazyPart(async () => (await import("./record.ts")).readRecord, came);
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<unknown> {
    return Promise.all([this.#any.ready, this.#reading.ready]);
  }

  /** The game to show. */
  get game(): Game | undefined {
    return this.#game;
  }
  /** The game as far as it was played. */
  get played(): Game | undefined {
    return this.#end;
  }
  /** The page set the game, so the page plays. */
  get controlled(): boolean {
    return this.#controlled;
  }
  /** Why there is no game, when the attributes describe none. */
  get error(): SourceError | undefined {
    return this.#error;
  }

  /** The page sets a game, or leaves it to the attributes again. Frameworks say that with null too. */
  control(game: Game | undefined): void {
    this.#controlled = Boolean(game);
    this.#forget();
    this.#take(game);
    if (game) this.#error = undefined;
  }

  /**
   * Makes the game that the attributes describe, unless the page set one. Where something has to be loaded first, the game stays what
   * it was until then.
   */
  read({ record, variant, options, position, actions }: GameAttributes): void {
    if (this.#controlled || (record && record === this.#record)) return;
    if (record) {
      const { part } = this.#reading;
      if (part) {
        this.#forget();
        this.#show(part((this.#record = record)));
      } else void this.#reading.open();
      return;
    }
    this.#record = undefined;
    const begin = this.#starterOf(variant, position);
    if (!begin) {
      void this.#any.open();
      return;
    }
    const reading = this.#source.read(variant, options, position, actions, this.#game, begin);
    if (reading) this.#show(reading);
  }

  /** Goes on with another game: one action played, or one taken back. */
  follow(game: Game): void {
    const [end, shown] = this.#lines?.follow(this.#end!, this.#game!, game) ?? [game, game];
    this.#end = end;
    this.#game = shown;
  }

  /** The actions played since the game that the page gave, in notation. */
  get answer(): string {
    return (this.#end?.history.slice(this.#given?.history.length) ?? []).join(" ");
  }

  /** Goes back to the game that the page gave. */
  reset(): void {
    this.#game = this.#end = this.#given;
  }

  /** Plays an answer from before; where an action is not legal, it ends. */
  restore(answer: string): void {
    this.reset();
    for (const action of answer.split(" ").slice(0, MOST_ACTIONS)) {
      if (!this.#game?.actions.includes(action)) break;
      this.follow(this.#game.play(action));
    }
  }

  /** Something else is shown than what the attributes said: they will be read anew. */
  #forget(): void {
    this.#record = this.#lines = undefined;
    this.#source = new SourceReader();
  }

  #show({ game, code, error, lines }: Reading): void {
    this.#take(game);
    this.#lines = lines;
    this.#error = code === undefined ? undefined : { code, error };
  }

  /** The page gives a game: one that goes on from the given one is an answer to it, any other is the new question. */
  #take(game: Game | undefined): void {
    if (!game || !this.#given || !passage(this.#given, game)) this.#given = game;
    this.#game = this.#end = game;
  }

  /** Goes to a moment: the one after so many actions, of the game as far as it was played; outside it, to the nearest end. */
  goTo(where: number | Game): void {
    if (typeof where !== "number") {
      this.#game = where;
      return;
    }
    let moment = this.#end;
    while (moment?.previous && moment.plies > where) moment = moment.previous;
    this.#game = moment;
  }

  /** What starts the game; undefined when that is still to be loaded. */
  #starterOf(variant: GameAttributes["variant"], position: string | null): Starter | undefined {
    if (typeof variant === "string" && !Object.hasOwn(traditional, variant)) return this.#any.part;
    if (position) return this.#any.part;
    return (given, options) =>
      Game.start(typeof given === "string" ? traditional[given]!(options) : given);
  }
}
