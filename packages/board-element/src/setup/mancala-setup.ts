import { html, nothing } from "lit";
import type { CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult } from "lit";
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { BesideBoard } from "../beside/beside-board.ts";
import type { SetupTool } from "../locales/extra-messages.ts";
import type { Messages } from "../locales/messages.ts";
import type { MancalaBoard } from "../mancala-board.ts";
import { buttonStyles } from "../theme/button.styles.ts";
import { BoardEditor } from "./board-editor.ts";
import type { Told } from "./board-editor.ts";
import { emptied, withHouse, withStock } from "./draft.ts";
import { SetupEvent } from "./setup-event.ts";
import { setupStyles } from "./setup.styles.ts";

const SIDES: readonly Side[] = ["south", "north"];

/**
 * Puts together a position on a board. A button begins it; then the holes of the board are filled and emptied by click, touch or key, and the
 * buttons here say what a click does, who is to act and what is captured. Whether the position can be is said in words.
 *
 * ```html
 * <mancala-board id="game" variant="oware" interactive></mancala-board>
 * <mancala-setup for="game"></mancala-setup>
 * ```
 *
 * A board with attributes goes on from the new position; a page that keeps the game sets the one that `mancala-setup` brings when it is done.
 *
 * @summary Puts together a position on a board.
 *
 * @event mancala-setup - The position has changed, or is done.
 *
 * @csspart tools - The choice of what a click does.
 * @csspart fields - Who is to act, what is captured, and the like.
 * @csspart status - What was changed, how many seeds there are, and why the position cannot be.
 * @csspart bar - The buttons.
 * @csspart button - Each of them.
 */
export class MancalaSetup extends BesideBoard {
  static override properties: PropertyDeclarations = {
    editing: { type: Boolean, reflect: true },
  };
  static override styles: CSSResultGroup = [buttonStyles, setupStyles];

  /** Whether the board is being edited; switched off before it is done, the board is as it was. */
  declare editing: boolean;

  #editor: BoardEditor | undefined;
  #tool: SetupTool = "add";
  #told: Told | undefined;
  /** Whether there was something to edit when the button was drawn. */
  #able = false;
  /** The keyboard goes along when the buttons change. */
  #moves = false;

  constructor() {
    super();
    this.editing = false;
  }

  /** The position text as it is put together; undefined while nothing is edited. */
  get position(): string | undefined {
    return this.#editor?.made.position;
  }

  /** Ends it with the position as it is, if that can be. Says whether it can. */
  finish(): boolean {
    const made = this.#editor?.made;
    if (!made?.game) return false;
    this.#editor?.finish(made.game);
    this.#editor = undefined;
    this.editing = false;
    this.dispatchEvent(new SetupEvent(made, true));
    return true;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const board = this.editing && this.isConnected ? this.found : undefined;
    if (this.#editor && this.#editor.board !== board) this.#leave();
    if (board?.game && !this.#editor) this.#editor = this.#edit(board, board.game);
  }

  override updated(): void {
    if (!this.#moves) return;
    this.#moves = false;
    this.renderRoot.querySelector<HTMLElement>("input:checked, button")?.focus();
  }

  protected override get stale(): boolean {
    return this.editing || this.#able !== Boolean(this.found?.game);
  }

  override render(): TemplateResult {
    const { messages } = this;
    const { setup: texts, language, writing } = messages;
    const editor = this.editing ? this.#editor : undefined;
    this.#able = Boolean(this.found?.game);
    return html`<div
      class="setup"
      role="group"
      aria-label=${texts.label}
      lang=${language}
      dir=${writing ?? nothing}
    >${
      editor
        ? this.#desk(editor, messages)
        : html`<button type="button" part="button" ?disabled=${!this.#able} @click=${() => this.#turn(true)}>${texts.label}</button>`
    }</div>`;
  }

  #desk(editor: BoardEditor, messages: Messages): TemplateResult {
    const { setup: texts } = messages;
    const { parts, draft, made } = editor;
    const tools: SetupTool[] = ["add", "remove", "empty"];
    if (parts.includes("owners")) tools.push("owner");
    if (parts.includes("claims")) tools.push("claim");
    if (parts.includes("blocked")) tools.push("block");
    return html`<fieldset class="tools" part="tools"><legend>${texts.tool}</legend>${tools.map(
      (tool) =>
        html`<label><input
            type="radio"
            name="tool"
            .checked=${tool === this.#tool}
            @change=${() => {
              this.#tool = tool;
            }}
          />${texts.tools[tool]}</label>`,
    )}</fieldset>
      <div class="fields" part="fields">
        <label><span>${texts.toMove}</span><select
            @change=${(event: Event) => {
              const side = SIDES[(event.target as HTMLSelectElement).selectedIndex];
              if (side) editor.change({ ...editor.draft, side });
            }}
          >${SIDES.map((side) => html`<option .selected=${side === draft.side}>${messages.side(side)}</option>`)}</select></label>
        ${editor.keeps ? this.#stock(editor, "captured", messages) : nothing}${
          parts.includes("reserve") ? this.#stock(editor, "reserve", messages) : nothing
        }${parts.includes("houses") ? this.#houses(editor, messages) : nothing}
      </div>
      <p class="keys">${texts.keys}</p>
      <p class="status" part="status" role="status">${this.#status(editor, messages)}</p>
      <div class="bar" part="bar">${this.#button(texts.clear, () => editor.change(emptied(editor.draft)))}${this.#button(
        texts.undo,
        () => editor.undo(),
        editor.canUndo,
      )}${this.#button(texts.cancel, () => this.#turn(false))}${this.#button(
        texts.done,
        () => {
          this.#moves = this.finish();
        },
        made.game !== undefined,
      )}</div>`;
  }

  #stock(
    editor: BoardEditor,
    stock: "captured" | "reserve",
    { setup, side }: Messages,
  ): readonly TemplateResult[] {
    return SIDES.map((which) =>
      this.#number(setup[stock](side(which)), editor.draft[stock][which], (seeds) =>
        editor.change(withStock(editor.draft, stock, which, seeds)),
      ),
    );
  }

  #number(name: string, seeds: number, change: (seeds: number) => void): TemplateResult {
    return html`<label><span>${name}</span><input
        type="number"
        min="0"
        max="999"
        .value=${String(seeds)}
        @change=${(event: Event) => change((event.target as HTMLInputElement).valueAsNumber)}
      /></label>`;
  }

  #houses(editor: BoardEditor, { setup, side }: Messages): readonly TemplateResult[] {
    return SIDES.map((which) => {
      const put = (event: Event): void => {
        const { checked } = event.target as HTMLInputElement;
        editor.change(withHouse(editor.draft, which, checked));
      };
      const owned = editor.draft.houses.includes(which);
      return html`<label class="check"><input type="checkbox" .checked=${owned} @change=${put} /><span>${setup.house(side(which))}</span></label>`;
    });
  }

  #button(text: string, act: () => void, possible = true): TemplateResult {
    return html`<button
      type="button"
      part="button"
      aria-disabled=${String(!possible)}
      @click=${() => possible && act()}
    >${text}</button>`;
  }

  #status(editor: BoardEditor, messages: Messages): string {
    const { setup: texts } = messages;
    const { code } = editor.made;
    const words: Readonly<Record<string, string>> = messages.errors;
    return [
      ...(this.#told ? [this.#told(messages)] : []),
      texts.total(editor.seeds, editor.wanted),
      ...(code === undefined ? [] : [texts.invalid(words[code] ?? code)]),
    ].join(" ");
  }

  #edit(board: MancalaBoard, game: Game): BoardEditor {
    this.#told = undefined;
    this.#tool = "add";
    return new BoardEditor(
      board,
      game,
      () => this.#tool,
      (told) => {
        this.#told = told;
        this.requestUpdate();
        if (this.#editor) this.dispatchEvent(new SetupEvent(this.#editor.made, false));
      },
    );
  }

  #turn(on: boolean): void {
    this.#moves = true;
    this.editing = on;
  }

  #leave(): void {
    this.#editor?.leave();
    this.#editor = undefined;
  }
}
