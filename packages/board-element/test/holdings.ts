/** Watches what is held on a page and not given back. */
import { onTestFinished } from "vitest";

/** Replaces a method for the length of a test; `wrap` gets the original. */
export function replace<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  wrap: (original: Owner[Name]) => Owner[Name],
): void {
  const original = owner[name];
  owner[name] = wrap(original);
  onTestFinished(() => {
    owner[name] = original;
  });
}

type Listen = EventTarget["addEventListener"];
type Observer = { observe(...given: unknown[]): void; disconnect(): void };

/** Names what is held and not given back: listeners outside of boards, observers, intervals, workers. */
export function watchHoldings(): () => string[] {
  const held = new Map<string, number>();
  const count = (what: string, by: number): void => {
    held.set(what, (held.get(what) ?? 0) + by);
  };
  // A listener on a node of a board goes with the node; only targets that outlive it can keep it.
  const outlives = (target: EventTarget | undefined): boolean =>
    !(target instanceof Node) || target === document || target === document.body;
  const listeners = new Map<string, Set<unknown>>();
  // The test runner has put methods of its own on the window.
  const owners = [
    EventTarget.prototype,
    ...(Object.hasOwn(window, "addEventListener") ? [window] : []),
  ];
  for (const [owner, change] of owners.flatMap(
    (it) =>
      [
        [it, "addEventListener"],
        [it, "removeEventListener"],
      ] as const,
  )) {
    replace(
      owner,
      change,
      (original) =>
        function (this: EventTarget | undefined, ...given: Parameters<Listen>) {
          const target = this ?? window;
          const [type, listener] = given;
          if (listener && outlives(target)) {
            const key = `${target.constructor.name} ${type}`;
            const known = listeners.get(key) ?? new Set();
            listeners.set(key, known);
            if (change === "addEventListener") known.add(listener);
            else known.delete(listener);
          }
          original.apply(target, given);
        } as Listen,
    );
  }
  for (const Kind of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const prototype = Kind.prototype as unknown as Observer;
    const observing = new WeakSet<Observer>();
    replace(
      prototype,
      "observe",
      (original) =>
        function (this: Observer, ...given: unknown[]) {
          if (!observing.has(this)) count(Kind.name, 1);
          observing.add(this);
          original.apply(this, given);
        },
    );
    replace(
      prototype,
      "disconnect",
      (original) =>
        function (this: Observer) {
          if (observing.delete(this)) count(Kind.name, -1);
          original.apply(this);
        },
    );
  }
  replace(
    window,
    "setInterval",
    (original) =>
      ((...given: Parameters<typeof setInterval>) => {
        count("interval", 1);
        return original(...given);
      }) as typeof window.setInterval,
  );
  replace(
    window,
    "Worker",
    (Original) =>
      class extends Original {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          count("worker", 1);
        }
      },
  );
  return () => [
    ...[...held].filter(([, number]) => number > 0).map(([what, number]) => `${number} ${what}`),
    ...[...listeners]
      .filter(([, known]) => known.size > 0)
      .map(([what, known]) => `${known.size} listeners: ${what}`),
  ];
}

/** The animation frames that are still to come. */
export function watchFrames(): () => number {
  const waiting = new Set<number>();
  replace(window, "requestAnimationFrame", (original) => (callback) => {
    const handle: number = original((time) => {
      waiting.delete(handle);
      callback(time);
    });
    waiting.add(handle);
    return handle;
  });
  replace(window, "cancelAnimationFrame", (original) => (handle) => {
    waiting.delete(handle);
    original(handle);
  });
  return () => waiting.size;
}

/** The timers that are still to ring. */
export function watchTimers(): () => number {
  const waiting = new Set<unknown>();
  replace(
    window,
    "setTimeout",
    (original) =>
      ((callback: () => void, ...rest: [number]) => {
        const handle: unknown = original(
          () => {
            waiting.delete(handle);
            callback();
          },
          ...rest,
        );
        waiting.add(handle);
        return handle;
      }) as typeof window.setTimeout,
  );
  replace(window, "clearTimeout", (original) => (handle) => {
    waiting.delete(handle);
    original(handle);
  });
  return () => waiting.size;
}
