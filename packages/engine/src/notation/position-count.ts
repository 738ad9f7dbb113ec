/** Numbers of seeds in the text of a position. */
import { PositionError } from "../reading-errors.ts";
import { MOST_SEEDS } from "../variant/limits.ts";

/** Reads a number of seeds; `part` is what an error is about. Throws a PositionError (`position-seeds`). */
export function readCount(text: string, part: string): number {
  if (!/^(0|[1-9][0-9]{0,4})$/.test(text) || Number(text) > MOST_SEEDS) {
    throw new PositionError("position-seeds", part, `a number of seeds from 0 to ${MOST_SEEDS}`);
  }
  return Number(text);
}
