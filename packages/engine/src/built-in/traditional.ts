/** The five traditional games, ready to play, by id. They carry the same kinds of rules, all that any of them needs: together that takes less room than a list each. */
import { traditionalKinds } from "../rules/traditional-kinds.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import type { VariantSource } from "../variant/variant.ts";
import { tsoroRules } from "../variants/tsoro.ts";
import { nsoloRules } from "../variants/nsolo.ts";
import { katroRules } from "../variants/katro.ts";
import { kimasaiRules } from "../variants/kimasai.ts";
import { goreRules } from "../variants/gore.ts";

/** Each makes the variant with these options, the rest at their defaults, and throws a VariantError: `option-value` or `unknown-option`. */
export const traditional: Readonly<Record<string, MakeVariant>> = Object.fromEntries(
  [tsoroRules, goreRules, nsoloRules, kimasaiRules, katroRules].map((source: VariantSource) => [
    source.id,
    readyVariant(source, traditionalKinds),
  ]),
);
