/** `magomba rules VARIANT`: the rules in words. */
import { optionChoices, type Variant } from "../../variant/variant.ts";
import { rulesInWords } from "../../words/words.ts";
import { GOOD, type Command } from "../command.ts";
import { loadVariant, refuseExtraWords } from "../load-variant.ts";
import type { Messages } from "../messages/messages.ts";

const flags = {};

/** The command. */
export const rulesCommand: Command = {
  name: "rules",
  flags,
  takes: ["variant", "options"],
  run({ words, surroundings, language, messages }) {
    const { variant, words: rest } = loadVariant(words, flags, surroundings);
    refuseExtraWords(rest, 0);
    const lines = aboutLines(variant, messages.rules);
    let house = false;
    for (const { heading, sentences } of rulesInWords(variant, language)) {
      lines.push("", heading);
      for (const sentence of sentences) {
        house ||= sentence.house;
        lines.push(`  - ${sentence.text}${sentence.house ? ` ${messages.rules.houseMark}` : ""}`);
      }
    }
    if (house) lines.push("", `${messages.rules.houseMark} ${messages.rules.houseNote}`);
    surroundings.write(`${lines.join("\n")}\n`);
    return GOOD;
  },
};

/** Where the game comes from, and which options were chosen. */
function aboutLines({ rules, definition, options }: Variant, words: Messages["rules"]): string[] {
  const { people, place, recorded, sources = [] } = rules.origin ?? {};
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.otherNames, rules.otherNames?.join(", ")],
    [words.people, people],
    [words.place, place],
    [words.recorded, recorded],
    [words.sources, sources.join("; ")],
    [
      words.options,
      optionChoices(definition)
        .map(({ name }) => `${name} ${String(options[name])}`)
        .join(", "),
    ],
  ];
  const told = facts.filter(([, fact]) => fact !== undefined && fact !== "");
  return [rules.name, ...told.map(([label, fact]) => `${label}: ${fact!}`)];
}
