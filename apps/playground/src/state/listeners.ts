/** Those who want to hear of a change. */
export type Listener = () => void;

/**
 * Tells listeners that something changed, without saying what: they read the latest state.
 *
 * A listener may itself cause a change. The round under way is then finished and another follows, so
 * nobody ever sees an old state after a newer one.
 */
export class Listeners {
  readonly #listeners = new Set<Listener>();
  #telling = false;
  #again = false;

  /** Adds a listener; the answer takes it away again. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    this.#again = true;
    if (this.#telling) return;
    this.#telling = true;
    try {
      while (this.#again) {
        this.#again = false;
        for (const listener of this.#listeners) listener();
      }
    } finally {
      this.#telling = false;
    }
  }
}
