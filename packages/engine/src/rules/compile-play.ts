/** From a variant to the rules that its games are played by: everything is looked up and chosen once, here. */
import { sowingText } from "../notation/action-text.ts";
import { positionTexts } from "../notation/position-text.ts";
import { setupSeeds } from "../variant/board.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import { compileConsequence } from "./consequences.ts";
import { onlyDirection } from "./directions.ts";
import { compileFinish } from "./finish.ts";
import { NO_HOUSE } from "./house.ts";
import { kindsOf } from "./kinds.ts";
import { requireKind } from "./require-kind.ts";
import { compileLanding } from "./landing.ts";
import { layoutFor, PHASE_OVER } from "./layout.ts";
import type { PlayRules } from "./rules.ts";
import { compileSettle } from "./settle.ts";
import { compileSettleAcross } from "./settle-across.ts";
import { compileSides } from "./sides.ts";
import { compileSowing } from "./sowing.ts";
import { buildTopology } from "./topology.ts";
import { compileTurns, type Turns } from "./turn.ts";

/** More seeds than any lap has. */
const NO_LAP = 0x8000;

/** The rules, and what more of them is compiled from. */
export type CompiledPlay = PlayRules & Turns;

const compiled = new WeakMap<Variant, CompiledPlay>();

/** What games of a variant are played by; compiled once for each variant object. */
export function compilePlay(variant: Variant): CompiledPlay {
  let rules = compiled.get(variant);
  if (rules === undefined) {
    rules = build(variant);
    compiled.set(variant, rules);
  }
  return rules;
}

function build(variant: Variant): CompiledPlay {
  const { board, rules } = variant;
  const kinds = kindsOf(variant);
  const count = board.holes.length;
  const territory = rules.board.territory === true;
  const layout = layoutFor(variant);
  const topology = buildTopology(board, rules);
  const sowText = sowingText(layout, onlyDirection(rules.circuit));
  const sides = territory
    ? requireKind(kinds.territory, "territory")(layout)
    : compileSides(layout, topology);
  const finishing = compileFinish({ variant, layout, sides, topology }, kinds);
  const endlessAfter = rules.sowing?.endlessAfter ?? 1000;
  const house = layout.housed ? requireKind(kinds.house, "house")(variant, layout) : NO_HOUSE;
  const landing = compileLanding({ board, rules, layout, topology, house }, kinds);
  const asksTarget = rules.landing.some(({ when }) => when.target !== undefined);
  const target = asksTarget ? requireKind(kinds.target, "target")(topology) : undefined;
  const tests = { topology, landing, target };
  const settle = compileSettle(tests);
  const consequences = landing.consequences.map((entry) =>
    compileConsequence(entry, { board, layout, topology, sides, rules }, kinds),
  );
  const across = rules.circuit.holes === "own" && !territory;
  const careful = sowsCarefully(rules);
  const skipsOrigin = rules.sowing?.origin === "skipped";
  const sowing = compileSowing({
    layout,
    topology,
    landing,
    settle,
    settleAcross: across ? compileSettleAcross(tests) : undefined,
    consequences,
    endlessAfter,
    skipsOrigin,
    slowFrom: careful ? 0 : skipsOrigin ? topology.tracks[0]!.length : NO_LAP,
    slowLap: careful
      ? requireKind(kinds.carefulLap, "carefulLap")(rules.sowing ?? {}, layout, sides)
      : skipsOrigin
        ? requireKind(kinds.skippingLap, "skippingLap")(layout)
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
      settle,
      consequences,
      guided,
      sowText,
      sides,
      finishing,
    },
    kinds,
  );
  const texts = positionTexts({ variant, layout, midTurns: turns.midTurns }, kinds);
  const setup = setupSeeds(board, rules.setup);

  return {
    ...turns,
    ...finishing,
    ...texts,
    variant,
    holes: count,
    size: layout.size,
    start() {
      const position = new Int16Array(layout.size);
      position.set(setup);
      position[layout.captured] = rules.captured?.south ?? 0;
      position[layout.captured + 1] = rules.captured?.north ?? 0;
      position[layout.total] = variant.total;
      for (const { begin } of texts.fields) begin?.(position);
      for (const begin of turns.begins) begin(position);
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

/** Whether single seeds of a lap matter, and not only the last. */
function sowsCarefully({ board, sowing }: VariantDefinition): boolean {
  return (
    sowing?.first === "origin" ||
    sowing?.origin === "startSkipped" ||
    (sowing?.passing ?? sowing?.jump ?? board.claims) !== undefined
  );
}
