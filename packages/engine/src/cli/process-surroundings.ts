/** The surroundings of the running process. */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { printable } from "./printable.ts";
import type { Surroundings } from "./surroundings.ts";

/** The real console and files. A reader that has gone away (`magomba … | head`) ends the process quietly. */
export function processSurroundings(): Surroundings {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", endOnBrokenPipe);
  return {
    write: (text) => {
      process.stdout.write(printable(text));
    },
    warn: (line) => {
      process.stderr.write(`${printable(line)}\n`);
    },
    lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
    interactive: (process.stdin.isTTY as boolean | undefined) === true,
    environment: process.env,
    files: {
      exists: (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true,
      size: (file) => statSync(file).size,
      read: (file) => readFileSync(file, "utf8"),
      write: (file, text) => {
        writeFileSync(file, text);
      },
    },
    now: () => Date.now(),
  };
}

function endOnBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
}
