/** The engine as users get it, in a folder that no later build changes. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const engineFolder = fileURLToPath(new URL("..", import.meta.url));

/** Builds the engine, as its `build` does; what the compiler has to say goes to standard error. */
function build() {
  const compiler = createRequire(import.meta.url).resolve("typescript/package.json");
  const steps = [
    [join(dirname(compiler), "bin", "tsc"), "-b", join(engineFolder, "tsconfig.cli.json")],
    [join(engineFolder, "scripts", "short-names", "write-dist.mjs")],
  ];
  for (const step of steps) {
    const { status } = spawnSync(process.execPath, step, { stdio: ["ignore", 2, 2] });
    if (status !== 0) throw new Error("the engine does not build");
  }
}

/**
 * Builds the engine and copies it, so that a build during the run mixes nothing.
 *
 * @returns {{ address: string, remove: () => void }} The address of the copy's entry, and how to be rid of it.
 */
export function builtEngine() {
  build();
  const folder = mkdtempSync(join(tmpdir(), "magomba-bench-"));
  cpSync(join(engineFolder, "dist"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  return {
    address: pathToFileURL(join(folder, "index.js")).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
