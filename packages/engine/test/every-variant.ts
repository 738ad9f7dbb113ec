/** Every built-in variant with every value of every option, one at a time, and some combinations. */
import {
  optionChoices,
  variant,
  variants,
  type OptionChoice,
  type Options,
  type OptionValue,
  type Variant,
} from "../src/index.ts";

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

/** Few values are all walked; of many the first, the default, the one in the middle and the last. */
function walked({ values, default: usual }: OptionChoice): readonly OptionValue[] {
  if (values.length <= 4) return values;
  const some = [values[0]!, usual, values[values.length >> 1]!, values.at(-1)!];
  return values.filter((value) => some.includes(value));
}

/** Names and variants, for tables of tests. */
export const everyVariant: readonly (readonly [string, Variant])[] = variants.flatMap((id) => {
  const plain = variant(id);
  const single = optionChoices(plain.definition).flatMap((choice) =>
    walked(choice).map((value) => ({ [choice.name]: value })),
  );
  const all: Options[] = [{}, ...single, ...(combinations[id] ?? [])];
  return all.map((options) => [`${id} ${JSON.stringify(options)}`, variant(id, options)] as const);
});
