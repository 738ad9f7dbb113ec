/** The only list of built-in variants. */
import { VariantError } from "../errors.ts";
import type { Options } from "../types.ts";
import { nearestWord } from "../variant/nearest.ts";
import { defineVariant } from "../variant/parse.ts";
import type { Variant, VariantSource } from "../variant/variant.ts";
import { awari } from "./with-notes/awari.ts";
import { baoKiswahili } from "./with-notes/bao-kiswahili.ts";
import { baoKujifunza } from "./with-notes/bao-kujifunza.ts";
import { bestemshe } from "./with-notes/bestemshe.ts";
import { gore } from "./with-notes/gore.ts";
import { kalah } from "./with-notes/kalah.ts";
import { katro } from "./with-notes/katro.ts";
import { kimasai } from "./with-notes/kimasai.ts";
import { nsolo } from "./with-notes/nsolo.ts";
import { ouril } from "./with-notes/ouril.ts";
import { oware } from "./with-notes/oware.ts";
import { moruba } from "./with-notes/moruba.ts";
import { njombwa } from "./with-notes/njombwa.ts";
import { chisolo } from "./with-notes/chisolo.ts";
import { nsolo1913 } from "./with-notes/nsolo-1913.ts";
import { tsoroMatthews } from "./with-notes/tsoro-matthews.ts";
import { owela } from "./with-notes/owela.ts";
import { hus } from "./with-notes/hus.ts";
import { katra } from "./with-notes/katra.ts";
import { katraBoaoaka } from "./with-notes/katra-boaoaka.ts";
import { walakPussa } from "./with-notes/walak-pussa.ts";
import { toguz } from "./with-notes/toguz.ts";
import { ayoayo } from "./with-notes/ayoayo.ts";
import { endodoi } from "./with-notes/endodoi.ts";
import { pallanguzhi } from "./with-notes/pallanguzhi.ts";
import { congkak } from "./with-notes/congkak.ts";
import { lamlameta } from "./with-notes/lamlameta.ts";
import { tsoro } from "./with-notes/tsoro.ts";

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
    throw new VariantError("unknown-variant", String(id), variants, [], `${String(id)}${hint}`);
  }
  return defineVariant(source, options);
}

/** Whether a variant is a built-in one, and no other with the same id. */
export function isBuiltIn({ id, definition }: Variant): boolean {
  return sources.get(id)?.landing === definition.landing;
}
