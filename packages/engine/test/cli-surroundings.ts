/** Surroundings for tests: text is kept, files live in a map, the clock stands still unless told. */
import { runCommandLine } from "../src/cli/command-line.ts";
import type { Surroundings } from "../src/cli/surroundings.ts";

/** What a command did. */
export interface Ran {
  readonly status: number;
  readonly output: string;
  /** Lines of standard error. */
  readonly warnings: readonly string[];
  /** The files after it. */
  readonly files: ReadonlyMap<string, string>;
}

/** What a test gives a command. */
export interface Given {
  readonly files?: Readonly<Record<string, string>>;
  readonly lines?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly interactive?: boolean;
  /** Files that cannot be read or written. */
  readonly locked?: readonly string[];
}

/** Runs a command line in this process. */
export async function run(words: readonly string[], given: Given = {}): Promise<Ran> {
  const files = new Map(Object.entries(given.files ?? {}));
  const locked = new Set(given.locked);
  let output = "";
  const warnings: string[] = [];
  const unlock = (file: string): void => {
    if (locked.has(file)) throw new Error("locked");
  };
  const surroundings: Surroundings = {
    write: (text) => {
      output += text;
    },
    warn: (line) => {
      warnings.push(line);
    },
    async *lines() {
      yield* given.lines ?? [];
    },
    interactive: given.interactive ?? false,
    environment: given.environment ?? {},
    files: {
      exists: (file) => files.has(file) || locked.has(file),
      size: (file) => files.get(file)?.length ?? 0,
      read: (file) => {
        unlock(file);
        return files.get(file)!;
      },
      write: (file, text) => {
        unlock(file);
        files.set(file, text);
      },
    },
    now: () => 0,
  };
  const status = await runCommandLine(words, surroundings, "1.2.3");
  return { status, output, warnings, files };
}
