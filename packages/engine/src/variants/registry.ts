/** The only list of built-in variants. */
import { VariantError } from "../errors.ts";
import type { Options } from "../types.ts";
import { nearestWord } from "../variant/nearest.ts";
import { defineVariant } from "../variant/parse.ts";
import type { Variant, VariantSource } from "../variant/variant.ts";
import { awari } from "./awari.ts";
import { baoKiswahili } from "./bao-kiswahili.ts";
import { baoKujifunza } from "./bao-kujifunza.ts";
import { bestemshe } from "./bestemshe.ts";
import { gore } from "./gore.ts";
import { kalah } from "./kalah.ts";
import { katro } from "./katro.ts";
import { kimasai } from "./kimasai.ts";
import { nsolo } from "./nsolo.ts";
import { ouril } from "./ouril.ts";
import { oware } from "./oware.ts";
import { moruba } from "./moruba.ts";
import { njombwa } from "./njombwa.ts";
import { chisolo } from "./chisolo.ts";
import { nsolo1913 } from "./nsolo-1913.ts";
import { tsoroMatthews } from "./tsoro-matthews.ts";
import { owela } from "./owela.ts";
import { hus } from "./hus.ts";
import { katra } from "./katra.ts";
import { katraBoaoaka } from "./katra-boaoaka.ts";
import { walakPussa } from "./walak-pussa.ts";
import { toguz } from "./toguz.ts";
import { ayoayo } from "./ayoayo.ts";
import { endodoi } from "./endodoi.ts";
import { pallanguzhi } from "./pallanguzhi.ts";
import { congkak } from "./congkak.ts";
import { lamlameta } from "./lamlameta.ts";
import { tsoro } from "./tsoro.ts";

const sources: ReadonlyMap<string, VariantSource> = new Map(
  [
    tsoro,
    gore,
    nsolo,
    kimasai,
    katro,
    kalah,
    oware,
    awari,
    ouril,
    toguz,
    bestemshe,
    moruba,
    njombwa,
    chisolo,
    nsolo1913,
    tsoroMatthews,
    owela,
    hus,
    katra,
    katraBoaoaka,
    walakPussa,
    ayoayo,
    endodoi,
    pallanguzhi,
    congkak,
    lamlameta,
    baoKujifunza,
    baoKiswahili,
  ].map((source) => [source.id, source]),
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

/** Whether a variant is a built-in one, and no other with the same id. */
export function isBuiltIn({ id, definition }: Variant): boolean {
  return sources.get(id)?.landing === definition.landing;
}
