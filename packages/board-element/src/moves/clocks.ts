/** The players' clocks, as a recorded game tells them. Pure: nothing runs here. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";

/** A game that may have been written about: those of the engine's main entry can. */
interface Recorded extends Game {
  readonly comment?: string;
  readonly headers?: ReadonlyMap<string, string>;
}

/** What the clocks show at a moment. */
export interface Clocks {
  /** `left`: the time that is left; `used`: the time that was taken so far. */
  readonly tells: "left" | "used";
  /** In seconds; a side is absent as long as nothing is known of its time. */
  readonly seconds: Readonly<Partial<Record<Side, number>>>;
}

/**
 * Times in comments, as in records of chess: `[%clk 0:09:30]` is what the player's clock showed after the action, `[%emt 0:00:12]` what the action
 * took. https://www.enpassant.dk/chess/palview/enhancedpgn.htm
 */
const TIME = /\[%(clk|emt)\s+(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d{1,3})?)\s*\]/g;
/** The time that both begin with, in seconds, in the header `time`: `600`, or `600+5` with what each turn adds. */
const START = /^\s*(\d{1,6})(?:\s*\+\s*\d+)?\s*$/;

/** What a comment says beside the times. */
export function withoutTimes(comment: string): string {
  return comment.replaceAll(TIME, "").replaceAll(/\s+/g, " ").trim();
}

/** A time of one kind in a comment, in seconds. */
function timeIn(comment: string | undefined, kind: "clk" | "emt"): number | undefined {
  for (const [, found, hours, minutes, seconds] of (comment ?? "").matchAll(TIME)) {
    if (found === kind) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  return undefined;
}

/** What the clocks show at a moment of a game; undefined where it tells no times. */
export function clocksAt(moment: Game): Clocks | undefined {
  const left: Partial<Record<Side, number>> = {};
  const used: Partial<Record<Side, number>> = {};
  for (let at: Recorded | undefined = moment; at?.previous; at = at.previous as Recorded) {
    // What is written after an action is about whoever played it.
    const { side } = at.previous;
    const [shown, taken] = [timeIn(at.comment, "clk"), timeIn(at.comment, "emt")];
    if (shown !== undefined) left[side] ??= shown;
    if (taken !== undefined) used[side] = (used[side] ?? 0) + taken;
  }
  const [, start] = START.exec((moment as Recorded).headers?.get("time") ?? "") ?? [];
  const known = Object.keys(left).length > 0;
  // Where only the time that was taken is told, what is left cannot be known.
  if (!known && Object.keys(used).length > 0) return { tells: "used", seconds: used };
  if (!known && start === undefined) return undefined;
  const both = start === undefined ? {} : { south: Number(start), north: Number(start) };
  return { tells: "left", seconds: { ...both, ...left } };
}

/** A time as clocks show it: `9:30`, `1:02:05`. Parts of a second are left out. */
export function clockFace(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}
