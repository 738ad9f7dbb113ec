import { nothing } from "lit";
import type { CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult } from "lit";
import type { Options, Side, Variant } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { Accompanied } from "./accompanied.ts";
import { Announcer } from "./a11y/announcer.ts";
import { Showing } from "./animation/showing.ts";
import { atRest } from "./at-rest.ts";
import { boardView } from "./board-view.ts";
import { Companions } from "./companions.ts";
import { report } from "./events.ts";
import type { Answering } from "./input/answering.ts";
import { Reader } from "./input/reader.ts";
import { LazyPart } from "./lazy-part.ts";
import type { Layout } from "./layout/arrangement.ts";
import { BoardSheet } from "./layout/board-sheet.ts";
import { Speech } from "./locales/speech.ts";
import { renderBoard, renderError } from "./render/board.ts";
import type { OpponentSeat } from "./opponent/opponent-seat.ts";
import type { Trace } from "./preview/trace.ts";
import type { Display, KeyboardScope, Sides, Verbosity } from "./settings.ts";
import { SlottedHoles } from "./slotted-holes.ts";
import { styles } from "./theme/styles.ts";
import { ThemeSheet } from "./theme/theme-sheet.ts";
import type { Transport } from "./transport/transport.ts";
import type { TurnTimeline } from "./transport/turn-timeline.ts";

/** Milliseconds per seed. */
const DEFAULT_SPEED = 220;
/** The attributes that describe a game. */
const DESCRIBING = ["record", "variant", "options", "position", "actions"] as const;

/**
 * A board for sowing games. It draws a game, shows what happens in it seed by seed, and reports what the player wants; what is
 * legal is the engine's business.
 *
 * ```html
 * <mancala-board variant="katro" interactive></mancala-board>
 * ```
 *
 * A page that keeps the game itself sets `game`, listens to `mancala-action`, and sets the next game; then the board decides nothing. With
 * attributes alone the board keeps the game and plays the player's actions itself.
 *
 * The element takes the width it is given, and where nothing gives it one, 24rem. Colours follow the page's `color-scheme`; `theme` changes
 * the material, and each token below one thing.
 *
 * @summary A board for sowing games.
 * @event mancala-before-action - The player wants to play an action; cancelable.
 * @event mancala-action - The player plays an action.
 * @event mancala-choice - Something the player did has opened a choice.
 * @event mancala-undo - The player takes back what he took last, before his turn is complete.
 * @event mancala-replies - The player has planned a reply, or given one up.
 * @event mancala-step - An event of the game is shown.
 * @event mancala-settled - The board shows its game, and nothing moves.
 * @event mancala-gameover - The player's action has ended the game.
 * @event mancala-puzzle - The player's action was right or wrong for the puzzle, or has solved it.
 * @event mancala-error - The attributes do not describe a game, or the bot has trouble.
 * @event mancala-opponent-wanted - The board has a `bot`, and nobody plays there yet.
 *
 * @event input - The reader has changed the answer, as with every control of a form; `change` follows.
 * @event change - The reader has changed the answer.
 * @event invalid - A form was to be sent, and the answer is missing or bad.
 *
 * @cssstate playable - The reader may act now.
 * @cssstate choosing - He has to choose, or has half chosen: a direction, to go on or stop, what to take, an offer, an answer, a pass.
 * @cssstate thinking - The bot is thinking.
 * @cssstate animating - A turn is being shown.
 * @cssstate paused - A turn is held in the middle.
 * @cssstate over - The game is over.
 * @cssstate south-to-move - South must act; `north-to-move` is the other side.
 * @cssstate north-to-move - North must act.
 * @cssstate right - The last answer to the puzzle was right, and more is asked for.
 * @cssstate wrong - It was wrong, and was not played.
 * @cssstate solved - The puzzle is solved.
 * @cssstate error - The attributes do not describe a game.
 *
 * @slot B7 - Something of the page's own in the hole B7; every hole has such a slot, by its name.
 *
 * @csspart board - The wood.
 * @csspart field - The part with the holes.
 * @csspart hole - A hole; also its name (`B7`), its row (`row-B`), its owner, its marks (`head`) and its state: `playable`, `sow`, `take`, `offer`, `choose`, `selected`,
 *   `origin`, `last`, `captured`, `lift`, `drop`, `capture`, `many` (more seeds than can be told at a glance).
 * @csspart seeds - The seeds drawn in a hole.
 * @csspart count - The number of seeds in a hole.
 * @csspart tray - A side's captured seeds; also `south`, `north`, `near`, `far`, `turn`.
 * @csspart captured - The number of captured seeds.
 * @csspart hand - The hand that sows.
 * @csspart annotation - Something drawn on the board; also `arrow-from`, `mark`, `label`, `hint`, `chevron`, its shape and its tone.
 * @csspart path - The way of seeds as a curve, in a preview or where the page draws it.
 * @csspart way - A mark that points the way seeds took, or would take.
 * @csspart glance - The line that tells what would happen.
 * @csspart panel - The buttons of a choice at a hole.
 * @csspart foot - What stands below the board: `line` and `tools`.
 * @csspart line - The line in which the board speaks.
 * @csspart tools - The buttons below the board.
 * @csspart button - Every button.
 * @csspart list - The list of actions; also `select`.
 * @csspart plan - The replies that are planned, each a `reply`.
 * @csspart keys - The list of keys.
 * @csspart transport - The bar by which a turn is gone through: `transport-button`, `scrubber`, `place` and `rate`.
 * @csspart error - The message when there is no game to show.
 *
 * @cssproperty --mancala-wood - The board's colour; also `--mancala-wood-light` and `--mancala-wood-dark`.
 * @cssproperty --mancala-bowl - The inside of a hole; `--mancala-bowl-deep` is its shade.
 * @cssproperty --mancala-seed - A seed; also `--mancala-seed-light` and `--mancala-seed-dark`.
 * @cssproperty --mancala-seed-width - Half the width of a seed, in hundredths of a hole as px; also `--mancala-seed-height`.
 * @cssproperty --mancala-seed-crease - How plain the crease of a seed is, from 0 to 1; `--mancala-seed-shadow` is the colour under a seed.
 * @cssproperty --mancala-ink - Names on the board, `--mancala-halo` the colour round them.
 * @cssproperty --mancala-hole-ink - Numbers in holes; `--mancala-badge` the ground of numbers beside seeds, `--mancala-badge-ink` those numbers.
 * @cssproperty --mancala-playable - Marks of holes that can be played; `--mancala-stud` the ground of the stud in the ring.
 * @cssproperty --mancala-trace - Marks of the last turn.
 * @cssproperty --mancala-captured - Marks of captures.
 * @cssproperty --mancala-focus - The ring round the focused hole; `--mancala-focus-ring` round a button.
 * @cssproperty --mancala-text - Text below the board.
 * @cssproperty --mancala-button - Buttons; `--mancala-button-text` their text.
 * @cssproperty --mancala-board - The background of the board; also `--mancala-board-shadow`, `--mancala-board-radius` and `--mancala-seam`, the
 *   line between two bands.
 * @cssproperty --mancala-hole - The inside of a hole, one image; `--mancala-hole-lit` while something happens there. In `--mancala-hole-shadow`
 *   1em is the distance from hole to hole. `--mancala-rim` is the line round a hole.
 * @cssproperty --mancala-tray - The background of the trays; also `--mancala-tray-shadow` and `--mancala-tray-ink`.
 * @cssproperty --mancala-edge - Width of the wood round the holes.
 * @cssproperty --mancala-height - How high the holes may be together, 76svh; they get no smaller for it than can be hit.
 * @cssproperty --mancala-pitch-maximum - The largest distance from hole to hole.
 * @cssproperty --mancala-font - The font.
 */
export class MancalaBoard extends Accompanied {
  static override properties: PropertyDeclarations = {
    game: { attribute: false, noAccessor: true },
    variant: {},
    options: {},
    position: {},
    actions: {},
    interactive: { type: Boolean },
    keyboard: {},
    sides: {},
    orientation: { reflect: true },
    layout: {},
    display: {},
    theme: {},
    speed: { type: Number },
    language: {},
    verbosity: {},
    label: {},
  };
  static override styles: CSSResultGroup = [...styles];

  /** A built-in game's id, or a variant. Used when the page sets no `game`. */
  declare variant: string | Variant | undefined;
  /** Options of a built-in game; as an attribute, a JSON object. */
  declare options: Options | string;
  /** Position text; empty for the start of the game. */
  declare position: string;
  /** Actions played from that position, separated by spaces. */
  declare actions: string;
  /** Whether the player at the board may act. */
  declare interactive: boolean;
  /** Which keys the board listens to: `board` its own, `page` also while nothing else has the focus, `off` no letters, digits and signs. */
  declare keyboard: KeyboardScope;
  /** Which sides he may act for. */
  declare sides: Sides;
  /** Which side sits below. */
  declare orientation: Side;
  /** How the rows lie; `auto` takes what makes the holes largest, but leaves a board flat whose holes are ample so. */
  declare layout: Layout;
  /** How seeds are shown; `auto` draws them where there is room. */
  declare display: Display;
  /** `earth`, `paper` or `plain`; anything else is carved wood. */
  declare theme: string;
  /** Milliseconds per seed in the first lap; 0 shows every turn at once. */
  declare speed: number;
  /** BCP 47 tag; empty for the language of the page. */
  declare language: string;
  /** How much the board says, and reads out. */
  declare verbosity: Verbosity;
  /** Accessible name; empty for one made from the game's name. */
  declare label: string;

  /** A part that was loaded has come, or could not be loaded. */
  readonly #came = (error?: unknown): void => {
    if (error === undefined) this.requestUpdate();
    else report(this, "mancala-error", { code: "part-unavailable", error });
  };
  readonly #sheet = new BoardSheet();
  readonly #announcer = new Announcer(this.#came);
  readonly #speech = new Speech(this, this.#came);
  readonly #theme = new ThemeSheet(this, this.#came);
  readonly #slotted = new SlottedHoles(this);
  readonly #showing: Showing = new Showing(
    this,
    {
      stepped: (step) => report(this, "mancala-step", { step }),
      settled: (from, games) => this.#settle(from, games),
      lap: (lap) => this.#speech.messages.lap(lap),
    },
    this.#came,
  );
  readonly #reader: Reader = new Reader(() => this.#attend(), this.#came);
  readonly #opponent = new LazyPart<OpponentSeat>(() => this.#seatOpponent(), this.#came);
  readonly #transport: LazyPart<Transport> = new LazyPart(async () => {
    const { Transport: Loaded } = await import("./transport/transport.ts");
    const playback = await this.#showing.wanted();
    return new Loaded(this, playback, () => this.speed || DEFAULT_SPEED);
  }, this.#came);
  readonly #companions = new Companions(
    this,
    { internals: this.internals, announcer: this.#announcer, showing: this.#showing },
    this.#came,
  );

  constructor() {
    super();
    this.options = {};
    this.position = this.actions = this.language = this.label = this.theme = "";
    this.interactive = false;
    this.keyboard = "board";
    this.sides = "both";
    this.orientation = "south";
    this.layout = this.display = "auto";
    this.verbosity = "full";
    this.speed = DEFAULT_SPEED;
  }

  /**
   * The game shown. A page that sets it plays the actions itself: on `mancala-action` it sets the game that follows. When the new game follows
   * from the one shown, what happened is played; any other game is shown at once. Without a game set, the one that the attributes describe:
   * a game of `@magomba/engine/game`, which plays but has no texts and links. What starts other games than the five traditional ones,
   * or from a position, is loaded first; until then the game stays what it was.
   */
  get game(): Game | undefined {
    return this.keeper.game;
  }
  set game(game: Game | undefined) {
    const before = this.game;
    this.keeper.control(game);
    this.requestUpdate("game", before);
  }

  /**
   * Resolves when the board shows what it was last given and nothing moves. While the reader has paused a turn, that is when he lets it
   * go on or plays.
   */
  get settled(): Promise<void> {
    const parts = [this.keeper, this.#speech, this.#theme, this.#companions, this.#reader];
    return atRest(this, [...parts, this.#transport, this.#announcer], this.#showing);
  }

  /** The legal actions of the game shown, in the engine's order; none without a game. */
  legalActions(): readonly string[] {
    if (!this.hasUpdated) this.keeper.read(this);
    return this.game?.actions ?? [];
  }

  /**
   * Plays an action, for whichever side must act, and resolves when it has been shown. Rejects with the engine's `IllegalActionError`. Nothing is
   * reported but steps and settled; with `reported`, the action is the player's in every respect: the page hears of it, may cancel it, and plays it
   * where it keeps the game. Before the first drawing it waits for that.
   */
  async play(
    action: string,
    { reported = false }: { readonly reported?: boolean } = {},
  ): Promise<void> {
    await this.#ready();
    const next = this.game?.play(action);
    if (reported && next) {
      await this.#reader.open();
      this.#reader.seat?.act(action);
    } else if (next) this.follow(next);
    await this.settled;
  }

  /** What an action would do. Rejects with the engine's `IllegalActionError`; undefined without a game. */
  async trace(action: string): Promise<Trace | undefined> {
    await this.#ready();
    const { traceOf } = await import("./preview/trace.ts");
    return this.game && traceOf(this.game, action);
  }

  /** Shows on the board what an action would do, until the player aims at something else or plays; without an action, no longer. */
  async preview(action?: string): Promise<void> {
    await this.#ready();
    await this.#reader.open();
    this.#reader.seat?.aim(action === undefined ? undefined : { action });
    await this.settled;
  }

  /** Takes the last action back; within a `record` it only goes back. At the start it does nothing. Reports nothing but settled. */
  async undo(): Promise<void> {
    await this.#ready();
    if (this.game) this.follow(this.game.undo());
    await this.settled;
  }

  /**
   * Shows the game after so many actions, counted from its start: 0 is the start; or a moment of it or of one of its other lines. What was played
   * beyond stays known until something else is played, and of a `record` for ever. The line tells the place, but is not read out. With `animate`, actions that lead there are
   * shown and told like those that are played.
   */
  async goTo(
    moment: number | Game,
    { animate = false }: { readonly animate?: boolean } = {},
  ): Promise<void> {
    await this.#ready();
    const before = this.game;
    this.keeper.goTo(moment);
    if (animate) this.#showing.skip();
    else {
      if (this.game !== before) this.#announcer.hush();
      this.skip();
    }
    this.requestUpdate();
    await this.settled;
  }

  /** Shows the last turn again. Resolves when it has been shown. */
  async replay(): Promise<void> {
    await this.timeline();
    this.#transport.part?.command("replay");
    await this.settled;
  }

  /**
   * The last turn, or the one that is being shown, as something that plays: `currentTime`, `duration`, `playbackRate`, `play()`, `pause()`, as films
   * on a page have them. Undefined when what is needed could not be loaded.
   */
  async timeline(): Promise<TurnTimeline | undefined> {
    await this.#ready();
    await this.#transport.open();
    return this.#transport.part?.timeline;
  }

  /** Holds what is being played, until `resume`, `skip` or something to be done. */
  pause(): void {
    this.#showing.pause();
  }

  /** Lets go on what was held. */
  resume(): void {
    this.#showing.resume();
  }

  /** Ends what is being played: the board shows its game at once. */
  skip(): void {
    this.#showing.change(this.game, 0);
    this.#showing.skip();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#speech.use(this.language);
    // What the reader can do with a hole is not among the first words.
    const { seat } = this.#reader;
    if (seat) this.#speech.whole(seat);
    if (this.interactive) void Promise.all([this.#reader.open(), this.#showing.open()]);
    else if (this.keyboard === "page") void this.#reader.attend();
    if (this.bot && this.bot !== "none") void this.#opponent.open();
    if (this.controls) void this.#transport.open();
    if (changed.has("game") || DESCRIBING.some((name) => changed.has(name))) this.#read();
    this.#showing.change(this.game, this.#opponent.part?.speed ?? this.speed);
    if (this.game)
      this.#sheet.fit(this.renderRoot as ShadowRoot, this.game.variant.board, this.layout);
  }

  override render(): TemplateResult | typeof nothing {
    const { game, error } = this.keeper;
    const scene = this.#showing.scene();
    const { state } = scene;
    if (error) return renderError(this.#speech.whole(error), error.code);
    const { messages } = this.#speech;
    if (!game || !state) return nothing;
    const { desk, uses, focused } = this.#reader;
    const annotations = this.#companions.annotations(game, messages, this.#below);
    const slotted = this.#slotted.names;
    const { drawTurn, guard } = this.#showing.playback ?? {};
    const { display, list, verbosity } = this;
    const label = this.label || this.labelText;
    const line = this.#announcer.view(messages, verbosity);
    const transport = this.controls ? this.#transport.part?.view(messages) : undefined;
    const view = boardView(
      game,
      { ...scene, state },
      { messages, desk, uses, focused, line, transport, annotations, slotted, drawTurn, guard },
      { below: this.#below, label, display, interactive: this.#open, list, verbosity },
    );
    return renderBoard(view, this.#reader.hear);
  }

  override updated(): void {
    super.updated();
    queueMicrotask(() => this.#reader.seat?.advance());
    const { seat } = this.#reader;
    const { part } = this.#opponent;
    this.#companions.showStates?.(this.internals, this.keeper, this.#showing, seat, part);
  }

  protected override sourced(error?: unknown): void {
    if (error === undefined) this.#read();
    this.#came(error);
    this.requestUpdate();
  }

  protected override get unanswered(): string {
    return this.#speech.messages.unanswered;
  }

  protected override get unsolved(): string {
    return this.#companions.puzzle?.unsolved(this.#speech.messages) ?? "";
  }

  /** Whether the reader may act at all. */
  get #open(): boolean {
    return this.interactive && !this.barred && !this.#companions.puzzle?.solved;
  }

  get #below(): Side {
    return this.orientation === "north" ? "north" : "south";
  }

  /** Makes the game that the attributes describe. */
  #read(): void {
    const before = this.keeper.error;
    this.keeper.read(this);
    const { error } = this.keeper;
    if (error && error !== before) queueMicrotask(() => report(this, "mancala-error", error));
  }

  /** What was set before now is taken in first, so that methods and attributes act in their order. */
  async #ready(): Promise<void> {
    await this.updateComplete;
    await this.keeper.ready;
  }

  async #attend(): Promise<Answering> {
    const { answering } = await import("./input/answering.ts");
    const context = {
      game: () => this.game,
      moving: () => this.#showing.playing,
      interactive: () => this.#open,
      sides: () =>
        this.#companions.puzzle?.side ?? this.#opponent.part?.sidesLeft(this.sides) ?? this.sides,
      play: (action: string) => this.playOn(action),
      takeBack: (game: Game) => {
        this.acted = true;
        if (!this.keeper.controlled) this.follow(game);
      },
      failed: this.#came,
      confirm: () => this.confirm,
    };
    const bar = (): Transport | undefined => (this.controls ? this.#transport.part : undefined);
    return answering(this, this.#announcer, context, bar);
  }

  async #seatOpponent(): Promise<OpponentSeat> {
    await this.#reader.open();
    const { OpponentSeat: Loaded } = await import("./opponent/opponent-seat.ts");
    return new Loaded(this, {
      game: () => this.game,
      bot: () => (this.barred ? "none" : this.bot),
      level: () => this.level,
      settled: () => this.settled,
      act: (action) => this.#reader.seat?.act(action),
      tell: (telling) => this.#announcer.say(telling),
    });
  }

  #settle(from: Game | undefined, games: readonly Game[]): void {
    const { game } = this;
    const { seat } = this.#reader;
    const reportRest = seat?.settle(games);
    const own = from && seat?.permission(from) === "granted";
    if (from) this.#showing.tell(this.#announcer, from, games, own);
    else if (seat) seat.prompt();
    else if (game) this.#announcer.tellMoment(game);
    // The page may answer with another game, which must not come in the middle of an update.
    queueMicrotask(() => {
      report(this, "mancala-settled", { game });
      reportRest?.();
    });
  }
}
