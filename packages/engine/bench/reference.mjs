/**
 * Runs a native reference: a program that counts the same positions by the same rules.
 *
 * It is called as `reference perft GAME DEPTH ["POSITION"]` and prints a line `depth count …` for each depth up to DEPTH. GAME is a
 * variant's id, with options after a colon: `tsoro:cols=8,bonus=3`.
 */
import { spawnSync } from "node:child_process";

/** @typedef {import("./positions.mjs").CountedPosition} CountedPosition */

/** @type {Record<string, string>} Names of options that the reference calls otherwise. */
const optionNames = { columns: "cols" };

/**
 * How the reference calls a game.
 *
 * @param {Pick<CountedPosition, "variant" | "options">} entry
 * @returns {string}
 */
export function referenceName({ variant, options }) {
  const written = Object.entries(options).map(([name, value]) =>
    name === "direction"
      ? `dirs=${value === "either" ? 2 : 1}`
      : `${optionNames[name] ?? name}=${value}`,
  );
  return written.length === 0 ? variant : `${variant}:${written.join(",")}`;
}

/**
 * Counts from depth 1 to `depth`, in a process of its own.
 *
 * @param {string} path Of the reference.
 * @param {CountedPosition} entry
 * @param {number} depth In plies.
 * @returns {{ counts: number[], seconds: number }} The counts, and the user CPU time of the process.
 */
export function countNatively(path, entry, depth) {
  const call = [path, "perft", referenceName(entry), String(depth)];
  if (entry.position !== undefined) call.push(entry.position);
  // The shell knows what its child used; Node only knows what it used itself.
  const script = 'TIMEFORMAT=%3U; time "$@"';
  const { status, stdout, stderr, error } = spawnSync("bash", ["-c", script, "bash", ...call], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${call.join(" ")} failed: ${stderr.trim()}`);
  const counts = stdout
    .trim()
    .split("\n")
    .map((line) => Number(line.split(/\s+/)[1]));
  return { counts, seconds: Number(stderr.trim().split("\n").at(-1)) };
}
