/** What a command is. */
import type { Language } from "../words/language.ts";
import type { Flags } from "./flags.ts";
import type { CommandName, Messages } from "./messages/messages.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a command is given. */
export interface CommandCall {
  /** The words after the command's name, flags included. */
  readonly words: readonly string[];
  readonly language: Language;
  readonly messages: Messages;
  readonly surroundings: Surroundings;
}

/** A command of the command line. */
export interface Command {
  readonly name: CommandName;
  /** Its own flags, besides the common ones and those of the variant's options. */
  readonly flags: Flags;
  /** Which words its usage line shows after the name. */
  readonly takes: readonly ("variant" | "depth" | "options")[];
  /** Runs it and answers the exit status. Throws a Refusal. */
  readonly run: (call: CommandCall) => number | Promise<number>;
}

/** All went well. */
export const GOOD = 0;
/** The variant that was checked has faults. */
export const FAULTY = 1;
/** The command cannot be understood. */
export const MISUSED = 2;
