/** Built-in variants without the parser: their definitions are known to be right, so only the options have to be chosen. */
import type { RuleKinds } from "../rules/kinds.ts";
import { chooseOptions } from "./choose-options.ts";
import type { VariantDefinition } from "./definition.ts";
import { makeVariant, type MakeVariant } from "./make-variant.ts";
import { withOptions, type VariantSource } from "./variant.ts";

/** Makes the variants that `defineVariant` gives, of a definition without faults; `kinds` are those that its rules need with some options. */
export function readyVariant(source: VariantSource, kinds: RuleKinds): MakeVariant {
  return (given = {}) => {
    const options = chooseOptions(source, given);
    return makeVariant(source, options, withOptions(source, options) as VariantDefinition, kinds);
  };
}
