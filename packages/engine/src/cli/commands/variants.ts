/** `magomba variants`: the built-in variants with their options. */
import { optionChoices } from "../../variant/variant.ts";
import { variant, variants } from "../../variants/registry.ts";
import { GOOD, type Command } from "../command.ts";
import { COMMON_FLAGS, flagName, readWords } from "../flags.ts";
import { refuseExtraWords } from "../load-variant.ts";
import { shownRange } from "../messages/shown.ts";

const flags = {};

/** The command. */
export const variantsCommand: Command = {
  name: "variants",
  flags,
  takes: [],
  run({ words, surroundings }) {
    refuseExtraWords(readWords(words, { ...COMMON_FLAGS, ...flags }).words, 0);
    const widest = Math.max(...variants.map((id) => id.length));
    for (const id of variants) {
      const { definition } = variant(id);
      const options = optionChoices(definition).map(({ name, values }) => {
        const words = values.map(String);
        return ` --${flagName(name)} ${shownRange(words) ?? words.join("|")}`;
      });
      const { people } = definition.origin ?? {};
      const named = people === undefined ? definition.name : `${definition.name} (${people})`;
      surroundings.write(`${id.padEnd(widest)}  ${named}${options.join("")}\n`);
    }
    return GOOD;
  },
};
