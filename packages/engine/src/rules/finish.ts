/** The end of a game in the rules: how a position is marked as over, and who has won. */
import type { Variant } from "../variant/variant.ts";
import type { RuleKinds } from "./kinds.ts";
import { PHASE_OVER, type Layout, type Position } from "./layout.ts";
import type { Sides } from "./sides.ts";
import type { EventSink } from "./sink.ts";
import type { Topology } from "./topology.ts";

/** The compiled end rules of a variant. */
export interface Finishing {
  /** Gives the rest of the seeds out, in place, and marks the position as over. */
  readonly finish: (position: Position, reason: number, sink?: EventSink) => void;
  /** Of a finished position: 1 South wins, -1 North wins, 0 neither. */
  readonly outcome: (position: Position) => 1 | 0 | -1;
  /** As if the game ended here by counting. */
  readonly count: (position: Position) => 1 | 0 | -1;
  /** Ends the game, in place, if the board shows after a turn that it is over; undefined where it never does. */
  readonly endIfDone: ((position: Position, sink: EventSink | undefined) => void) | undefined;
}

/** What end rules are compiled from. */
export interface FinishParts {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly sides: Sides;
  readonly topology: Topology;
}

/** Compiles the end rules of games in which more is done than that a player without an action loses; undefined in the others. */
export type CompileEnding = (parts: FinishParts, kinds: RuleKinds) => Finishing | undefined;

/** Who leads: 1 South, -1 North, 0 neither. */
export function leads(lead: number): 1 | 0 | -1 {
  return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/** Compiles the end rules. */
export function compileFinish(parts: FinishParts, kinds: RuleKinds): Finishing {
  const { captured, phase, value, side } = parts.layout;
  return (
    kinds.ending?.(parts, kinds) ?? {
      finish(position, reason) {
        position[phase] = PHASE_OVER;
        position[value] = reason;
      },
      count: (position) => leads(position[captured]! - position[captured + 1]!),
      outcome: (position) => (position[side] === 0 ? -1 : 1),
      endIfDone: undefined,
    }
  );
}
