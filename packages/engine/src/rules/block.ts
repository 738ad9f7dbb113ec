/** Takasia: the block of the only hole that could be captured, for one turn. */
import type { GuidedParts, GuidedStart } from "./guided-parts.ts";
import type { House } from "./house.ts";
import { MODE_ENTERING, MODE_PLAIN } from "./landing-test-parts.ts";
import type { Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";

/** Sets or clears the block at the end of a turn of this mode, before the side changes. */
export type Block = (
  position: Position,
  side: number,
  mode: number,
  sink: EventSink | undefined,
) => void;

/** Compiles the block; without one nothing happens. */
export function compileBlock({
  rules,
  layout,
  topology,
  house,
  start,
}: GuidedParts & { readonly house: House; readonly start: GuidedStart }): Block {
  const rule = rules.turn?.block;
  if (rule === undefined) return () => undefined;
  const { rowsPerSide, columns } = topology;
  const { blocked, reserve } = layout;

  function blockable(position: Position, enemy: number, hole: number): boolean {
    if (position[hole]! < rule!.minimum) return false;
    if (hole === house.holes[enemy] && house.owned(position, enemy)) return false;
    const from = (rowsPerSide - enemy) * columns;
    let others = 0;
    for (let other = from; other < from + columns; other++) {
      if (other !== hole && position[other]! >= rule!.minimum) others++;
    }
    return others > 0;
  }

  return (position, side, mode, sink) => {
    const before = position[blocked]!;
    let after = 0;
    const moving = (mode & MODE_ENTERING) === 0 && (mode & MODE_PLAIN) !== 0;
    const allOut = reserve === 0 || (position[reserve] === 0 && position[reserve + 1] === 0);
    if (moving && allOut && start.onlyTarget(position, 1 - side) === -1) {
      const target = start.onlyTarget(position, side);
      if (target >= 0 && blockable(position, 1 - side, target)) after = target + 1;
    }
    position[blocked] = after;
    if (after !== before && sink !== undefined)
      sink({ type: "block", hole: layout.names[after - 1] ?? null });
  };
}
