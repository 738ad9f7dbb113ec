/** Help texts. */
import type { Command } from "./command.ts";
import { COMMON_FLAGS } from "./flags.ts";
import type { Messages } from "./messages/messages.ts";

/** What `magomba --help` prints. */
export function generalHelp(commands: readonly Command[], messages: Messages): string {
  const { help } = messages;
  const rows = commands.map(
    (command) => [usageOf(command, messages), help.purpose[command.name]] as const,
  );
  return [
    `${help.usage}: magomba …`,
    "",
    `${help.commands}:`,
    ...table(rows),
    "",
    `${help.flags}:`,
    ...table(flagRows(COMMON_FLAGS, messages)),
    "",
    help.variantNote,
    "",
  ].join("\n");
}

/** What `magomba COMMAND --help` prints. */
export function commandHelp(command: Command, messages: Messages): string {
  const { help } = messages;
  return [
    `${help.usage}: magomba ${usageOf(command, messages)}`,
    "",
    help.purpose[command.name],
    "",
    `${help.flags}:`,
    ...table(flagRows({ ...command.flags, ...COMMON_FLAGS }, messages)),
    ...(command.takes.includes("variant") ? ["", help.variantNote] : []),
    "",
  ].join("\n");
}

function usageOf({ name, takes }: Command, { help }: Messages): string {
  return [name, ...takes.map((word) => help.words[word])].join(" ");
}

function flagRows(flags: Command["flags"], { help }: Messages): (readonly [string, string])[] {
  return Object.entries(flags).map(([name, kind]) => {
    const value = kind === "text" ? ` ${valueWord(name, help.words)}` : "";
    return [`--${name}${value}`, help.purposeOf[name as keyof typeof help.purposeOf]];
  });
}

function valueWord(flag: string, words: Messages["help"]["words"]): string {
  return ["games", "time", "seed"].includes(flag) ? words.number : words.text;
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const widest = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(widest)}  ${right}`);
}
