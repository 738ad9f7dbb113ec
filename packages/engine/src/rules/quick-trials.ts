/** Trials for searches: most sowings are known to end without being played, and nothing is allocated. */
import type { LandingCase } from "../variant/landing-definition.ts";
import { END_TURN, FIRST_CONSEQUENCE, RELAY, RELAY_NEXT, type LandingTable } from "./landing.ts";
import { copyPosition } from "./copy-position.ts";
import { GO, kindOf, STEP, type Position, type SOW } from "./layout.ts";
import type { SOW_ON, SOWN_ENDLESS } from "./outcomes.ts";
import type { Track } from "./topology.ts";
import { compileTrials } from "./trials.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Compiles them, where a landing that can be reached may make a sowing endless or forbidden. */
export const compileQuickTrials: CompileTurnKind = (parts, turn) => {
  const plain = compileTrials(parts, turn)?.trials;
  const { layout, sowing } = parts;
  // Guided turns come before trials.
  const guided = turn.goOn !== sowing.sow;
  const { side: sideAt, value: valueAt, value2: value2At } = layout;
  const { topology, landing, endlessAfter, slowFrom, across } = sowing.parts;
  const settleAcross = across?.settle;
  const landAcross = across?.land;
  const { places } = landing;
  const fails = findFailing(landing, parts.variant.rules.landing);
  if (plain === undefined || !landing.decisions.some(fails)) return undefined;
  /** As for play, but the end of the turn wherever no outcome sows on or is forbidden: one look a lap instead of two. */
  const decisions = landing.decisions.map((decision) => (fails(decision) ? decision : END_TURN));
  const tracks: readonly Track[] = topology.tracks;
  const scratch = new Int16Array(layout.size);
  /** The holes lifted in the first round. */
  const lifted = new Int16Array(Math.max(...tracks.map(({ length }) => length)) + 1);

  /** Whether another action than a sowing can be played to its end. */
  function playable(position: Position, action: number): boolean {
    const kind = kindOf(action);
    if (kind !== GO && kind !== STEP) return true;
    return kind === GO && !guided
      ? ends(position, position[value2At]!, position[valueAt]!)
      : plays(position, action);
  }

  /** Whether a sowing from a hole ends. */
  function endsSowing(position: Position, action: number): boolean {
    return !guided ? ends(position, action & 1, action >> 1) : plays(position, action);
  }

  /** Whether an action can be played to its end, found by playing it. */
  function plays(position: Position, action: number): boolean {
    copyPosition(position, scratch);
    return turn.play(scratch, action, undefined);
  }

  function ends(position: Position, direction: number, hole: number): boolean {
    const endless: typeof SOWN_ENDLESS = 2;
    const side = position[sideAt]!;
    if (slowFrom > 0 && surelyEnds(position, side, direction, hole)) return true;
    copyPosition(position, scratch);
    return sowing.sow(scratch, side, direction, hole, undefined) < endless;
  }

  /**
   * Whether a sowing is sure to end, found without putting seeds down; false when it has to be played to know.
   *
   * Within the first round no hole is passed twice, so nothing has to be written either. Beyond it, and from a capture on, a copy is made, in
   * which lifted holes keep minus the times they had been passed, as in a real sowing.
   */
  function surelyEnds(position: Position, side: number, direction: number, hole: number): boolean {
    const relay: typeof RELAY = 1;
    const endTurn: typeof END_TURN = 0;
    const sowOn: typeof SOW_ON = 1000;
    // Then the times passed might no longer fit into a position.
    const mostRounds = 10_000;
    const { cells, length, places: placeOf } = tracks[side * 2 + direction]!;
    const table = side * 2 * places;
    const start = placeOf[hole]!;
    const end = start + length;
    let hand = position[hole]!;
    let at = start;
    let lap = 1;
    lifted[0] = hole;
    for (; lap <= endlessAfter; lap++) {
      const next = at + hand;
      if (next >= end) break;
      const last = cells[next]!;
      const seeds = position[last]!;
      const landed = table + (seeds > 0 ? places : 0) + last;
      let decision = decisions[landed]!;
      if (decision < 0 && settleAcross !== undefined) {
        decision = settleAcross(position, side, last, decision, false);
      }
      if (decision !== relay) {
        if (decision === endTurn) return true;
        break;
      }
      at = next;
      lifted[lap] = last;
      hand = seeds + 1;
    }
    copyPosition(position, scratch);
    scratch[hole] = 0;
    for (let i = 1; i < lap; i++) scratch[lifted[i]!] = -1;
    let rounds = 0;
    for (; lap <= endlessAfter; lap++) {
      if (hand >= slowFrom) return false;
      at += hand;
      if (at > end) {
        const further = ((at - end - 1) / length + 1) | 0;
        rounds += further;
        at -= further * length;
        if (rounds >= mostRounds) return false;
      }
      const last = cells[at]!;
      const passed = rounds + 1;
      const seeds = scratch[last]! + passed;
      const landed = table + (seeds > 1 ? places : 0) + last;
      let decision = decisions[landed]!;
      if (landAcross !== undefined && decision !== relay) {
        decision = landAcross(scratch, side, direction, last, decision, undefined);
      }
      hand = seeds;
      if (decision !== relay) {
        if (decision < sowOn) return decision === endTurn;
        hand += decision - sowOn;
      }
      scratch[last] = -passed;
    }
    return false;
  }

  return {
    trials: {
      ...plain,
      keep(position, into, offset, count) {
        const sow: typeof SOW = 0;
        let at = offset;
        for (let i = offset; i < offset + count; i++) {
          const action = into[i]!;
          const kept =
            action >> 24 === sow ? endsSowing(position, action) : playable(position, action);
          into[at] = action;
          if (kept) at++;
        }
        return at - offset;
      },
    },
  };
};

/** Tells of decisions and of nodes of tests whether an outcome of theirs sows on or can be forbidden. */
function findFailing(
  { nodes }: LandingTable,
  cases: readonly LandingCase[],
): (decision: number) => boolean {
  /** By node. Those that follow from a node stand before it. */
  const failing: boolean[] = [];
  const fails = (decision: number): boolean => {
    if (decision === RELAY || decision === RELAY_NEXT) return true;
    if (decision < 0) return failing[-1 - decision]!;
    const { to, takingAll } = cases[decision - FIRST_CONSEQUENCE]?.then ?? {};
    return to === "sow" || to === "sowFromEnd" || takingAll === "forbidden";
  };
  for (const { yes, no } of nodes) failing.push(fails(yes) || fails(no));
  return fails;
}
