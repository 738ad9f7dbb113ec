/** The five traditional games, ready to play, by id. */
import type { Options } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { gore } from "./gore.ts";
import { katro } from "./katro.ts";
import { kimasai } from "./kimasai.ts";
import { nsolo } from "./nsolo.ts";
import { tsoro } from "./tsoro.ts";

/** Each makes the variant with these options, the rest at their defaults, and throws a VariantError: `option-value` or `unknown-option`. */
export const traditional: Readonly<Record<string, (options?: Options) => Variant>> = {
  tsoro,
  gore,
  nsolo,
  kimasai,
  katro,
};
