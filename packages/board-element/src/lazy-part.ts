/** A part of the board that is loaded only when it is first needed. */

/** Loads one part, once; when it cannot be loaded, the next call tries again. */
export class LazyPart<Part> {
  readonly #load: () => Promise<Part>;
  readonly #loaded: (error?: unknown) => void;
  #part: Part | undefined;
  #coming: Promise<void> | undefined;

  /** `loaded` is called when the part has come, or with the error when it could not be loaded. */
  constructor(load: () => Promise<Part>, loaded: (error?: unknown) => void) {
    this.#load = load;
    this.#loaded = loaded;
  }

  /** The part, once it is there. */
  get part(): Part | undefined {
    return this.#part;
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#coming ?? Promise.resolve();
  }

  /** Loads the part unless that was done; never rejects. */
  open(): Promise<void> {
    this.#coming ??= this.#load().then(
      (part) => {
        this.#part = part;
        this.#loaded();
      },
      (error: unknown) => {
        this.#coming = undefined;
        this.#loaded(error);
      },
    );
    return this.#coming;
  }
}
