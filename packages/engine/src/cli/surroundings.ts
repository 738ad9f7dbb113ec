/** What a command can reach outside itself. Tests give their own. */

/** Everything outside: text out, lines in, files and the environment. */
export interface Surroundings {
  /** Writes text to standard output. */
  readonly write: (text: string) => void;
  /** Writes one line to standard error. */
  readonly warn: (line: string) => void;
  /** The lines of standard input, without their ends. */
  readonly lines: () => AsyncIterable<string>;
  /** Whether a person sits at standard input, who wants to be asked. */
  readonly interactive: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly files: Files;
  /** Milliseconds, from any origin. */
  readonly now: () => number;
}

/** Files, as far as commands need them. */
export interface Files {
  /** Whether there is a file of this name. */
  readonly exists: (file: string) => boolean;
  /** Size in bytes. Throws when there is no such file. */
  readonly size: (file: string) => number;
  /** The whole file as text. Throws when it cannot be read. */
  readonly read: (file: string) => string;
  /** Writes a whole file, in place of what it held. Throws when that cannot be done. */
  readonly write: (file: string, text: string) => void;
}
