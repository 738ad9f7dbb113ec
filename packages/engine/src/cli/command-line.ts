/** The command line as a whole: finds the command, runs it, and turns refusals into one line and a status. */
import { nearestWord } from "../variant/nearest.ts";
import { GOOD, MISUSED, type Command } from "./command.ts";
import { checkCommand } from "./commands/check.ts";
import { perftCommand } from "./commands/perft.ts";
import { playCommand } from "./commands/play.ts";
import { rulesCommand } from "./commands/rules.ts";
import { variantsCommand } from "./commands/variants.ts";
import { COMMON_FLAGS, findVariantWord } from "./flags.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { chooseLanguage } from "./language.ts";
import { messagesIn } from "./messages/registry.ts";
import { Refusal, withNearest } from "./refusal.ts";
import type { Surroundings } from "./surroundings.ts";

const commands: readonly Command[] = [
  perftCommand,
  checkCommand,
  rulesCommand,
  playCommand,
  variantsCommand,
];

/**
 * Runs a command line, without the names of Node and of the script, and answers the exit status: 0 good, 1 a checked variant has
 * errors, 2 the command cannot be understood.
 */
export async function runCommandLine(
  words: readonly string[],
  surroundings: Surroundings,
  version: string,
): Promise<number> {
  let messages = messagesIn(chooseLanguage(undefined, surroundings.environment));
  try {
    const language = chooseLanguage(languageFlag(words), surroundings.environment);
    messages = messagesIn(language);
    const name = findVariantWord(words, COMMON_FLAGS, (word) => commandNames.includes(word));
    const command = name === undefined ? undefined : commandNamed(name);
    const before = words.includes("--") ? words.slice(0, words.indexOf("--")) : words;
    if (before.includes("--help") || before.includes("-h")) {
      surroundings.write(
        command === undefined ? generalHelp(commands, messages) : commandHelp(command, messages),
      );
      return GOOD;
    }
    if (before.includes("--version") || before.includes("-V")) {
      surroundings.write(`${version}\n`);
      return GOOD;
    }
    if (command === undefined) throw new Refusal({ code: "no-command" });
    const rest = words.slice();
    rest.splice(rest.indexOf(command.name), 1);
    return await command.run({ words: rest, language, messages, surroundings });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    surroundings.warn(refusalLine(error.reason, messages));
    return MISUSED;
  }
}

const commandNames: readonly string[] = commands.map(({ name }) => name);

function commandNamed(given: string): Command {
  const command = commands.find(({ name }) => name === given);
  if (command !== undefined) return command;
  const near = nearestWord(given, commandNames);
  throw new Refusal(withNearest({ code: "unknown-command", given }, near));
}

function languageFlag(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === "--language" || word.startsWith("--language="));
  if (at < 0) return undefined;
  const word = words[at]!;
  const value = word === "--language" ? words[at + 1] : word.slice("--language=".length);
  if (value !== undefined && !value.startsWith("--")) return value;
  throw new Refusal({ code: "flag-without-value", flag: "language" });
}

function refusalLine(
  reason: Refusal["reason"],
  { refusals, nearest, tryHelp }: ReturnType<typeof messagesIn>,
): string {
  // Each entry takes the reason of its own code; the compiler cannot see that across the union.
  const say = refusals[reason.code] as (reason: Refusal["reason"]) => string;
  const near = "nearest" in reason ? reason.nearest : undefined;
  const after = near === undefined ? tryHelp : nearest(near);
  return `magomba: ${say(reason)} (${after})`.replaceAll(/\s+/g, " ");
}
