/** Trials: sowings followed without a player, to know whether they end and are allowed. */
import type { LandingCase } from "../variant/landing-definition.ts";
import type { Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { TurnParts } from "./turn-parts.ts";

/** What is tried, and on what. */
export interface Trials {
  /** Whether a candidate can be played to its end. */
  readonly playable: (position: Position, action: number) => boolean;
  /** Keeps the playable ones of a list; returns how many. */
  readonly keep: (position: Position, into: Int32Array, offset: number, count: number) => number;
  /** Whether an action that is not legal has this text only because its sowing would not end. */
  readonly isEndless: (position: Position, text: string, turns: TriedTurns) => boolean;
}

/** What candidates are found by. */
interface TriedTurns {
  readonly candidates: (position: Position, into: Int32Array, offset: number) => number;
  readonly actionText: (action: number) => string;
  readonly maximumActions: number;
}

/** Compiles trials; `play` plays an action in place and answers whether it is legal. */
export type CompileTrials = (
  parts: Pick<TurnParts, "variant" | "layout" | "sowing" | "guided">,
  play: (position: Position, action: number, sink: EventSink | undefined) => boolean,
) => Trials | undefined;

/** Whether a case may sow on. */
function sowsOn({ then: { relay, choose, to } }: LandingCase): boolean {
  return (relay ?? choose) !== undefined || to === "sow" || to === "sowFromEnd";
}

/** Compiles trials that play on copies, where a sowing can turn out endless or forbidden. */
export const compileTrials: CompileTrials = ({ variant, layout }, play) => {
  const { landing } = variant.rules;
  if (!landing.some((entry) => sowsOn(entry) || entry.then.takingAll === "forbidden"))
    return undefined;
  const scratch = new Int16Array(layout.size);
  const playable = (position: Position, action: number): boolean => {
    scratch.set(position);
    return play(scratch, action, undefined);
  };
  return {
    playable,
    keep(position, into, offset, count) {
      let at = offset;
      for (let i = offset; i < offset + count; i++) {
        const action = into[i]!;
        into[at] = action;
        if (playable(position, action)) at++;
      }
      return at - offset;
    },
    isEndless(position, text, turns) {
      const listed = new Int32Array(turns.maximumActions);
      const count = turns.candidates(position, listed, 0);
      return (
        listed.subarray(0, count).some((action) => turns.actionText(action) === text) &&
        // A candidate that cannot be played is endless, or forbidden for what it would take; only what sows on is endless.
        landing.some(sowsOn)
      );
    },
  };
};
