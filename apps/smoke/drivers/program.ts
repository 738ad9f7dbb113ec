/** Programs that the tests start, and end again. */
import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";

/** How long a program may take to come up or to go down, in milliseconds. */
const PATIENCE = 30_000;

/** A program that runs until it is ended. */
export interface Program {
  readonly process: ChildProcess;
  /** Ends it and everything it started, and waits for it. */
  end(): Promise<void>;
}

/** Starts a program in a group of its own, so that nothing it starts outlives it. */
export function start(
  path: string,
  words: readonly string[],
  stdio: StdioOptions = "ignore",
  environment: NodeJS.ProcessEnv = {},
): Program {
  const child = spawn(path, words, {
    stdio,
    detached: process.platform !== "win32",
    env: { ...process.env, ...environment },
  });
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      if (process.platform === "win32") child.kill();
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
  process.once("exit", kill);
  return {
    process: child,
    end: async () => {
      kill();
      await gone;
      process.off("exit", kill);
    },
  };
}

/** Asks again and again until there is an answer. */
export async function eventually<Answer>(
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  what: string,
): Promise<Answer> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${what} did not come up`);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
