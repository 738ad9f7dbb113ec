/** Ends of the game that the board shows after a turn: a side without seeds, a majority, too few seeds everywhere. */
import type { EndDefinition } from "../variant/end-definition.ts";
import { OVER_REASONS, type Position } from "./layout.ts";
import type { EventSink } from "./sink.ts";
import type { TurnParts } from "./turn-parts.ts";

const SWEPT = OVER_REASONS.indexOf("swept");
const MAJORITY = OVER_REASONS.indexOf("majority");

/** Ends the game, in place, if it is over now. */
export type EarlyEnd = (position: Position, sink: EventSink | undefined) => void;

/** Whether it is over, and why: an index of `OVER_REASONS`; -1 when it is not. */
type IsOver = (position: Position) => number;

type EndParts = Pick<TurnParts, "variant" | "layout" | "sides" | "finish">;

/** Ends by a field of its own; undefined: the field as it stands asks for none. */
const EARLY_ENDS: {
  readonly [Field in "allBelow" | "majority" | "sideEmpty"]-?: (
    value: NonNullable<EndDefinition[Field]>,
    parts: EndParts,
  ) => IsOver | undefined;
} = {
  allBelow:
    (fewest, { layout: { holes } }) =>
    (position) => {
      for (let hole = 0; hole < holes; hole++) if (position[hole]! >= fewest) return -1;
      return SWEPT;
    },
  sideEmpty: (ends, { sides: { isEmpty } }) =>
    ends ? (position) => (isEmpty(position, 0) || isEmpty(position, 1) ? SWEPT : -1) : undefined,
  majority: (ends, { layout: { captured, total } }) =>
    ends
      ? (position) => {
          const half = position[total]! >> 1;
          return position[captured]! > half || position[captured + 1]! > half ? MAJORITY : -1;
        }
      : undefined,
};

/** Compiles the test; undefined when the game never ends that way. */
export function compileEarlyEnd(parts: EndParts): EarlyEnd | undefined {
  const { end } = parts.variant.rules;
  const tests = Object.entries(EARLY_ENDS).flatMap(([field, kind]) => {
    const value = end[field as keyof typeof EARLY_ENDS];
    return (value === undefined ? undefined : kind(value as never, parts)) ?? [];
  });
  if (tests.length === 0) return undefined;
  return (position, sink) => {
    for (const isOver of tests) {
      const reason = isOver(position);
      if (reason >= 0) return parts.finish(position, reason, sink);
    }
  };
}
