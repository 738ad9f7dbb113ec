/** Puts a variant together from its parts. */
import { withKinds, type RuleKinds } from "../rules/kinds.ts";
import type { Options } from "../types.ts";
import { buildBoard, startSeeds } from "./board.ts";
import { deepFreeze } from "./deep-freeze.ts";
import type { VariantDefinition } from "./definition.ts";
import type { Variant, VariantSource } from "./variant.ts";

/** A variant with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export type MakeVariant = (options?: Options) => Variant;

/** The variant of a definition, the options chosen, the rules that follow from both and the kinds those need. All of it but the definition is frozen. */
export function makeVariant(
  definition: VariantSource,
  options: Options,
  rules: VariantDefinition,
  kinds: RuleKinds,
): Variant {
  const board = buildBoard(rules.board);
  const { id, reserve = 0 } = rules;
  const total = startSeeds(board, rules).reduce((sum, seeds) => sum + seeds, 2 * reserve);
  return withKinds({ ...deepFreeze({ id, options, rules, board, total }), definition }, kinds);
}
