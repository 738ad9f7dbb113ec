/** Built-in variants without options: their rules are their definition as it stands, and nothing has to be chosen. */
import type { RuleKinds } from "../rules/kinds.ts";
import type { VariantDefinition } from "./definition.ts";
import { makeVariant, type MakeVariant } from "./make-variant.ts";
import { refuseOthers } from "./refuse-others.ts";

/** Makes the variant that `readyVariant` makes, of a definition in which no option stands. */
export function fixedVariant(source: VariantDefinition, kinds: RuleKinds): MakeVariant {
  return (given = {}) => {
    refuseOthers(given, {});
    return makeVariant(source, {}, source, kinds);
  };
}
