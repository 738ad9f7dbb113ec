/** Where captured seeds go. One function for each kind; `all-kinds.ts` has the table. */
import type { CompileDestination } from "./consequence-parts.ts";
import { SOW_ON, SOWN_TURN_OVER } from "./outcomes.ts";

/** To the player's captured seeds. */
export const captureOff: CompileDestination = (then, parts, kinds) => {
  const capture = kinds.captures![then.capture!]!(then, parts);
  const after = kinds.afterwards?.(then, parts);
  const { captured } = parts.layout;
  return (
    kinds.takingAll?.(then, capture, after, parts) ??
    ((position, side, last, sink, direction) => {
      const to = captured + side;
      const seeds = capture(position, side, last, sink, direction, to);
      position[to]! += seeds;
      return after?.(position, side, seeds) ?? SOWN_TURN_OVER;
    })
  );
};

/** Sown on. */
export const captureSown: CompileDestination = (then, parts, kinds) => {
  const capture = kinds.captures![then.capture!]!(then, parts);
  const { isEmpty } = parts.sides;
  const stay = then.lastSeeds === "stay";
  return (position, side, last, sink, direction) => {
    // Where the seeds go is known when they are taken, and told after that.
    const before = sink && position.slice();
    const seeds = capture(position, side, last, undefined, direction, -1);
    const to = stay && isEmpty(position, 1 - side) ? last : -1;
    if (before !== undefined) capture(before, side, last, sink, direction, to);
    if (to < 0) return SOW_ON + seeds;
    position[to]! += seeds;
    return SOWN_TURN_OVER;
  };
};
