/** From a variant to its rules, with the reading of texts and all that a search looks up. */
import { compileActionReading } from "../notation/read-actions.ts";
import { compilePositionReading } from "../notation/read-position.ts";
import type { Variant } from "../variant/variant.ts";
import { compileAcross } from "./across.ts";
import { buildPlay } from "./compile-play.ts";
import { compileCounting } from "./counting.ts";
import { onlyDirection } from "./directions.ts";
import { compileHash, highHash, lowHash } from "./hash.ts";
import { carriedBy, type RuleKinds } from "./kinds.ts";
import { kindOf, PHASE_TAKE, SOW, STEP, TAKE, valueOf } from "./layout.ts";
import type { QuickKinds } from "./quick-kinds.ts";
import { compileQuickSettle } from "./quick-settle.ts";
import { compileQuickStarts } from "./quick-starts.ts";
import { compileQuickTrials } from "./quick-trials.ts";
import type { Rules } from "./rules.ts";

/** The kinds that a variant carries, with what searches have besides. */
function withQuick(kinds: RuleKinds): RuleKinds & QuickKinds {
  // Starts come before what goes on with their list.
  const turns = { starts: compileQuickStarts, ...kinds.turns, trials: compileQuickTrials };
  return {
    ...kinds,
    turns,
    settle: compileQuickSettle,
    laps: { ...kinds.laps, across: compileAcross },
  };
}

/** The rules of a variant; compiled once for each variant object. */
export function compile(variant: Variant): Rules {
  const carried = carriedBy(variant);
  return (carried.rules ??= build(variant, carried.kinds)) as Rules;
}

function build(variant: Variant, kinds: RuleKinds): Rules {
  const play = buildPlay(variant, withQuick(kinds));
  const { layout, trials } = play;
  const hash = compileHash(layout);
  const one = new Int32Array(1);
  const rules: Rules = {
    ...play,
    read: compilePositionReading(play),
    countActions: compileCounting(play),
    candidatesMayFail: trials !== undefined,
    playable(position, action) {
      one[0] = action;
      return trials === undefined || trials.keep(position, one, 0, 1) === 1;
    },
    actionCode: compileActionReading(variant.board, onlyDirection(variant.rules.circuit)).code,
    actionHole(action) {
      const kind = kindOf(action);
      if (kind === SOW) return valueOf(action) >> 1;
      return kind === STEP || kind === TAKE ? valueOf(action) : -1;
    },
    pending: (position) => (position[layout.phase] === PHASE_TAKE ? position[layout.value]! : 0),
    claim: (position, hole) =>
      layout.claims > 0 ? ((position[layout.claims + hole]! - 1) as 0 | 1 | -1) : -1,
    direction: (position, side) =>
      layout.directions > 0 ? ((position[layout.directions + side]! - 1) as 0 | 1 | -1) : -1,
    reserve: (position, side) => (layout.reserve > 0 ? position[layout.reserve + side]! : 0),
    house: (position, side) => layout.houses > 0 && position[layout.houses + side] === 1,
    blocked: (position) => (layout.blocked > 0 ? position[layout.blocked]! - 1 : -1),
    hash(position) {
      hash.compute(position);
      rules.hashLow = lowHash(hash.low);
      rules.hashHigh = highHash(hash.high);
    },
    hashLow: 0,
    hashHigh: 0,
  };
  return rules;
}
