import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { Game } from "@magomba/engine";
import type { Messages } from "../locales/messages.ts";
import { plyOf } from "../state/session.ts";
import { icon, type IconName } from "../views/icons.ts";
import { define, View } from "../views/view.ts";
import { rowsOf, turnsOf, type Row, type Turn } from "./turns.ts";

/** `move-look`: the reader wants to see the game as it was after so many actions. */
export class MoveLookEvent extends Event {
  static readonly type = "move-look";
  /** Undefined: as it is now. */
  readonly ply: number | undefined;

  constructor(ply: number | undefined) {
    super(MoveLookEvent.type, { bubbles: true });
    this.ply = ply;
  }
}

declare global {
  interface HTMLElementEventMap {
    "move-look": MoveLookEvent;
  }
}

/** The turn that a ply belongs to: the last one that was over by then, or is under way. -1 at the start. */
function turnAt(turns: readonly Turn[], ply: number): number {
  if (ply === 0) return -1;
  const at = turns.findIndex((turn) => turn.ply >= ply);
  return at === -1 ? turns.length - 1 : at;
}

/** The turns of a game, numbered; choosing one shows the position after it. One tab stop, moved by arrow keys. */
export class MoveList extends View {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
    game: { attribute: false },
    shown: { attribute: false },
  };
  declare messages: Messages;
  /** The whole game. */
  declare game: Game;
  /** The moment of it that the board shows. */
  declare shown: Game;

  override render(): TemplateResult {
    const { record } = this.messages;
    const turns = turnsOf(this.game);
    const current = turnAt(turns, plyOf(this.shown));
    const go = (index: number): void => this.#look(turns, index);
    return html`<div class="transport" role="group" aria-label=${record.title}>
        ${this.#step("first", record.first, current < 0, () => go(-1))}
        ${this.#step("previous", record.previous, current < 0, () => go(current - 1))}
        ${this.#step("next", record.next, this.shown === this.game, () => go(current + 1))}
        ${this.#step("last", record.last, this.shown === this.game, () => go(turns.length - 1))}
      </div>
      ${
        turns.length === 0
          ? html`<p class="soft">${record.empty}</p>`
          : html`<ol class="moves" @keydown=${this.#key}>
              ${rowsOf(turns).map((row) => this.#row(row, turns, current))}
            </ol>`
      }`;
  }

  protected override updated(): void {
    const list = this.querySelector(".moves");
    const chosen = list?.querySelector("[aria-current]");
    if (!list || !chosen) return;
    // Only the list itself scrolls, never the page.
    const above = chosen.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (above < 0 || above > list.clientHeight - 32) {
      list.scrollTop += above - list.clientHeight / 2;
    }
  }

  #step(name: IconName, label: string, disabled: boolean, act: () => void): TemplateResult {
    return html`<button
      class="plain"
      aria-label=${label}
      title=${label}
      aria-disabled=${disabled ? "true" : "false"}
      @click=${() => {
        if (!disabled) act();
      }}
    >
      ${icon(name)}
    </button>`;
  }

  #row(row: Row, turns: readonly Turn[], current: number): TemplateResult {
    return html`<li>
      <span class="number">${row.number}</span>
      ${this.#turn(row, row.south, turns, current)} ${this.#turn(row, row.north, turns, current)}
    </li>`;
  }

  #turn(row: Row, turn: Turn | undefined, turns: readonly Turn[], current: number): TemplateResult {
    if (turn === undefined) return html`<span class="no-turn"></span>`;
    const index = turns.indexOf(turn);
    const text = turn.actions.join(" ");
    const stop = current === -1 ? index === 0 : index === current;
    const side = this.messages.seats.sides[turn.side];
    return html`<button
      class="move ${turn.side}"
      tabindex=${stop ? "0" : "-1"}
      aria-current=${index === current ? "step" : nothing}
      aria-label=${this.messages.record.goTo(row.number, side, text)}
      @click=${() => this.#look(turns, index)}
    >
      ${text}
    </button>`;
  }

  #look(turns: readonly Turn[], index: number): void {
    const last = index >= turns.length - 1;
    const ply = last ? undefined : (turns[index]?.ply ?? 0);
    this.dispatchEvent(new MoveLookEvent(turns.length === 0 ? undefined : ply));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const buttons = [...this.querySelectorAll<HTMLButtonElement>(".move")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const target = targets[event.key];
    if (at === -1 || target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons[Math.min(Math.max(target, 0), buttons.length - 1)]?.focus();
  };
}

define("move-list", MoveList);
