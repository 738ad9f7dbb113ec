/**
 * Packs the package in the current folder as it will be published, and checks with "are the types
 * wrong" that every entry resolves for those who install it.
 *
 * attw's own `--pack` packs with npm, which does not apply `publishConfig.exports`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * @param {string} command
 * @param {string[]} words
 * @returns {boolean} Whether it ended well.
 */
function run(command, words) {
  const { status, error } = spawnSync(command, words, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  return status === 0;
}

const folder = mkdtempSync(join(tmpdir(), "packed-"));
try {
  const packed = run("pnpm", ["pack", "--pack-destination", folder]);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  const good =
    packed &&
    tarball !== undefined &&
    run("attw", [join(folder, tarball), "--profile", "esm-only", "--no-emoji"]);
  process.exitCode = good ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
