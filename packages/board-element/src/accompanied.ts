/** What a page can set on a board that needs a part of its own; the parts come when it is set. */
import type { PropertyDeclarations } from "lit";
import type { Annotation } from "./annotations/annotation.ts";
import { report } from "./events.ts";
import { FormControl } from "./form/form-control.ts";
import { REACHABLE } from "./input/reachable.ts";
import type { BotSides, Sound } from "./settings.ts";

/** The attributes that bring a part with them. */
export abstract class Accompanied extends FormControl {
  static override properties: PropertyDeclarations = {
    record: {},
    controls: { type: Boolean },
    confirm: { type: Boolean },
    list: { type: Boolean },
    bot: {},
    level: { type: Number },
    botSpeed: { type: Number, attribute: "bot-speed" },
    sound: { converter: (text: string | null) => text || text === "" },
    puzzle: {},
    premove: { type: Boolean },
    replies: {},
    facing: { type: Boolean, reflect: true },
    annotations: {},
  };

  /**
   * A whole game as text, as `Game.toString()` of the engine writes it, with its comments and other lines. It is used instead of `variant`, `options`,
   * `position` and `actions`; the board shows its end. What is played from an earlier moment becomes another line of it.
   */
  declare record: string;
  /** Whether a bar is shown by which the last turn can be gone through. */
  declare controls: boolean;
  /** Whether an action needs a second touch of its hole: the first one shows what it would do. */
  declare confirm: boolean;
  /** Whether the actions are listed below the board as well. Where the holes are too small to be hit, they always are. */
  declare list: boolean;
  /**
   * Which sides a bot plays, against the reader or itself. The board brings no bot: load `@magomba/bot/element` on the page, or answer
   * `mancala-opponent-wanted`. As long as nobody plays there, the reader may.
   */
  declare bot: BotSides;
  /** How strong the bot is, from 1 to 8. */
  declare level: number;
  /** Milliseconds per seed in the first lap of the bot's turns; unless told otherwise, `speed`. */
  declare botSpeed: number | undefined;
  /**
   * The solution of a puzzle: a line of actions, the other side's replies among them, which the board plays; `|` stands between lines where there
   * are several. As a property also a list of lines. The reader can play nothing else; `:state(right)`, `:state(wrong)` and `:state(solved)` tell
   * how it goes, and a form wants it solved.
   */
  declare puzzle: string | readonly string[];
  /** Whether the reader may choose a hole while the other side is to act: it is played when his turn comes, if it can be. */
  declare premove: boolean;
  /**
   * Replies planned to what the other side may play, while it is to act: lines of actions that begin with the other side's, `|` between two lines,
   * as in `b3 A5 | b4 A2`; as a property also a list of lines. What cannot be played is left out. Where `premove` is set, the reader adds and
   * gives up replies himself. It holds what is still planned.
   */
  declare replies: string | readonly string[];
  /** Whether the far side's holes and names are turned round, for two people who face each other over one screen. */
  declare facing: boolean;
  /**
   * Whether seeds are heard, each as high as its hole is full; with `spoken` the turns in words instead, in the browser's own voice, and with `both`
   * either. For readers without a screen reader, which reads out the same words.
   */
  declare sound: Sound;
  /** Arrows, marks, labels and hints; as an attribute, a JSON array. What names no hole of this board is left out. */
  declare annotations: readonly Annotation[] | string;

  constructor() {
    super();
    this.annotations = [];
    this.record = this.puzzle = this.replies = "";
    this.controls = this.confirm = this.list = this.sound = this.facing = this.premove = false;
    this.bot = "none";
    this.level = 4;
  }

  /** Draws. Where a property holds what it never should, that is reported, and the board stays as it was. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      report(this, "mancala-error", { code: "unknown", error });
    }
  }

  /** Puts the keyboard on the board, at the hole where it was last or where play is possible. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>(REACHABLE)?.focus(options);
  }
}
