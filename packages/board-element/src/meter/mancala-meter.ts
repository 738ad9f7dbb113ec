import { html, nothing } from "lit";
import type { CSSResultGroup, PropertyDeclarations, TemplateResult } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { BesideBoard } from "../beside/beside-board.ts";
import { meterStyles } from "./meter.styles.ts";

/** What a search says of a position: what `analyse` of `@magomba/bot` gives, or the like. */
export interface Evaluation {
  /** Hundredths of a seed by which the side that must act is ahead. */
  readonly score: number;
  /** Actions to a certain end; negative when that side loses. */
  readonly endsIn?: number | undefined;
}

/** A lead of less than this, in seeds, is none. */
const EVEN = 0.25;
/** Where the board is not known, so many seeds of lead fill three quarters and a bit of the bar. */
const SCALE = 8;

/**
 * Who is ahead, as the page's bot says. The meter searches nothing itself: a page gives it what it knows.
 *
 * ```js
 * meter.show(await bot.analyse(game, { milliseconds: 500 }), game.side);
 * ```
 *
 * @summary Who is ahead.
 *
 * @cssstate old - The board shows another position than the one that was evaluated.
 *
 * @csspart bar - The whole bar.
 * @csspart fill - South's part of it.
 * @csspart text - What it says, in words.
 */
export class MancalaMeter extends BesideBoard {
  static override properties: PropertyDeclarations = {
    lead: { type: Number },
    endsIn: { type: Number, attribute: "ends-in" },
    vertical: { type: Boolean, reflect: true },
  };
  static override styles: CSSResultGroup = meterStyles;

  /** Seeds by which South is ahead; negative when North is. Absent when nobody has evaluated the position. */
  declare lead: number | null | undefined;
  /** Actions until South wins for certain; negative until North does. Absent when nothing is certain. */
  declare endsIn: number | null | undefined;
  /** Whether the bar stands, to be put beside a board. */
  declare vertical: boolean;

  readonly #internals: ElementInternals = this.attachInternals();
  /** The game that was evaluated. */
  #about: Game | undefined;

  constructor() {
    super();
    this.vertical = false;
  }

  /** Shows what a search says, seen from the side that must act; without it, that nothing is known. */
  show(evaluation: Evaluation | undefined, side: Side = "south"): void {
    const sign = side === "south" ? 1 : -1;
    this.#about = evaluation && this.found?.game;
    this.lead = evaluation && (sign * evaluation.score) / 100;
    this.endsIn = evaluation?.endsIn === undefined ? undefined : sign * evaluation.endsIn;
    this.requestUpdate();
  }

  protected override get stale(): boolean {
    return this.#about !== undefined && this.#old !== this.#internals.states?.has("old");
  }

  override render(): TemplateResult {
    const { messages } = this;
    const says = this.#words();
    const share = Math.round(this.#share * 100);
    return html`<div
      class="meter"
      lang=${messages.language}
      dir=${messages.writing ?? nothing}
    ><div
        class="bar"
        part="bar"
        role="meter"
        aria-label=${messages.meter.label}
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${share}
        aria-valuetext=${says}
      ><div class="fill ${this.#turned ? "turned" : ""}" part="fill"></div></div>
      <span class="text" part="text" aria-hidden="true">${says}</span></div>`;
  }

  override updated(): void {
    // A style attribute would be against a strict policy.
    this.renderRoot
      .querySelector<HTMLElement>(".fill")
      ?.style.setProperty("--share", `${this.#share * 100}%`);
    this.#internals.states?.[this.#old ? "add" : "delete"]("old");
  }

  /** The position on the board is another one. */
  get #old(): boolean {
    return this.#about !== undefined && this.found?.game !== this.#about;
  }

  /** North sits below. */
  get #turned(): boolean {
    return this.found?.orientation === "north";
  }

  get #known(): boolean {
    return Number.isFinite(this.lead ?? Number.NaN) || this.#certain;
  }

  get #certain(): boolean {
    return Number.isFinite(this.endsIn ?? Number.NaN) && this.endsIn !== 0;
  }

  /** South's part of the bar, from 0 to 1. */
  get #share(): number {
    if (this.#certain) return (this.endsIn ?? 0) > 0 ? 1 : 0;
    if (!this.#known) return 0.5;
    const total = this.found?.game?.variant.total;
    return 0.5 + Math.tanh((this.lead ?? 0) / (total ? Math.max(total / 8, 1) : SCALE)) / 2;
  }

  #words(): string {
    const { messages } = this;
    const { meter: texts } = messages;
    const lead = this.lead ?? 0;
    if (!this.#known) return texts.unevaluated;
    if (this.#certain) {
      const end = this.endsIn ?? 0;
      return texts.wins(messages.side(end > 0 ? "south" : "north"), Math.abs(end));
    }
    if (Math.abs(lead) < EVEN) return texts.even;
    const seeds = Math.round(Math.abs(lead) * 10) / 10;
    return texts.ahead(messages.side(lead > 0 ? "south" : "north"), seeds);
  }
}
