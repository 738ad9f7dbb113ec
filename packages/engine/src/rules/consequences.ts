/** What a landing does, apart from relay and the end of the turn: one compiled function for each case. */
import type { BonusDefinition, LandingCase } from "../variant/definition.ts";
import { compileCapture, type Capture } from "./captures.ts";
import type { ConsequenceParts } from "./consequence-parts.ts";
import { PHASE_HEAD, PHASE_TAKE, type Position } from "./layout.ts";
import { SOW_ON, SOWN_FORBIDDEN, SOWN_TURN_OVER, SOWN_WAITS, type Consequence } from "./sowing.ts";
import { compileTarget } from "./target.ts";

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
  const capture = compileCapture(then.capture ?? "landing", then, parts);
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
