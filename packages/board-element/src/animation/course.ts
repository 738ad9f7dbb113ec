/** What a run will show, and when: known in full before it is shown. Pure. */
import { applyEvent } from "@magomba/engine/events";
import { eventAt } from "./event-at.ts";
import { handAfter } from "./scene.ts";
import type { Hand, Scene } from "./scene.ts";
import type { Step } from "./timeline.ts";

/** What is seen from a moment on, in milliseconds of the run, until the next change. */
export interface Change<Seen> {
  readonly at: number;
  readonly seen: Seen;
}

/** A hole that is lit because something happens there. */
export interface Lit {
  /** Its index in board order. */
  readonly hole: number;
  readonly capture: boolean;
}

/** The rest of a run. Each list begins with what is seen at first, and has at least that. */
export interface Course {
  /** The seeds of each hole, in board order. */
  readonly seeds: readonly (readonly Change<number>[])[];
  readonly lit: readonly Change<Lit | undefined>[];
  /** Its beats are in milliseconds of the run. */
  readonly hand: readonly Change<Hand | undefined>[];
}

/** Adds what is seen from now on, unless it was seen before; of several changes at one moment only the last is seen. */
function change<Seen>(list: Change<Seen>[], at: number, seen: Seen): void {
  if (list.at(-1)?.at === at) list.pop();
  if (list.length === 0 || list.at(-1)?.seen !== seen) list.push({ at, seen });
}

/** What a scene and the steps after it show, from the time `from` on. */
export function courseOf(scene: Scene, steps: readonly Step[], from: number): Course {
  const { board } = scene;
  const holes = board?.holes ?? [];
  const places = new Map(holes.map(({ name, index }) => [name, index]));
  const seeds = holes.map((): Change<number>[] => []);
  const lit: Change<Lit | undefined>[] = [];
  const hand: Change<Hand | undefined>[] = [];
  let { state, hand: held } = scene;
  let before: readonly number[] = [];
  const see = (at: number, touched: Scene["touched"]): void => {
    const now = state?.seeds ?? [];
    // Most holes do not change: nothing is asked of their lists.
    for (const [index, list] of seeds.entries())
      if (list.length === 0 || now[index] !== before[index]) change(list, at, now[index] ?? 0);
    before = now;
    const name = (touched && "hole" in touched ? touched.hole : undefined) ?? "";
    const event = eventAt(touched, name);
    const hole = places.get(name);
    const shines = hole !== undefined && (event === "drop" || event === "capture");
    change(lit, at, shines ? { hole, capture: event === "capture" } : undefined);
    change(hand, at, held);
  };
  see(from, scene.touched);
  for (const step of steps) {
    if (!board || !state) break;
    state = applyEvent(board, state, step.event);
    held = handAfter(held, step, state, 1);
    // What is late is seen at once.
    see(Math.max(from, step.at), step.event);
  }
  return { seeds, lit, hand };
}

/** The same changes as something else sees them; what makes no difference to it is left out. */
export function asSeen<Seen, Other>(
  changes: readonly Change<Seen>[],
  by: (seen: Seen) => Other,
): readonly Change<Other>[] {
  const list: Change<Other>[] = [];
  for (const { at, seen } of changes) change(list, at, by(seen));
  return list;
}
