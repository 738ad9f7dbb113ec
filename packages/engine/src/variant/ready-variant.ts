/** Built-in variants without the parser: their definitions are known to be right, so only the options have to be chosen. */
import type { RuleKinds } from "../rules/kinds.ts";
import type { Options } from "../types.ts";
import { chooseOptions } from "./choose-options.ts";
import type { VariantDefinition } from "./definition.ts";
import { makeVariant } from "./make-variant.ts";
import { withOptions, type Variant, type VariantSource } from "./variant.ts";

/** The variant that `defineVariant` gives, of a definition without faults; `kinds` are those that its rules need with some options. Throws a VariantError: `option-value` or `unknown-option`. */
export function readyVariant(source: VariantSource, given: Options, kinds: RuleKinds): Variant {
  const options = chooseOptions(source, given);
  const rules = withOptions(source, options) as VariantDefinition;
  return makeVariant(source, options, rules, kinds);
}
