// Builds the two files for pages without a bundler, dist/cdn/mancala-bot.js and its worker, each in a run of its own so that each is one
// file. Run directly it writes them; the examples' tests call it with a folder of their own.
import { copyFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";
import { shortNamesPlugin } from "../../engine/scripts/short-names/short-names-plugin.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Builds both files.
 *
 * @param {string} outDir
 */
export async function buildCdn(outDir) {
  for (const name of ["mancala-bot", "mancala-bot-worker"]) {
    // One after the other: each run of the bundler uses all cores.
    // oxlint-disable-next-line no-await-in-loop
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      plugins: [shortNamesPlugin],
      resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
      build: {
        target: "es2022",
        outDir,
        emptyOutDir: false,
        sourcemap: true,
        modulePreload: false,
        rolldownOptions: {
          input: { [name]: `cdn/${name}.ts` },
          preserveEntrySignatures: "strict",
          output: { entryFileNames: "[name].js", codeSplitting: false },
        },
      },
    });
  }
  // What they hold of others comes with their license.
  const license = resolve(root, "node_modules/comlink/LICENSE");
  await copyFile(license, resolve(root, outDir, "comlink-license.txt"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCdn("dist/cdn");
