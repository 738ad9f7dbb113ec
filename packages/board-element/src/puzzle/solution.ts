/** The solution of a puzzle: a tree of actions, in which several answers may be right. Pure. */

/** A moment of the solution. */
export interface Solution {
  /** What may follow, in the order it was written; nothing where the puzzle is solved. */
  readonly next: ReadonlyMap<string, Solution>;
}

/** More lines, and longer ones, are not read: no puzzle has so many. */
const MOST_LINES = 1000;
const LONGEST_LINE = 1000;

/**
 * Reads lines of actions: a text in which `|` or a line break stands between two lines, or a list of such texts. Lines that begin alike share
 * their beginning. What is neither has no solution.
 */
export function readSolution(given: unknown): Solution {
  const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
  const lines = texts.flatMap((text) => (typeof text === "string" ? text.split(/[|\n]/) : []));
  const root = new Map<string, Solution>();
  for (const line of lines.slice(0, MOST_LINES)) {
    let at = root;
    for (const action of line.split(/[\s,]+/).slice(0, LONGEST_LINE)) {
      if (action === "") continue;
      let then = at.get(action);
      if (!then) at.set(action, (then = { next: new Map() }));
      at = then.next as Map<string, Solution>;
    }
  }
  return { next: root };
}

/** Whether nothing more is asked for. */
export const isEnd = ({ next }: Solution): boolean => next.size === 0;

/** Where these actions lead: at the end of a line, whatever follows, to that end; undefined where they have left the solution. */
export function follow(solution: Solution, actions: readonly string[]): Solution | undefined {
  let at: Solution | undefined = solution;
  for (const action of actions) {
    if (!at || isEnd(at)) return at;
    at = at.next.get(action);
  }
  return at;
}
