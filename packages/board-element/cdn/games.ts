/** What the file for script tags has of the engine: the five traditional games, and games that are only played, not told. */
import { VariantError } from "@magomba/engine";
import type { Options, Variant } from "@magomba/engine";
import { traditional } from "@magomba/engine/variants/traditional";

export { Game } from "@magomba/engine/game";

/** One of the five with these options. Throws a VariantError: `unknown-variant`, `unknown-option` or `option-value`. */
export function variant(id: string, options?: Options): Variant {
  const make = Object.hasOwn(traditional, id) ? traditional[id] : undefined;
  if (make) return make(options);
  const ids = Object.keys(traditional);
  throw new VariantError("unknown-variant", id, `this file brings ${ids.join(", ")}`, ids);
}
