/** Where captured seeds go. One function for each kind; `all-kinds.ts` has the table. */
import type { CompileDestination } from "./consequence-parts.ts";
import { tellCapture } from "./sink.ts";
import { SOW_ON, SOWN_TURN_OVER, SOWN_WAITS } from "./outcomes.ts";
import { compileRowWithSeeds } from "./row-with-seeds.ts";

/** To the player's captured seeds. */
export const captureOff: CompileDestination = (then, parts, kinds) => {
  const kind = then.capture ?? "landing";
  const capture = kinds.captures![kind]!(then, parts);
  const again = then.afterwards === "again" ? (): number => SOWN_WAITS : undefined;
  const after = kinds.bonus?.(then, parts) ?? again;
  const { captured } = parts.layout;
  return (
    kinds.takingAll?.(then, capture, after, parts) ??
    ((position, side, last, sink, direction) => {
      const seeds = capture(position, side, last, sink, direction);
      position[captured + side] = position[captured + side]! + seeds;
      return after === undefined ? SOWN_TURN_OVER : after(position, side, seeds);
    })
  );
};

/** Sown on. */
export const captureSown: CompileDestination = (then, parts) => {
  const { topology, sides, layout } = parts;
  const { opposite, behind } = topology;
  const innermost = compileRowWithSeeds(topology);
  const stay = then.lastSeeds === "stay";
  const file = then.capture === "file";
  const byTarget = then.capture === "target";
  return (position, side, last, sink) => {
    const first = byTarget ? innermost(position, 1 - side, last) : opposite[last]!;
    let seeds = position[first]!;
    position[first] = 0;
    let further = 0;
    const second = file ? behind[first]! : -1;
    if (second >= 0) {
      further = position[second]!;
      position[second] = 0;
    }
    const stays = stay && sides.isEmpty(position, 1 - side);
    if (sink !== undefined) {
      const to = stays ? last : -1;
      if (seeds > 0) tellCapture(sink, layout, first, seeds, to, last);
      if (further > 0) tellCapture(sink, layout, second, further, to, last);
    }
    seeds += further;
    if (!stays) return SOW_ON + seeds;
    position[last] = position[last]! + seeds;
    return SOWN_TURN_OVER;
  };
};
