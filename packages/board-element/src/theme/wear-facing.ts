/** Turns the far side round. Loaded only for boards with `facing`. */
import { adopt } from "./adopt.ts";
import { facingStyles } from "./facing.styles.ts";

/** Gives a board what it needs to be read from two sides; gives back that it has been done. */
export function wearFacing(root: ShadowRoot | null): true {
  adopt(root, facingStyles);
  return true;
}
