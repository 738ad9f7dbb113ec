/** From a variant to its rules: everything is looked up and chosen once, here. */
import { actionNotation } from "../notation/action-text.ts";
import { positionNotation } from "../notation/position-text.ts";
import { marksOpening, setupSeeds } from "../variant/board.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import { compileConsequence } from "./consequences.ts";
import { directionsOf } from "./directions.ts";
import { compileFinish } from "./finish.ts";
import { compileHash } from "./hash.ts";
import { NO_HOUSE } from "./house.ts";
import { kindsOf } from "./kinds.ts";
import { requireKind } from "./require-kind.ts";
import { compileLanding } from "./landing.ts";
import {
  kindOf,
  layoutOf,
  PHASE_OVER,
  PHASE_TAKE,
  SOW,
  STEP,
  TAKE,
  TURN_OPENING,
  valueOf,
} from "./layout.ts";
import type { Rules } from "./rules.ts";
import { compileSettle } from "./settle.ts";
import { compileSettleAcross } from "./settle-across.ts";
import { compileSides } from "./sides.ts";
import { compileSowing } from "./sowing.ts";
import { NOTHING_TAKEABLE } from "./takeable.ts";
import { buildTopology } from "./topology.ts";
import { compileTurns } from "./turn.ts";

const compiled = new WeakMap<Variant, Rules>();

/** The rules of a variant; compiled once for each variant object. */
export function compile(variant: Variant): Rules {
  let rules = compiled.get(variant);
  if (rules === undefined) {
    rules = build(variant);
    compiled.set(variant, rules);
  }
  return rules;
}

function build(variant: Variant): Rules {
  const { board, rules } = variant;
  const kinds = kindsOf(variant);
  const count = board.holes.length;
  const territory = rules.board.territory === true;
  const { first, last } = directionsOf(rules.circuit);
  const layout = layoutOf({
    holes: count,
    territory,
    claimed: rules.board.claims !== undefined,
    directed: rules.circuit.direction === "chosenOnce",
    reserved: rules.start?.entry !== undefined,
    housed: rules.board.house !== undefined,
    blocking: rules.turn?.block !== undefined,
  });
  const topology = buildTopology(board, rules);
  const notation = actionNotation(board, first === last ? first : undefined);
  const texts = positionNotation({ variant, layout, notation }, kinds);
  const sides = compileSides(layout, topology);
  const takeable = rules.landing.some(({ then }) => then.bonus !== undefined)
    ? requireKind(kinds.bonus, "bonus").takeable(board, rules, layout)
    : NOTHING_TAKEABLE;
  const finishing = compileFinish({ variant, layout, sides, topology });
  const endlessAfter = rules.sowing?.endlessAfter ?? 1000;
  const house = layout.housed ? requireKind(kinds.house, "house")(variant, layout) : NO_HOUSE;
  const landing = compileLanding({ board, rules, layout, topology, house }, kinds.tests ?? {});
  const settle = compileSettle({ topology, landing });
  const consequences = landing.consequences.map((entry) =>
    compileConsequence(entry, { board, layout, topology, sides, takeable }, kinds),
  );
  const across = rules.circuit.holes === "own" && !territory;
  const sowing = compileSowing({
    layout,
    topology,
    landing,
    settle,
    settleAcross: across ? compileSettleAcross(landing, topology) : undefined,
    consequences,
    endlessAfter,
    skipsOrigin: rules.sowing?.origin === "skipped",
    carefulLap: sowsCarefully(rules)
      ? requireKind(kinds.carefulLap, "carefulLap")(rules.sowing ?? {}, layout, sides)
      : undefined,
  });
  const guided =
    rules.start?.mustCapture === undefined
      ? undefined
      : requireKind(
          kinds.guided,
          "guided",
        )({ rules, layout, topology, landing, settle, consequences, endlessAfter, house });
  const turns = compileTurns(
    {
      variant,
      layout,
      topology,
      landing,
      sowing,
      guided,
      house,
      texts,
      sides,
      takeable,
      finish: finishing.finish,
    },
    kinds,
  );
  const hash = compileHash(layout);
  const setup = setupSeeds(board, rules.setup);

  const result: Rules = {
    variant,
    holes: count,
    size: layout.size,
    maximumActions: turns.maximumActions,
    start() {
      const position = new Int16Array(layout.size);
      position.set(setup);
      position[layout.captured] = rules.captured?.south ?? 0;
      position[layout.captured + 1] = rules.captured?.north ?? 0;
      position[layout.total] = variant.total;
      if (territory) position.set(topology.half, layout.owners);
      if (layout.reserved) position.fill(rules.reserve ?? 0, layout.reserve, layout.reserve + 2);
      if (layout.housed) position.fill(1, layout.houses, layout.houses + 2);
      if (marksOpening(rules)) position[layout.value] = TURN_OPENING;
      return position;
    },
    read(text, settings) {
      const position = texts.read(text, settings);
      turns.checkPhase(position);
      finishing.recognise(position);
      return position;
    },
    write: texts.write,
    side: (position) => position[layout.side] as 0 | 1,
    phase: (position) => position[layout.phase]!,
    pending: (position) => (position[layout.phase] === PHASE_TAKE ? position[layout.value]! : 0),
    phaseText: texts.phase,
    owner: sides.owner as Rules["owner"],
    claim: (position, hole) =>
      layout.claimed ? ((position[layout.claims + hole]! - 1) as 0 | 1 | -1) : -1,
    direction: (position, side) =>
      layout.directed ? ((position[layout.directions + side]! - 1) as 0 | 1 | -1) : -1,
    reserve: (position, side) => (layout.reserved ? position[layout.reserve + side]! : 0),
    house: (position, side) => layout.housed && position[layout.houses + side] === 1,
    blocked: (position) => (layout.blocking ? position[layout.blocked]! - 1 : -1),
    isEmpty: sides.isEmpty,
    ended: (position) => position[layout.phase] === PHASE_OVER,
    overReason: (position) => position[layout.value]!,
    actions: turns.actions,
    candidates: turns.candidates,
    countActions: turns.countActions,
    playable: turns.playable,
    playUnchecked: turns.play,
    outcome: finishing.outcome,
    count: finishing.count,
    finish: finishing.finish,
    actionText: notation.text,
    actionCode: notation.code,
    actionHole(action) {
      const kind = kindOf(action);
      if (kind === SOW) return valueOf(action) >> 1;
      return kind === STEP || kind === TAKE ? valueOf(action) : -1;
    },
    hash: (position) => {
      hash.compute(position);
      result.hashLow = hash.low;
      result.hashHigh = hash.high;
    },
    hashLow: 0,
    hashHigh: 0,
  };
  return result;
}

/** Whether single seeds of a lap matter, and not only the last. */
function sowsCarefully({ board, sowing }: VariantDefinition): boolean {
  return (
    sowing?.first === "origin" || (sowing?.passing ?? sowing?.jump ?? board.claims) !== undefined
  );
}
