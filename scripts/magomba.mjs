/**
 * Runs the engine's command line from the workspace: `pnpm magomba perft katro 7`.
 *
 * Builds the engine first, which takes a moment when nothing changed. What the build has to say
 * goes to standard error; standard output is the command's alone.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const engine = join(root, "packages", "engine");
const compiler = join(
  dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin",
  "tsc",
);

const build = spawnSync(process.execPath, [compiler, "-b", join(engine, "tsconfig.cli.json")], {
  stdio: ["ignore", 2, 2],
});
if (build.status !== 0) process.exit(build.status ?? 1);
await import(pathToFileURL(join(engine, "scripts", "short-names", "write-dist.mjs")).href);

const command = join(engine, "dist", "cli", "main.js");
// The command finds its own path and the words after it where a direct start would put them.
process.argv.splice(1, 1, command);
await import(pathToFileURL(command).href);
