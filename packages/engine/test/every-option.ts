/** All ways to choose the options of a variant. */
import { optionChoices, type Options, type VariantSource } from "../src/index.ts";

/** Every combination of allowed values; the values of an option may hang on the options before it. */
export function everyOption(source: VariantSource): readonly Options[] {
  const names = Object.keys(source.options ?? {});
  let all: Options[] = [{}];
  for (const [index, name] of names.entries()) {
    all = all.flatMap((chosen) =>
      optionChoices(source, chosen)[index]!.values.map((value) => ({ ...chosen, [name]: value })),
    );
  }
  return all;
}
