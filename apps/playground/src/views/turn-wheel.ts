/** So far has a wheel to be turned for one step. In CSS pixels. */
const notch = 40;

/**
 * The wheel over the board, with Shift, goes through the game turn by turn. Without Shift it is the page's, and so it is where there is no
 * further turn.
 */
export class TurnWheel {
  /** The browser must wait for the answer before it scrolls. */
  readonly passive = false;
  readonly #beside: (way: -1 | 1) => number | undefined;
  readonly #look: (ply: number) => void;
  #turned = 0;

  /** `beside` says which moment is the next that way, by its actions, if there is one; `look` shows it. */
  constructor(beside: (way: -1 | 1) => number | undefined, look: (ply: number) => void) {
    this.#beside = beside;
    this.#look = look;
  }

  handleEvent(event: WheelEvent): void {
    const { shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if (!shiftKey || ctrlKey || altKey || metaKey || defaultPrevented) return;
    // Some systems make of it a turn sideways.
    const delta = event.deltaY || event.deltaX;
    const ply = delta === 0 ? undefined : this.#beside(delta < 0 ? -1 : 1);
    if (ply === undefined) return;
    event.preventDefault();
    this.#turned += delta;
    if (Math.abs(this.#turned) < notch) return;
    this.#turned = 0;
    this.#look(ply);
  }
}
