/** The board as a control of a form: its value is the answer played on it. */
import type { PropertyDeclarations } from "lit";
import type { Game } from "@magomba/engine/game";
import { GameKeeper } from "../game-keeper.ts";
import { REACHABLE } from "../input/reachable.ts";
import { Prerendered } from "../prerendered.ts";

/** What every control of a form can do. The platform's own part is `ElementInternals`. */
export abstract class FormControl extends Prerendered {
  /** Makes the platform count the element among the controls of its form. */
  static readonly formAssociated = true;
  static override properties: PropertyDeclarations = {
    name: { noAccessor: true },
    required: { type: Boolean, noAccessor: true },
    disabled: { type: Boolean, noAccessor: true },
  };

  protected readonly internals: ElementInternals = this.attachInternals();
  protected readonly keeper: GameKeeper = new GameKeeper((error) => this.sourced(error));
  /** The board, or a group of controls around it, is disabled. */
  protected barred = false;
  /** The reader has acted since the form was told of the answer. */
  protected acted = false;
  #told: string | undefined;
  #objection = "";

  constructor() {
    super();
    // A click on the label of a control comes as a click on the control itself.
    this.addEventListener("click", (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
  }

  /** What is said when a form wants an answer and there is none. */
  protected abstract get unanswered(): string;

  /** What is said when a form wants more than the answer there is; empty when it is good. */
  protected abstract get unsolved(): string;

  /** A variant that had to be loaded has come, or could not be loaded. */
  protected abstract sourced(error?: unknown): void;

  abstract skip(): void;

  // The platform reads these three from the attributes, so that is where they are.

  /** The name of the answer in its form; without a name it is not sent. */
  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(name: string) {
    if (name !== this.getAttribute("name")) this.setAttribute("name", name);
  }

  /** Whether a form can be sent only with an answer. */
  get required(): boolean {
    return this.hasAttribute("required");
  }
  set required(required: boolean) {
    this.toggleAttribute("required", required);
    this.answer();
  }

  /** Whether the board only shows, and its answer is not sent. A `<fieldset disabled>` around it does the same. */
  get disabled(): boolean {
    return this.hasAttribute("disabled");
  }
  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
  }

  /**
   * The answer: the actions played on the board since the game that the page gave, in notation, separated by spaces. Those of a bot are
   * among them. Empty as long as nothing was played.
   */
  get value(): string {
    return this.keeper.answer;
  }

  /** The game as far as it was played, of which the board may show an earlier moment; undefined without a game. */
  get played(): Game | undefined {
    return this.keeper.played;
  }

  /** The form that the board belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  /** The labels of the board; they name it unless it has a `label`. */
  get labels(): NodeList {
    return this.internals.labels;
  }
  /** Whether the form could be sent as far as this board goes, and why not: `valueMissing`, `patternMismatch` for a puzzle that is
   * not solved, or `customError`. */
  get validity(): ValidityState {
    return this.internals.validity;
  }
  /** Why the form cannot be sent, in words. */
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  /** Whether the answer is looked at when the form is to be sent. */
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  /** Whether the answer is good; if not, `invalid` is fired. */
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }
  /** As `checkValidity`, and the reader is told why not. */
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }
  /** Makes the answer a bad one, for a reason of the page's; with an empty text, good again. */
  setCustomValidity(message: string): void {
    this.#objection = message;
    this.answer();
  }

  /** The form is reset: the board goes back to the game that it was given. */
  formResetCallback(): void {
    this.keeper.reset();
    this.#jump();
  }
  /** The browser brings back what was in the form before. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== "string") return;
    const given = this.updateComplete.then(() => this.keeper.ready);
    void given.then(() => {
      this.keeper.restore(state);
      this.#jump();
    });
  }
  formDisabledCallback(disabled: boolean): void {
    this.barred = disabled;
    this.requestUpdate();
  }

  override updated(): void {
    super.updated();
    this.answer();
    const { value } = this;
    if (value === this.#told) return;
    if (this.acted) {
      // A page that answers must not do so in the middle of an update.
      queueMicrotask(() => {
        for (const type of ["input", "change"]) {
          this.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
        }
      });
    }
    this.acted = false;
    this.#told = value;
  }

  /** Gives the form the answer as it is now. */
  protected answer(): void {
    const { value, internals } = this;
    const valueMissing = this.required && value === "";
    const customError = this.#objection !== "";
    const unsolved = value === "" ? "" : this.unsolved;
    const message = this.#objection || (valueMissing ? this.unanswered : unsolved);
    const anchor = this.renderRoot?.querySelector<HTMLElement>(REACHABLE) ?? undefined;
    internals.setFormValue(value);
    const patternMismatch = unsolved !== "";
    internals.setValidity({ valueMissing, patternMismatch, customError }, message, anchor);
  }

  /** Goes on with another game. */
  protected follow(game: Game): void {
    this.keeper.follow(game);
    this.requestUpdate();
  }

  /** Plays the reader's action in the board's own game; where the page keeps the game, it plays. The form knows of it at once. */
  protected playOn(action: string): Game | undefined {
    this.acted = true;
    const next = this.keeper.controlled ? undefined : this.keeper.game?.play(action);
    if (next) this.follow(next);
    this.answer();
    return next;
  }

  /** The text of the board's labels. */
  protected get labelText(): string {
    return Array.from(this.labels, ({ textContent }) => textContent?.trim()).join(" ");
  }

  #jump(): void {
    this.skip();
    this.requestUpdate();
  }
}
