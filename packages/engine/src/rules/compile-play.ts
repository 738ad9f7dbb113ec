/** From a variant to the rules that its games are played by: everything is looked up and chosen once, here. */
import { sowingText } from "../notation/action-text.ts";
import { positionTexts } from "../notation/position-text.ts";
import { startSeeds } from "../variant/board.ts";
import type { Variant } from "../variant/variant.ts";
import { compileConsequence } from "./consequences.ts";
import { onlyDirection } from "./directions.ts";
import { compileFinish } from "./finish.ts";
import { carriedBy, type RuleKinds } from "./kinds.ts";
import { compileLanding } from "./landing.ts";
import { NO_LIMIT, PHASE_OVER, type Layout } from "./layout.ts";
import { layoutFor } from "./layout-for.ts";
import type { QuickKinds } from "./quick-kinds.ts";
import type { PlayRules } from "./rules.ts";
import { compileSides } from "./sides.ts";
import { compileSowing } from "./sowing.ts";
import { buildTopology } from "./topology.ts";
import { compileTurns, type Turns } from "./turn.ts";

/** The rules, and what more of them is compiled from. */
export type CompiledPlay = PlayRules & Turns & { readonly layout: Layout };

/** What games of a variant are played by; compiled once for each variant object. */
export function compilePlay(variant: Variant): CompiledPlay {
  const carried = carriedBy(variant);
  return (carried.play ??= buildPlay(variant, carried.kinds)) as CompiledPlay;
}

/** Compiles a variant from these kinds of rules; with what searches have besides, where they are among them. */
export function buildPlay(variant: Variant, kinds: RuleKinds & QuickKinds): CompiledPlay {
  const { board, rules } = variant;
  const laidOut = layoutFor(variant, kinds.fields ?? {});
  const { layout, fields } = laidOut;
  const topology = buildTopology(board, rules);
  const sides = compileSides(layout);
  // Each step sees what those before it have made.
  const known = { variant, board, rules, layout, topology, sides };
  const consequences = rules.landing.map((entry) => compileConsequence(entry, known, kinds));
  const landing = compileLanding(known, kinds, consequences);
  const parts = {
    ...known,
    finishing: compileFinish(known, kinds),
    landing,
    settle: kinds.settle?.({ topology, landing }) ?? landing.settle,
    consequences,
    endlessAfter: rules.sowing?.endlessAfter ?? 1000,
    slowFrom: NO_LIMIT,
    sowText: sowingText(layout, onlyDirection(rules.circuit)),
  };
  for (const change of Object.values(kinds.laps ?? {})) Object.assign(parts, change(parts));
  const turns = compileTurns({ ...parts, sowing: compileSowing(parts) }, kinds);
  const seeds = startSeeds(board, rules);

  return {
    ...turns,
    ...parts.finishing,
    ...positionTexts(board, laidOut, turns.midTurns),
    layout,
    variant,
    holes: layout.holes,
    size: layout.size,
    start() {
      const position = new Int16Array(layout.size);
      position.set(seeds);
      position[layout.total] = variant.total;
      for (const { begin } of fields) begin?.(position);
      turns.turn.begin?.(position);
      return position;
    },
    side: (position) => position[layout.side] as 0 | 1,
    phase: (position) => position[layout.phase]!,
    owner: sides.owner as PlayRules["owner"],
    isEmpty: sides.isEmpty,
    ended: (position) => position[layout.phase] === PHASE_OVER,
    overReason: (position) => position[layout.value]!,
  };
}
