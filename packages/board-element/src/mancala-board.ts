import { LitElement, html, nothing } from "lit";
import type { CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult } from "lit";
import type { Game, Options, Side, Variant } from "@magomba/engine";
import { Announcer } from "./a11y/announcer.ts";
import type { Telling } from "./a11y/announcer.ts";
import { describeMoment, describeTurns } from "./a11y/describe.ts";
import { Playback } from "./animation/playback.ts";
import { decisionOf } from "./choice/decision.ts";
import type { Desk } from "./choice/desk.ts";
import type { Permission } from "./choice/refusal.ts";
import { boardEvent } from "./events.ts";
import type { BoardEventFacts, BoardEventType } from "./events.ts";
import { Focus } from "./input/focus.ts";
import { Keyboard } from "./input/keyboard.ts";
import { pointerHandler } from "./input/pointer.ts";
import type { Layout } from "./layout/arrangement.ts";
import { BoardSheet, arrangementOf } from "./layout/board-sheet.ts";
import type { HoleUse, Refusal } from "./locales/messages.ts";
import { Speech } from "./locales/speech.ts";
import { rowsOf } from "./model.ts";
import { renderBoard } from "./render/board.ts";
import type { BoardView } from "./render/board.ts";
import { SourceReader } from "./source.ts";
import { styles } from "./theme/styles.ts";

/** How seeds are shown; `auto` draws them where there is room and always tells their number. */
export type Display = "auto" | "seeds" | "counts" | "both";

/** Which sides the player at the board may act for. */
export type Sides = "both" | Side | "none";

const DISPLAY_CLASS = { auto: "auto", seeds: "seeds-only", counts: "counts", both: "both" };
/** Milliseconds per seed. */
const DEFAULT_SPEED = 220;
/** When several turns are shown at once, so many are told. */
const TURNS_TOLD = 3;

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
 * The element takes the width it is given; in a flex container give it one. Colours follow the page's `color-scheme`.
 *
 * @summary A board for sowing games.
 * @event mancala-before-action - The player wants to play an action; cancelable.
 * @event mancala-action - The player plays an action.
 * @event mancala-choice - Something the player did has opened a choice.
 * @event mancala-step - An event of the game is shown.
 * @event mancala-settled - The board shows its game, and nothing moves.
 * @event mancala-gameover - The player's action has ended the game.
 * @event mancala-error - The attributes do not describe a game.
 *
 * @csspart board - The wood.
 * @csspart field - The part with the holes.
 * @csspart hole - A hole; also its name (`B7`), its owner, its marks (`head`) and its state: `playable`, `sow`, `take`, `offer`, `choose`, `selected`,
 *   `origin`, `last`, `captured`, `lift`, `drop`, `capture`, `many` (more seeds than can be told at a glance).
 * @csspart count - The number of seeds in a hole.
 * @csspart tray - A side's captured seeds; also `south`, `north`, `near`, `far`, `turn`.
 * @csspart captured - The number of captured seeds.
 * @csspart hand - The hand that sows.
 * @csspart panel - The buttons of a choice at a hole.
 * @csspart foot - What stands below the board: `line` and `tools`.
 * @csspart line - The line in which the board speaks.
 * @csspart tools - The buttons below the board.
 * @csspart button - Every button.
 * @csspart keys - The list of keys.
 * @csspart error - The message when there is no game to show.
 *
 * @cssproperty --mancala-wood - The board; also `--mancala-wood-light` and `--mancala-wood-dark`.
 * @cssproperty --mancala-bowl - The inside of a hole; `--mancala-bowl-deep` is its shade.
 * @cssproperty --mancala-seed - A seed; also `--mancala-seed-light` and `--mancala-seed-dark`.
 * @cssproperty --mancala-ink - Numbers and names on the wood.
 * @cssproperty --mancala-playable - Marks of holes that can be played.
 * @cssproperty --mancala-trace - Marks of the last turn.
 * @cssproperty --mancala-captured - Marks of captures.
 * @cssproperty --mancala-focus - The ring round the focused hole; `--mancala-focus-ring` round a button.
 * @cssproperty --mancala-text - Text below the board.
 * @cssproperty --mancala-button - Buttons; `--mancala-button-text` their text.
 * @cssproperty --mancala-edge - Width of the wood round the holes.
 * @cssproperty --mancala-pitch-maximum - The largest distance from hole to hole.
 * @cssproperty --mancala-font - The font.
 */
export class MancalaBoard extends LitElement {
  static override properties: PropertyDeclarations = {
    game: { attribute: false, noAccessor: true },
    variant: {},
    options: { hasChanged: (now, before) => JSON.stringify(now) !== JSON.stringify(before) },
    position: {},
    actions: {},
    interactive: { type: Boolean },
    sides: {},
    orientation: { reflect: true },
    layout: {},
    display: {},
    speed: { type: Number },
    language: {},
    label: {},
  };
  static override styles: CSSResultGroup = styles;

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
  /** Which sides he may act for. */
  declare sides: Sides;
  /** Which side sits below. */
  declare orientation: Side;
  declare layout: Layout;
  declare display: Display;
  /** Milliseconds per seed in the first lap; 0 shows every turn at once. */
  declare speed: number;
  /** BCP 47 tag; empty for the language of the page. */
  declare language: string;
  /** Accessible name; empty for one made from the game's name. */
  declare label: string;

  #game: Game | undefined;
  /** The page set the game, so the page plays. */
  #controlled = false;
  #error: string | undefined;
  /** The player has acted, and what follows from it is still to be told. */
  #acted = false;
  /** Loaded once the board is interactive. */
  #desk: Desk | undefined;
  #deskComing: Promise<void> | undefined;

  readonly #source = new SourceReader();
  readonly #sheet = new BoardSheet();
  readonly #announcer = new Announcer();
  readonly #speech = new Speech(this);
  readonly #focus = new Focus(this);
  readonly #playback: Playback = new Playback(this, {
    stepped: (event) => this.#report("mancala-step", { step: event }),
    settled: (from, games) => this.#settle(from, games),
  });
  readonly #keyboard: Keyboard;
  readonly #click: (event: Event) => void;

  constructor() {
    super();
    this.options = {};
    this.position = this.actions = this.language = this.label = "";
    this.interactive = false;
    this.sides = "both";
    this.orientation = "south";
    this.layout = this.display = "auto";
    this.speed = DEFAULT_SPEED;
    this.#click = pointerHandler({
      touched: () => this.skip(),
      press: (hole) => this.#press(hole),
      choose: (action) => this.#choose(action),
    });
    this.#keyboard = new Keyboard({
      board: () => this.#game?.variant.board,
      below: () => this.#below,
      acting: () => this.#game?.side ?? this.#below,
      arrangement: () => arrangementOf(this.renderRoot.querySelector(".stage")),
      usable: () => [...this.#uses.keys()],
      touched: () => this.skip(),
      focusHole: (hole) => this.#focus.to(hole),
      press: (hole) => this.#press(hole),
      cancel: () => this.#desk?.chooser.cancel() ?? false,
      showKeys: () => void this.#openDesk().then(() => this.#choose("keys")),
    });
  }

  /**
   * The game shown. A page that sets it plays the actions itself: on `mancala-action` it sets the game that follows. When the new game follows
   * from the one shown, what happened is played; any other game is shown at once. Without a game set, the one that the attributes describe.
   */
  get game(): Game | undefined {
    return this.#game;
  }
  set game(game: Game | undefined) {
    const before = this.#game;
    this.#controlled = game !== undefined;
    this.#game = game;
    this.requestUpdate("game", before);
  }

  /** Resolves when the board shows what it was last given and nothing moves. */
  get settled(): Promise<void> {
    return this.#settled();
  }

  /** Ends what is being played: the board shows its game at once. */
  skip(): void {
    this.#playback.change(this.#game, 0);
    this.#playback.skip();
  }

  /** Puts the keyboard on the board, at the hole where it was last or where play is possible. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(".hole[tabindex='0']")?.focus(options);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#speech.use(this.language);
    if (this.interactive) void this.#openDesk();
    const described = (["variant", "options", "position", "actions"] as const).some((name) =>
      changed.has(name),
    );
    if (!this.#controlled && (described || changed.has("game"))) this.#read();
    this.#playback.change(this.#game, this.speed);
    if (this.#game)
      this.#sheet.fit(this.renderRoot as ShadowRoot, this.#game.variant.board, this.layout);
  }

  override render(): TemplateResult | typeof nothing {
    const { messages } = this.#speech;
    const game = this.#game;
    const { state, marks, touched, hand } = this.#playback;
    if (this.#error !== undefined) {
      return html`<p class="error" part="error" role="alert">${messages.error(this.#error)}</p>`;
    }
    if (!game || !state) return nothing;
    const { board, rules } = game.variant;
    const below = this.#below;
    const selected = this.#desk?.chooser.offering ?? [];
    const house = rules.board.house?.mark;
    const uses = this.#uses;
    const rows = rowsOf({ board, state, house, marks, touched, uses, selected }, below);
    const view: BoardView = {
      board,
      state,
      rows,
      below,
      label: this.label || messages.board(rules.name, board.rows, board.columns),
      look: {
        messages,
        seeds: this.display !== "counts",
        reachable: this.#reachable(rows),
        interactive: this.interactive,
      },
      display: DISPLAY_CLASS[this.display] ?? "auto",
      hand,
      desk: this.#desk?.view(game, messages, below, this.interactive),
      line: this.#announcer.line(messages),
    };
    const handlers = {
      click: this.#click,
      keydown: this.#keyboard.handle,
      focusin: this.#focus.follow,
    };
    return renderBoard(view, handlers);
  }

  override updated(): void {
    const beat = `${this.#playback.hand?.beat ?? 0}ms`;
    this.renderRoot.querySelector<HTMLElement>(".hand")?.style.setProperty("--beat", beat);
  }

  get #below(): Side {
    return this.orientation === "north" ? "north" : "south";
  }

  async #settled(): Promise<void> {
    do {
      // Each round waits for what the last one started.
      // oxlint-disable-next-line no-await-in-loop
      await this.updateComplete;
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([this.#speech.ready, this.#deskComing]);
      // oxlint-disable-next-line no-await-in-loop
      await this.#playback.settled();
    } while (this.isUpdatePending || this.#playback.playing);
  }

  /** The hole that Tab reaches: where the keyboard was, else the first that can be played, else the nearest corner. */
  #reachable(rows: BoardView["rows"]): string | undefined {
    const all = rows.flat();
    const known = all.find(({ hole }) => hole.name === this.#focus.hole);
    return (known ?? all.find(({ use }) => use) ?? rows.at(-1)?.[0])?.hole.name;
  }

  /** Makes the game that the attributes describe. */
  #read(): void {
    const { variant, position, actions, options } = this;
    const { game, code, error } = this.#source.read(
      variant,
      options,
      position,
      actions,
      this.#game,
    );
    this.#game = game;
    this.#error = code;
    if (code !== undefined) {
      queueMicrotask(() => this.#report("mancala-error", { code, error }));
    }
  }

  /** Fires an event. Says whether it was let pass. */
  #report<Type extends BoardEventType>(type: Type, facts: BoardEventFacts[Type]): boolean {
    return this.dispatchEvent(boardEvent(type, facts));
  }

  #permission(game: Game): Permission {
    if (game.result) return "game-over";
    if (!this.interactive) return "view-only";
    return this.sides === "both" || this.sides === game.side ? "granted" : "other-side";
  }

  /** What each hole is good for now. */
  get #uses(): ReadonlyMap<string, HoleUse> {
    return this.#desk?.chooser.uses ?? new Map();
  }

  /** Brings what a player needs, once. */
  #openDesk(): Promise<void> {
    this.#deskComing ??= import("./choice/desk.ts").then(
      ({ Desk }) => {
        this.#desk = new Desk(this, {
          game: () => (this.#playback.playing ? undefined : this.#game),
          permission: (game) => this.#permission(game),
          act: (action) => this.#act(action),
          refuse: (refusal, hole) => this.#refuse(refusal, hole),
          opened: (choice, actions) => this.#report("mancala-choice", { choice, actions }),
          changed: () => this.#prompt(),
        });
        this.requestUpdate();
      },
      (error: unknown) => {
        // The next update tries again.
        this.#deskComing = undefined;
        this.#report("mancala-error", { code: "desk-unavailable", error });
      },
    );
    return this.#deskComing;
  }

  #press(hole: string): void {
    if (this.#desk?.chooser.press(hole)) {
      void this.updateComplete.then(() => this.#focus.toPanel());
    } else if (!this.#desk && !this.interactive) this.#refuse("view-only", hole);
  }

  #choose(action: string): void {
    const game = this.#game;
    if (this.#desk?.command(action) || !game?.actions.includes(action)) return;
    if (this.#permission(game) === "granted") this.#act(action);
  }

  #refuse(refusal: Refusal, hole: string): void {
    const side = this.#game?.side ?? this.#below;
    this.#announcer.say((messages) => messages.refusals[refusal]({ hole, side }));
    this.requestUpdate();
  }

  #act(action: string): void {
    const game = this.#game;
    if (!game || !this.#report("mancala-before-action", { action, game })) return;
    this.#desk?.chooser.cancel();
    this.#acted = true;
    const next = this.#controlled ? undefined : game.play(action);
    if (next) {
      this.#game = next;
      this.requestUpdate();
    }
    this.#report("mancala-action", { action, game: next });
  }

  /** Says what the choice that is open is about, or what the moment asks for. */
  #prompt(): void {
    const game = this.#game;
    if (!game) return;
    const moment: Telling = (messages) => messages.sentence([describeMoment(messages, game)]);
    this.#announcer.say(this.#desk?.prompt(game) ?? moment);
  }

  #settle(from: Game | undefined, games: readonly Game[]): void {
    const game = this.#game;
    const acted = this.#acted && games.length > 0;
    if (acted) this.#acted = false;
    this.#desk?.chooser.cancel();
    if (from)
      this.#announcer.say((messages) =>
        describeTurns(messages, from, games).slice(-TURNS_TOLD).join(" "),
      );
    else this.#prompt();
    // The page may answer with another game, which must not come in the middle of an update.
    queueMicrotask(() => {
      this.#report("mancala-settled", { game });
      if (!acted || !game) return;
      if (game.result) this.#report("mancala-gameover", { game });
      else this.#tellChoice(game);
    });
  }

  #tellChoice(game: Game): void {
    const { type } = decisionOf(game);
    if (type !== "sow" && type !== "enter" && this.#permission(game) === "granted") {
      this.#report("mancala-choice", { choice: type, actions: game.actions });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "mancala-board": MancalaBoard;
  }
}
