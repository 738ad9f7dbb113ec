/** Trials: sowings played on a copy, to know whether they end and are allowed. */
import { copyPosition, GO, kindOf, SOW, STEP, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { TurnParts } from "./turn-parts.ts";

/** What is tried, and on what. */
export interface Trials {
  /** Whether a candidate can be played to its end. */
  readonly playable: (position: Position, action: number) => boolean;
  /** Keeps the playable ones of a list; returns how many. */
  readonly keep: (position: Position, into: Int32Array, offset: number, count: number) => number;
}

/** Compiles trials; `play` plays an action in place and answers whether it is legal. */
export type CompileTrials = (
  parts: Pick<TurnParts, "layout" | "sowing" | "guided">,
  play: (position: Position, action: number, sink: EventSink | undefined) => boolean,
) => Trials;

/** Compiles them. */
export const compileTrials: CompileTrials = ({ layout, sowing, guided }, play) => {
  const { side: sideAt, value: valueAt, value2: value2At } = layout;
  const scratch = new Int16Array(layout.size);

  function playable(position: Position, action: number): boolean {
    const kind = kindOf(action);
    if (kind === SOW) return endsSowing(position, action);
    if (kind !== GO && kind !== STEP) return true;
    if (kind === STEP || guided !== undefined) {
      copyPosition(position, scratch);
      return play(scratch, action, undefined);
    }
    return ends(position, position[value2At]!, position[valueAt]!);
  }

  /** Whether a sowing from a hole ends. */
  function endsSowing(position: Position, action: number): boolean {
    if (guided !== undefined) {
      scratch.set(position);
      return play(scratch, action, undefined);
    }
    return ends(position, action & 1, action >> 1);
  }

  function ends(position: Position, direction: number, hole: number): boolean {
    const side = position[sideAt]!;
    if (sowing.surelyEnds(position, side, direction, hole)) return true;
    scratch.set(position);
    return sowing.ends(scratch, side, direction, hole);
  }

  return {
    playable,
    keep(position, into, offset, count) {
      const sow: typeof SOW = 0;
      let at = offset;
      for (let i = offset; i < offset + count; i++) {
        const action = into[i]!;
        const kept =
          action >> 24 === sow ? endsSowing(position, action) : playable(position, action);
        into[at] = action;
        if (kept) at++;
      }
      return at - offset;
    },
  };
};
