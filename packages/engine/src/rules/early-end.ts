/** Ends of the game that the board shows after a turn: a side without seeds, a majority, too few seeds everywhere. */
import type { Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { TurnParts } from "./turn-parts.ts";

/** Ends the game, in place, if it is over now. */
export type EarlyEnd = (position: Position, sink: EventSink | undefined) => void;

/** Compiles the test; undefined when the game never ends that way. */
export function compileEarlyEnd({
  variant,
  layout,
  sides,
  finish,
}: Pick<TurnParts, "variant" | "layout" | "sides" | "finish">): EarlyEnd | undefined {
  const { end } = variant.rules;
  const allBelow = end.allBelow ?? 0;
  const majority = end.majority === true;
  const sideEmpty = end.sideEmpty === true;
  if (allBelow === 0 && !majority && !sideEmpty) return undefined;
  const { holes, captured, total } = layout;
  const { isEmpty } = sides;

  function everyHoleBelow(position: Position): boolean {
    for (let hole = 0; hole < holes; hole++) if (position[hole]! >= allBelow) return false;
    return true;
  }

  return (position, sink) => {
    if (allBelow > 0 && everyHoleBelow(position)) return finish(position, 0, sink);
    if (sideEmpty && (isEmpty(position, 0) || isEmpty(position, 1))) {
      return finish(position, 0, sink);
    }
    if (!majority) return;
    const half = position[total]! >> 1;
    if (position[captured]! > half || position[captured + 1]! > half) finish(position, 1, sink);
  };
}
