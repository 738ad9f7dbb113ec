/** What can be said about a variant's options in a reader's language. */
import { optionChoices, type Variant } from "@magomba/engine";
import type { Messages } from "../locales/messages.ts";

/** An option's name, or the name in the variant's file for one the language does not know. */
export function optionName(messages: Messages, name: string): string {
  return messages.setup.option(name) ?? name;
}

/** Options that the size of the board tells already. */
const told = ["rows", "columns"];

/** The size of the board in words, and every other option that is not the usual one. */
export function gameSubtitle(messages: Messages, chosen: Variant): string {
  const { rows, columns } = chosen.board;
  const others = optionChoices(chosen.definition)
    .filter(({ name, default: usual }) => chosen.options[name] !== usual && !told.includes(name))
    .map(({ name }) => {
      const value = messages.setup.value(name, chosen.options[name] ?? "");
      return `${optionName(messages, name)}: ${value}`;
    });
  return [messages.library.board(rows, columns), ...others].join(" · ");
}
