import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import type { MancalaSetup, SetupEvent } from "@magomba/board-element/setup";
import { Game, MagombaError, type Side } from "@magomba/engine";
import { encodeLink } from "../address/link.ts";
import type { Messages } from "../locales/messages.ts";
import "../record/move-list.ts";
import type { MoveLookEvent } from "../record/move-list.ts";
import { plyBeside } from "../record/turns.ts";
import { human, humanSides, type Seats } from "../state/seats.ts";
import type { Session, SessionState } from "../state/session.ts";
import { speeds, type Settings } from "../state/settings.ts";
import { aboutGame } from "./about-game.ts";
import "./bot-opinion.ts";
import { gameControls } from "./game-controls.ts";
import { playersPanel } from "./players-panel.ts";
import { SetupStartEvent, type SetupDialog } from "./setup-dialog.ts";
import { settingUp, statusLine } from "./status-line.ts";
import { TurnWheel } from "./turn-wheel.ts";
import { define, View } from "./view.ts";

/** A short message about something that just happened. */
interface Notice {
  readonly text: string;
  /** A link to copy by hand. */
  readonly link?: string;
}

/** How long a notice stays. In milliseconds. */
const noticeTime = 8000;

/** Boards of so many columns take the whole width of the page. */
const wideFrom = 12;

/** Boards of at most so many columns lie flat even on a phone: their holes are large enough. */
const flatUpTo = 8;

/** The side that sits below: the only person, else South. */
function usualBelow(seats: Seats): Side {
  return humanSides(seats) === "north" ? "north" : "south";
}

function otherSide(side: Side): Side {
  return side === "south" ? "north" : "south";
}

/** The table: the board with its players, what may be done, and what has been played. */
export class PlayView extends View {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
    session: { attribute: false },
    state: { attribute: false },
    settings: { attribute: false },
    flipped: { state: true },
    notice: { state: true },
    editing: { state: true },
  };
  declare messages: Messages;
  declare session: Session;
  declare state: SessionState;
  declare settings: Settings;
  declare flipped: boolean;
  declare notice: Notice | undefined;
  /** A position is being put together on the board. */
  declare editing: boolean;
  readonly #wheel: TurnWheel = new TurnWheel(
    (way) => plyBeside(this.state.game, this.state.shown, way),
    (ply) => this.session.look(ply),
  );
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.flipped = this.editing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.#key);
    // Nobody sets up a position at once.
    void import("@magomba/board-element/setup");
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#key);
    clearTimeout(this.#noticeTimer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get("state") as SessionState | undefined;
    if (before === undefined || before.round === this.state.round) return;
    this.flipped = false;
    this.notice = undefined;
  }

  override render(): TemplateResult {
    const { messages, state } = this;
    const { game, seats } = state;
    const { definition, board } = game.variant;
    const usual = usualBelow(seats);
    const below = this.flipped ? otherSide(usual) : usual;
    return html`<div class="play" ?data-wide=${board.columns >= wideFrom}>
        <div class="left">
          <div class="table">${this.#status()} ${this.#board(below)}</div>
          <section class="panel about-panel" aria-labelledby="about-title">
            <h2 id="about-title">${messages.library.aboutOf(definition.name)}</h2>
            ${aboutGame(messages, game.variant)}
          </section>
        </div>
        <div class="right">
          <div class="desk" ?hidden=${this.editing}>
            ${gameControls(messages, state, {
              fresh: () => void this.#setup?.open(game.variant.id, game.variant.options, seats),
              undo: () => this.session.undo(),
              redo: () => this.session.redo(),
              resign: () => this.session.resign(),
              flip: () => {
                this.flipped = !this.flipped;
              },
              copy: () => void this.#copy(),
            })}
            <div class="notice" role="status">${this.#notice()}</div>
          </div>
          <section
            class="panel players-panel"
            ?data-editing=${this.editing}
            aria-labelledby="players-title"
          >
            <h2 id="players-title">${this.editing ? messages.play.settingUp : messages.setup.players}</h2>
            ${
              this.editing
                ? nothing
                : playersPanel(messages, state, below, (next) => this.session.seat(next))
            }
            <mancala-setup
              for="board"
              .language=${messages.language}
              @click=${this.#setupPressed}
              @mancala-setup=${this.#setUp}
            ></mancala-setup>
          </section>
          <section class="panel moves-panel" aria-labelledby="moves-title">
            <h2 id="moves-title">${messages.record.title}</h2>
            <move-list
              .messages=${messages}
              .game=${game}
              .shown=${state.shown}
              @move-look=${(event: MoveLookEvent) => this.session.look(event.ply)}
            ></move-list>
            ${
              this.editing
                ? nothing
                : html`<bot-opinion .messages=${messages} .game=${state.shown}></bot-opinion>`
            }
          </section>
        </div>
      </div>
      <setup-dialog .messages=${messages}></setup-dialog>`;
  }

  #status(): TemplateResult {
    const { state, session } = this;
    if (this.editing) return settingUp(this.messages);
    return statusLine(this.messages, state, {
      stop: () => session.stop(),
      resume: () => session.resume(),
      takeOver: (side) => session.seat({ ...state.seats, [side]: human }),
      back: () => session.look(undefined),
      again: () => {
        const game = Game.start(state.game.variant);
        this.dispatchEvent(new SetupStartEvent(game, state.seats));
      },
    });
  }

  #board(below: Side): TemplateResult {
    const { messages, state, settings } = this;
    const { game, shown, seats } = state;
    return html`<mancala-board
      id="board"
      .game=${shown}
      .interactive=${shown === game && game.result === undefined}
      .controls=${!this.editing}
      .sides=${humanSides(seats)}
      .orientation=${below}
      .layout=${game.variant.board.columns <= flatUpTo ? "flat" : "auto"}
      .speed=${state.motion === "jump" ? 0 : speeds[settings.speed]}
      .theme=${settings.material}
      .sound=${settings.sound === "on"}
      .language=${messages.language}
      .label=${messages.play.board(game.variant.definition.name)}
      @mancala-action=${(event: HTMLElementEventMap["mancala-action"]) => this.#play(event.action)}
      @wheel=${this.#wheel}
      @mancala-undo=${() => this.session.undo()}
    ></mancala-board>`;
  }

  #play(action: string): void {
    try {
      this.session.play(action);
    } catch (error) {
      if (!(error instanceof MagombaError)) throw error;
      this.#tell({ text: this.messages.play.refused(action) });
    }
  }

  #notice(): TemplateResult | typeof nothing {
    const { notice } = this;
    if (notice === undefined) return nothing;
    return html`<p>${notice.text}</p>
      ${
        notice.link === undefined
          ? nothing
          : html`<input
              readonly
              aria-label=${this.messages.controls.link}
              .value=${notice.link}
              @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
            />`
      }`;
  }

  async #copy(): Promise<void> {
    const { controls } = this.messages;
    const { link, whole } = encodeLink(this.state.game);
    const address = new URL(`#${link}`, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      this.#tell({ text: whole ? controls.copied : controls.copiedPart });
    } catch {
      // No permission, or no clipboard on an insecure page.
      this.#tell({ text: controls.copyFailed, link: address });
    }
  }

  #tell(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.#noticeTimer);
    // A link that must be copied by hand stays.
    if (notice.link !== undefined) return;
    this.#noticeTimer = setTimeout(() => {
      this.notice = undefined;
    }, noticeTime);
  }

  /** The setting up has perhaps begun, or was given up: what is needed for it stands by the board. */
  readonly #setupPressed = async ({ currentTarget }: Event): Promise<void> => {
    const { editing } = currentTarget as MancalaSetup;
    if (editing === this.editing) return;
    this.editing = editing;
    await this.updateComplete;
    this.querySelector(".table")?.scrollIntoView({ block: "nearest" });
  };

  /** A position was put together on the board: a game begins there. */
  readonly #setUp = ({ done, game, position }: SetupEvent): void => {
    if (!done || game === undefined) return;
    const begun = Game.from(game.variant, position);
    this.dispatchEvent(new SetupStartEvent(begun, this.state.seats));
  };

  get #setup(): SetupDialog | null {
    return this.querySelector("setup-dialog");
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z")
      return;
    const target = event.composedPath()[0];
    if (target instanceof HTMLInputElement || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (event.shiftKey) this.session.redo();
    else this.session.undo();
  };
}

define("play-view", PlayView);

declare global {
  interface HTMLElementTagNameMap {
    "play-view": PlayView;
  }
}
