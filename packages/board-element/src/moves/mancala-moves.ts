import { html, nothing } from "lit";
import type { CSSResultGroup, TemplateResult } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { BesideBoard } from "../beside/beside-board.ts";
import { buttonStyles } from "../theme/button.styles.ts";
import { clockFace, clocksAt } from "./clocks.ts";
import { actionsOf, after, find, opening, turnsOf } from "./move-tree.ts";
import type { MoveTurn, Place } from "./move-tree.ts";
import { movesStyles } from "./moves.styles.ts";

/** Pictures of the buttons, in a square of 20 by 20. */
const ICONS = {
  first: "M15 5l-6 5 6 5zM5 5v10",
  previous: "M13 5l-6 5 6 5z",
  next: "M7 5l6 5-6 5z",
  last: "M5 5l6 5-6 5zM15 5v10",
} as const;
type Step = keyof typeof ICONS;

/** What the keys do at a turn of the list. */
const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: "previous",
  ArrowUp: "previous",
  ArrowRight: "next",
  ArrowDown: "next",
  Home: "first",
  End: "last",
};

/**
 * The moves of a board's game: numbered turns, what was written about them, and the other lines of a recorded game. Whoever chooses a turn sees
 * the position after it on the board; going forward by one, the reader sees it played. Where the record tells times (`{[%clk 0:09:30]}`,
 * `{[%emt 0:00:12]}`, the header `time: 600+5`), both clocks show what they showed at the moment on the board.
 *
 * ```html
 * <mancala-board id="game" variant="gore" interactive></mancala-board>
 * <mancala-moves for="game"></mancala-moves>
 * ```
 *
 * @summary The moves of a board's game.
 *
 * @csspart bar - The buttons first, previous, next and last.
 * @csspart button - Each of them.
 * @csspart clocks - The players' clocks, where the record tells times.
 * @csspart clock - One of them; also `south` or `north`, and `turn`.
 * @csspart list - The turns; it scrolls where the page gives the element a height.
 * @csspart number - The number of a turn.
 * @csspart turn - A turn; also `south` or `north`, and `current`.
 * @csspart comment - What was written about a turn.
 * @csspart line - Another line.
 * @csspart result - How the game ended.
 */
export class MancalaMoves extends BesideBoard {
  static override styles: CSSResultGroup = [buttonStyles, movesStyles];

  /** The game that was drawn, and its turns. */
  #played: Game | undefined;
  #turns: readonly MoveTurn[] = [];
  #shown: Game | undefined;
  /** The keyboard was on a turn, and goes with the one that is shown. */
  #follows = false;

  protected override get stale(): boolean {
    const { played, game } = this.found ?? {};
    return played !== this.#played || game !== this.#shown;
  }

  override render(): TemplateResult {
    const { played, game } = this.found ?? {};
    if (played !== this.#played) this.#turns = played ? turnsOf(played) : [];
    this.#played = played;
    this.#shown = game;
    const { messages } = this;
    const { moves: texts } = messages;
    const place = game && find(this.#turns, game);
    const comment = played && opening(played);
    return html`<div
      class="moves"
      role="group"
      aria-label=${texts.label}
      lang=${messages.language}
      dir=${messages.writing ?? nothing}
    ><div class="bar" part="bar">${this.#button("first", place)}${this.#button(
      "previous",
      place,
    )}${this.#button("next", place)}${this.#button("last", place)}</div>${game && this.#clocks(game)}
      <div class="list" part="list" @keydown=${this.#key}>
        ${comment ? html`<p part="comment">${comment}</p>` : nothing}${
          this.#turns.length === 0 ? html`<p>${texts.none}</p>` : this.#line(this.#turns, place)
        }${
          played?.result
            ? html`<p part="result">${messages.sentence([
                messages.events.end({ result: played.result }),
              ])}</p>`
            : nothing
        }</div></div>`;
  }

  override updated(): void {
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    const list = this.renderRoot.querySelector<HTMLElement>(".list");
    if (this.#follows)
      (current ?? this.renderRoot.querySelector<HTMLElement>(".turn"))?.focus({
        preventScroll: true,
      });
    this.#follows = false;
    if (!list || !current) return;
    // The list itself is scrolled, never the page.
    const [room, turn] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    if (turn.top < room.top || turn.bottom > room.bottom)
      list.scrollTop += turn.top - room.top - (room.height - turn.height) / 2;
  }

  /** The clocks at the moment shown. They stand still, and are read when they are reached. */
  #clocks(game: Game): TemplateResult | typeof nothing {
    const clocks = clocksAt(game);
    if (!clocks) return nothing;
    const { moves: texts, side } = this.messages;
    const clock = (which: Side): TemplateResult | typeof nothing => {
      const seconds = clocks.seconds[which];
      if (seconds === undefined) return nothing;
      const turn = !game.result && game.side === which ? "turn" : "";
      return html`<div class=${turn} part="clock ${which} ${turn}"><dt>${side(which)}</dt><dd><time
        datetime="PT${seconds}S"
      >${clockFace(seconds)}</time></dd></div>`;
    };
    const label = clocks.tells === "left" ? texts.timeLeft : texts.timeUsed;
    return html`<div class="clocks" part="clocks" role="group" aria-label=${label} title=${label}>
      <dl>${clock("south")}${clock("north")}</dl>
    </div>`;
  }

  #line(line: readonly MoveTurn[], place: Place | undefined): TemplateResult {
    return html`<ol role="list">${line.map((turn, index) => {
      const before = line[index - 1];
      const paired = before?.number === turn.number;
      // A row begins with its number; North's turn follows in it, unless something stands between.
      const alone = !paired || before.comments.length > 0 || before.lines.length > 0;
      return html`<li class=${alone ? "begins" : "goes-on"}>${
        alone
          ? html`<span class="number" part="number" aria-hidden="true">${turn.number}${
              turn.side === "north" ? "…" : "."
            }</span>`
          : nothing
      }${this.#turn(turn, place?.line === line && place.index === index, place)}${turn.comments.map(
        (comment) => html`<p part="comment">${comment}</p>`,
      )}${turn.lines.map(
        (other) =>
          html`<div
            class="line"
            part="line"
            role="group"
            aria-label=${this.messages.moves.line(turn.number)}
          >${this.#line(other, place)}</div>`,
      )}</li>`;
    })}</ol>`;
  }

  #turn(turn: MoveTurn, current: boolean, place: Place | undefined): TemplateResult {
    const { number, side } = turn;
    const actions = actionsOf(turn);
    const stop = current || (!place && turn === this.#turns[0]);
    return html`<button
      type="button"
      class="turn ${side}"
      part="turn ${side} ${current ? "current" : ""}"
      tabindex=${stop ? 0 : -1}
      aria-current=${current ? "step" : nothing}
      aria-label=${this.messages.moves.turn({ number, side: this.messages.side(side), actions })}
      @click=${() => this.#go(after(turn))}
    >${actions}</button>`;
  }

  #button(step: Step, place: Place | undefined): TemplateResult {
    const label = this.messages.moves[step];
    const off = this.#moment(step, place) === this.#shown;
    return html`<button
      type="button"
      class="quiet"
      part="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${String(off)}
      @click=${() => this.#step(step)}
    ><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[step]} /></svg></button>`;
  }

  /** Where a step leads from a place; the present moment where it leads nowhere. */
  #moment(step: Step, place: Place | undefined): Game | undefined {
    const shown = this.#shown;
    if (step === "first") return this.#played?.line[0];
    if (step === "last") return this.#played;
    const turn = place?.line[place.index];
    if (step === "previous") return turn?.before ?? shown;
    // In the middle of a turn its rest comes first.
    const rest = turn && after(turn) !== shown ? turn : undefined;
    const next = rest ?? (place ? place.line[place.index + 1] : this.#turns[0]);
    return next ? after(next) : shown;
  }

  #step(step: Step): void {
    const place = this.#shown && find(this.#turns, this.#shown);
    this.#go(this.#moment(step, place), step === "next");
  }

  #go(moment: Game | undefined, animate = false): void {
    if (!moment || moment === this.#shown) return;
    void this.found?.goTo(moment, { animate });
  }

  readonly #key = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    const [node] = event.composedPath();
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(node instanceof HTMLElement) || !node.matches(".turn")) return;
    event.preventDefault();
    this.#follows = true;
    this.#step(step);
  };
}
