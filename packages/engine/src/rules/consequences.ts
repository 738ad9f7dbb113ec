/** What a landing does, apart from relay and the end of the turn: one compiled function for each case. */
import type { BonusDefinition, LandingCase } from "../variant/definition.ts";
import type { Board } from "../types.ts";
import { PHASE_HEAD, PHASE_TAKE, type Layout, type Position } from "./layout.ts";
import type { Sides } from "./sides.ts";
import type { EventSink } from "./sink.ts";
import { SOW_ON, SOWN_FORBIDDEN, SOWN_TURN_OVER, SOWN_WAITS, type Consequence } from "./sowing.ts";
import type { Takeable } from "./takeable.ts";
import { compileTarget } from "./target.ts";
import type { Topology } from "./topology.ts";

/** What consequences look up. */
export interface ConsequenceParts {
  readonly board: Board;
  readonly layout: Layout;
  readonly topology: Topology;
  readonly sides: Sides;
  readonly takeable: Takeable;
}

/** Compiles a case whose consequence is `choose` or `capture`. */
export function compileConsequence({ then }: LandingCase, parts: ConsequenceParts): Consequence {
  if (then.choose !== undefined) {
    const { phase, value } = parts.layout;
    return (position, _side, last) => {
      position[phase] = PHASE_HEAD;
      position[value] = last;
      return SOWN_WAITS;
    };
  }
  // Carried out by the guided sowing itself, which knows the way.
  if (then.to === "sowFromEnd") return () => SOWN_TURN_OVER;
  if (then.to === "sow") return compileSowingOn(then, parts);
  const capture = compileCapture(then, parts);
  const bonus = compileBonus(then.bonus, parts);
  const { captured } = parts.layout;
  if (then.takingAll !== undefined && then.takingAll !== "allowed") {
    return compileTakingAll(then.takingAll, capture, parts);
  }
  return (position, side, last, sink, direction) => {
    const seeds = capture(position, side, last, sink, direction);
    position[captured + side] = position[captured + side]! + seeds;
    return bonus(position, side, seeds);
  };
}

/** A capture with a rule of its own for taking everything the enemy has. */
function compileTakingAll(
  rule: "capturesNothing" | "forbidden" | "restToEnemy" | "again",
  capture: Capture,
  parts: ConsequenceParts,
): Consequence {
  const { layout, sides } = parts;
  const { captured, holes } = layout;
  const before = new Int16Array(layout.size);
  return (position, side, last, sink, direction) => {
    before.set(position);
    const seeds = capture(position, side, last, undefined, direction);
    const all = sides.isEmpty(position, 1 - side);
    if (all && rule === "forbidden") return SOWN_FORBIDDEN;
    if (all && rule === "capturesNothing") {
      position.set(before);
      return SOWN_TURN_OVER;
    }
    if (sink !== undefined) {
      const again = before.slice();
      capture(again, side, last, sink, direction);
    }
    position[captured + side] = position[captured + side]! + seeds;
    if (!all) return SOWN_TURN_OVER;
    if (rule === "again") return SOWN_WAITS;
    const enemy = captured + 1 - side;
    for (let hole = 0; hole < holes; hole++) {
      const rest = position[hole]!;
      if (rest === 0) continue;
      position[hole] = 0;
      position[enemy] = position[enemy]! + rest;
      if (sink !== undefined) sink.sweep(hole, rest, 1 - side);
    }
    return SOWN_TURN_OVER;
  };
}

/** Empties the captured holes, and tells how many seeds they held. */
type Capture = (
  position: Position,
  side: number,
  last: number,
  sink: EventSink | undefined,
  direction: number,
) => number;

function compileCapture(then: LandingCase["then"], parts: ConsequenceParts): Capture {
  switch (then.capture) {
    case "file":
      return compileFile(parts, Infinity, then.withLanding === true);
    case "opposite":
      return compileFile(parts, 1, then.withLanding === true);
    case "landing":
      return then.claim === true
        ? compileClaim(compileLandingChain(then, parts), parts)
        : compileLandingChain(then, parts);
    case "beyond":
      return compileBeyond(then.onwards === true, then.across === true, parts);
    case "totals":
      return compileTotals(then.totals ?? [], parts);
    default: {
      const target = compileTarget(parts.topology);
      return (position, side, last, sink) =>
        empty(position, target(position, side, last), side, last, sink);
    }
  }
}

/** A capture that claims the landing hole too. */
function compileClaim(capture: Capture, { layout }: ConsequenceParts): Capture {
  return (position, side, last, sink, direction) => {
    const seeds = capture(position, side, last, sink, direction);
    position[layout.claims + last] = side + 1;
    if (sink !== undefined) sink.claim(last, side);
    return seeds;
  };
}

function empty(
  position: Position,
  hole: number,
  side: number,
  last: number,
  sink: EventSink | undefined,
): number {
  const seeds = position[hole]!;
  if (seeds === 0) return 0;
  position[hole] = 0;
  if (sink !== undefined) sink.capture(hole, seeds, side, last);
  return seeds;
}

/** Captures the second hole after the landing hole; onwards, every second one as long as the pattern holds. */
function compileBeyond(
  onwards: boolean,
  across: boolean,
  { topology, layout }: ConsequenceParts,
): Capture {
  return (position, side, last, sink, direction) => {
    const { cells, length, places } = topology.tracks[side * 2 + direction]!;
    let seeds = 0;
    let place = places[last]!;
    do {
      const hole = cells[place + 2]!;
      if (hole >= layout.holes || position[hole] === 0) break;
      seeds += empty(position, hole, side, last, sink);
      if (across) seeds += empty(position, topology.opposite[hole]!, side, last, sink);
      place = (place + 2) % length;
    } while (onwards && position[cells[place + 1]!] === 0);
    return seeds;
  };
}

/** Captures every enemy hole that holds one of these numbers of seeds. */
function compileTotals(totals: readonly number[], { layout, sides }: ConsequenceParts): Capture {
  const wanted = new Set(totals);
  return (position, side, last, sink) => {
    let seeds = 0;
    for (let hole = 0; hole < layout.holes; hole++) {
      if (!wanted.has(position[hole]!) || sides.owner(position, hole) === side) continue;
      seeds += empty(position, hole, side, last, sink);
    }
    return seeds;
  };
}

function compileFile(parts: ConsequenceParts, depth: number, withLanding: boolean): Capture {
  const { opposite, behind } = parts.topology;
  return (position, side, last, sink) => {
    let seeds = withLanding ? empty(position, last, side, last, sink) : 0;
    let hole = opposite[last]!;
    for (let row = 0; row < depth && hole >= 0; row++) {
      seeds += empty(position, hole, side, last, sink);
      hole = behind[hole]!;
    }
    return seeds;
  };
}

function compileLandingChain(then: LandingCase["then"], parts: ConsequenceParts): Capture {
  const { chain } = then;
  const { board, topology } = parts;
  const { owner } = parts.sides;
  const count = board.holes.length;
  const totals = new Set(chain?.totals);
  const anyOwner = chain?.owner === "any";
  const steps =
    chain === undefined ? [] : { backward: [-1], forward: [1], both: [-1, 1] }[chain.direction];
  return (position, side, last, sink, direction) => {
    let seeds = empty(position, last, side, last, sink);
    const { cells, length, places } = topology.tracks[side * 2 + direction]!;
    for (const step of steps) {
      let place = places[last]!;
      for (let walked = 1; walked < length; walked++) {
        place = (place + step + length) % length;
        const hole = cells[place]!;
        if (hole >= count || !totals.has(position[hole]!)) break;
        if (!anyOwner && owner(position, hole) === side) break;
        seeds += empty(position, hole, side, last, sink);
      }
    }
    return seeds;
  };
}

/** A capture whose seeds are sown on together with the landing hole. */
function compileSowingOn(then: LandingCase["then"], parts: ConsequenceParts): Consequence {
  const { topology, sides } = parts;
  const { opposite, behind } = topology;
  const target = compileTarget(topology);
  const stay = then.lastSeeds === "stay";
  const file = then.capture === "file";
  const byTarget = then.capture === "target";
  return (position, side, last, sink) => {
    const first = byTarget ? target(position, side, last) : opposite[last]!;
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
      const to = stays ? last + 2 : -1;
      if (seeds > 0) sink.capture(first, seeds, to, last);
      if (further > 0) sink.capture(second, further, to, last);
    }
    seeds += further;
    if (!stays) return SOW_ON + seeds;
    position[last] = position[last]! + seeds;
    return SOWN_TURN_OVER;
  };
}

/** Opens the phase in which the player takes further seeds; or ends the turn. */
function compileBonus(
  bonus: BonusDefinition | undefined,
  { layout, takeable }: ConsequenceParts,
): (position: Position, side: number, seeds: number) => number {
  if (bonus === undefined || bonus.holes === 0) return () => SOWN_TURN_OVER;
  const wanted = bonus.holes;
  return (position, side, seeds) => {
    const due = takeable.most(position, side, wanted ?? seeds);
    if (due === 0) return SOWN_TURN_OVER;
    position[layout.phase] = PHASE_TAKE;
    position[layout.value] = due;
    return SOWN_WAITS;
  };
}
