/** Laps after a landing that do not go on with what lies in the landing hole, from there. */
import type { VariantDefinition } from "../variant/definition.ts";
import { FIRST_CONSEQUENCE, RELAY_NEXT } from "./landing.ts";
import type { Layout, Position } from "./layout.ts";
import { tellLap, type EventSink } from "./sink.ts";
import type { Track } from "./topology.ts";

/**
 * After the landing at `last` of a lap from `hole`: writes into `next` the hole of the next lap, the seeds that are lifted from it, and those in the hand, of
 * which `captured` come from a capture. False: there is nothing to sow, and the turn is over.
 */
export type Onward = (
  position: Position,
  track: Track,
  hole: number,
  last: number,
  decision: number,
  captured: number,
  lap: number,
  sink: EventSink | undefined,
  next: Int32Array,
) => boolean;

/** Compiles it; undefined where every lap goes on with what lies in the landing hole. */
export type CompileOnward = (parts: {
  readonly rules: VariantDefinition;
  readonly layout: Layout;
}) => { readonly onward: Onward } | undefined;

/** Compiles it. */
export const compileOnward: CompileOnward = ({ rules, layout }) => {
  const asked = rules.landing.some(
    ({ then: { relay, sowWith, sowFrom } }) =>
      relay === "next" || sowWith === "captured" || sowFrom === "origin",
  );
  if (!asked) return undefined;
  const onward: Onward = (
    position,
    { cells, length, places },
    hole,
    last,
    decision,
    captured,
    lap,
    sink,
    next,
  ) => {
    const lift = (from: number): number => {
      const seeds = position[from]!;
      position[from] = 0;
      return seeds;
    };
    if (decision === RELAY_NEXT) {
      const following = cells[places[last]! + 1]!;
      if (following >= layout.holes || position[following] === 0) return false;
      next[0] = following;
      next[1] = next[2] = lift(following);
      return true;
    }
    const { sowWith, sowFrom } = rules.landing[decision - FIRST_CONSEQUENCE]?.then ?? {};
    const lifted = sowWith === "captured" ? 0 : lift(last);
    next[0] = last;
    next[1] = lifted;
    next[2] = lifted + captured;
    if (sowFrom === "origin") {
      if (lifted > 0 && sink !== undefined) {
        tellLap(sink, layout, last, lifted, lap + 1, 0, cells, 0, length);
      }
      next[0] = hole;
      next[1] = 0;
    }
    return true;
  };
  return { onward };
};
