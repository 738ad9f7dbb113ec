/** The only list of built-in variants. */
import { VariantError } from "../errors.ts";
import type { Options } from "../types.ts";
import { nearestWord } from "../variant/nearest.ts";
import { defineVariant } from "../variant/parse.ts";
import type { Variant, VariantSource } from "../variant/variant.ts";
import { gore } from "./gore.ts";
import { kalah } from "./kalah.ts";
import { katro } from "./katro.ts";
import { kimasai } from "./kimasai.ts";
import { nsolo } from "./nsolo.ts";
import { oware } from "./oware.ts";
import { tsoro } from "./tsoro.ts";

const sources: ReadonlyMap<string, VariantSource> = new Map(
  [tsoro, gore, nsolo, kimasai, katro, kalah, oware].map((source) => [source.id, source]),
);

/** Ids of the built-in variants. */
export const variants: readonly string[] = Object.freeze([...sources.keys()]);

/**
 * A built-in variant, with options.
 * Throws a VariantError: `unknown-variant`, `unknown-option` or `option-value`.
 */
export function variant(id: string, options: Options = {}): Variant {
  const source = sources.get(id);
  if (source === undefined) {
    const near = typeof id === "string" ? nearestWord(id, variants) : undefined;
    const hint = near === undefined ? "" : ` (did you mean ${near}?)`;
    throw new VariantError(
      "unknown-variant",
      String(id),
      `no variant ${String(id)}${hint}`,
      variants,
    );
  }
  return defineVariant(source, options);
}
