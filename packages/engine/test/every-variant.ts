/** Every built-in variant with every value of every option, one at a time, and some combinations. */
import { optionChoices, variant, variants, type Options, type Variant } from "../src/index.ts";

const combinations: Readonly<Record<string, readonly Options[]>> = {
  tsoro: [
    { columns: 8, bonus: 3, heads: 1 },
    { columns: 6, bonus: 0, heads: 0 },
    { columns: 8, headsExempt: true },
    { columns: 12, bonus: 1, heads: 1, headsExempt: true },
  ],
  katro: [
    { rows: 4, columns: 4 },
    { rows: 4, columns: 4, direction: "either" },
    { rows: 6, columns: 3, direction: "either", loneStep: true },
    { columns: 3, loneStep: true },
  ],
};

/** Names and variants, for tables of tests. */
export const everyVariant: readonly (readonly [string, Variant])[] = variants.flatMap((id) => {
  const plain = variant(id);
  const single = optionChoices(plain.definition).flatMap(({ name, values }) =>
    values.map((value) => ({ [name]: value })),
  );
  const all: Options[] = [{}, ...single, ...(combinations[id] ?? [])];
  return all.map((options) => [`${id} ${JSON.stringify(options)}`, variant(id, options)] as const);
});
