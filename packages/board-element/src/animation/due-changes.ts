/** Changes that are made ready some at a time, before they are seen. */
import type { Change } from "./course.ts";

/** The changes of one place, and how many of them are ready. */
export class DueChanges<Seen> {
  #all: readonly Change<Seen>[] = [];
  /** The first that is not ready. */
  #next = 0;

  /** When the next one must be ready, in milliseconds of the run. */
  get due(): number {
    return this.#all[this.#next]?.at ?? Infinity;
  }

  /** Tells of the changes; where some were told of before, the same and more. The first `ready` of them are. */
  tell(changes: readonly Change<Seen>[], ready = 0): void {
    this.#all = changes;
    this.#next = Math.max(this.#next, ready);
  }

  /**
   * Gives what is seen at a time of the run and after it, until another time, or as long as no more than `most` different things are seen. They
   * are ready from now on.
   */
  take(time: number, until: number, most: number = Infinity): readonly Change<Seen>[] {
    const later = this.#all.findIndex(({ at }) => at > time);
    const first = Math.max(0, (later === -1 ? this.#all.length : later) - 1);
    const different = new Set<Seen>();
    const taken: Change<Seen>[] = [];
    for (const change of this.#all.slice(first)) {
      if (taken.length > 0 && change.at > until) break;
      if (different.add(change.seen).size > most) break;
      taken.push(change);
    }
    this.#next = first + taken.length;
    return taken;
  }
}
