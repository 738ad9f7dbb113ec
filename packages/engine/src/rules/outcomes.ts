/** How sowings, and what landings do, come out. */
import type { Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";

/** How a sowing came out. */
export const SOWN_TURN_OVER = 0;
/** The position waits in another phase, or the same side acts again. */
export const SOWN_WAITS = 1;
/** More laps than the variant allows; the position is spoilt. */
export const SOWN_ENDLESS = 2;
/** The rules forbid how it came out; the position is spoilt. */
export const SOWN_FORBIDDEN = 3;

/** Acts on a landing: `last` is where the last seed fell, `direction` the one of the sowing. What it answers is told by whoever names its kind. */
export type AtLanding = (
  position: Position,
  side: number,
  last: number,
  sink: EventSink | undefined,
  direction: number,
) => number;

/** Carries out a consequence other than relay and stop; see `consequences.ts`. Answers how it came out. */
export type Consequence = AtLanding;

/** Answers of a consequence besides the SOWN_ ones: so many seeds are in the hand, to be sown on from the landing hole. */
export const SOW_ON = 1000;
