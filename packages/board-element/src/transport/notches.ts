/** So far has a wheel to be turned for one step, in CSS pixels. */
const NOTCH = 40;

/** Adds up small turns of a wheel. */
export class Notches {
  #turned = 0;

  /** Takes in a turn of the wheel, in CSS pixels; says which way to step, 0 for not yet. */
  turn(delta: number): -1 | 0 | 1 {
    this.#turned += delta;
    if (Math.abs(this.#turned) < NOTCH) return 0;
    this.#turned = 0;
    return delta < 0 ? -1 : 1;
  }
}
