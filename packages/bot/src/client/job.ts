/**
 * One question that was asked: a promise that can be settled from several places, the first of which counts, and that
 * an AbortSignal rejects at once.
 */
export class Job<Answer> {
  /** What the asker gets. */
  readonly answer: Promise<Answer>;
  #settled = false;
  #resolve: (answer: Answer) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #earlyEnd: () => void = () => undefined;
  readonly #signal: AbortSignal | undefined;

  /** @throws DOMException `AbortError`, through `answer`, when the signal is or becomes aborted */
  constructor(signal: AbortSignal | undefined) {
    this.answer = new Promise<Answer>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#signal = signal;
    if (signal?.aborted === true) this.#abort();
    else signal?.addEventListener("abort", this.#abort);
  }

  get settled(): boolean {
    return this.#settled;
  }

  /** Has `stop` called when the job is rejected from outside, so that nobody works on for nothing. */
  onEarlyEnd(stop: () => void): void {
    this.#earlyEnd = stop;
  }

  resolve(answer: Answer): void {
    if (this.#settle()) this.#resolve(answer);
  }

  /** Rejects the answer; a no-op when it is settled. */
  reject(error: unknown): void {
    if (!this.#settle()) return;
    this.#reject(error);
    this.#earlyEnd();
  }

  /** The reason given to `abort()` is not passed on: whoever waits can rely on an AbortError. */
  readonly #abort = (): void => {
    this.reject(new DOMException("the search was aborted", "AbortError"));
  };

  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    this.#signal?.removeEventListener("abort", this.#abort);
    return true;
  }
}
