/** Built-in variants without options: their rules are their definition as it stands, and nothing has to be chosen. */
import type { RuleKinds } from "../rules/kinds.ts";
import type { Options } from "../types.ts";
import type { VariantDefinition } from "./definition.ts";
import { makeVariant } from "./make-variant.ts";
import { refuseOthers } from "./refuse-others.ts";
import type { Variant } from "./variant.ts";

/** The variant that `readyVariant` gives, of a definition in which no option stands. Throws a VariantError: `unknown-option`. */
export function fixedVariant(source: VariantDefinition, given: Options, kinds: RuleKinds): Variant {
  refuseOthers(source.id, given, {});
  return makeVariant(source, {}, source, kinds);
}
