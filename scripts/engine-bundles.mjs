/**
 * What a page carries of the engine: a few of its modules as a bundler brings them to pages.
 *
 * Run directly, after a build, it prints the bytes after gzip of what `pnpm size` measures so, as the three usual ways of bundling and shortening
 * bring it: Vite (Rolldown and Oxc), esbuild, and Rolldown with terser, which is near to Rollup and webpack. The first is what the limits hold.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build as buildByEsbuild } from "esbuild";
import { build } from "vite";

/**
 * What is taken of modules: their paths from the root of the workspace, and the names as `export` lists them: `{ Game }` or `*`.
 *
 * @typedef {Readonly<Record<string, string>>} Taken
 */

/**
 * @typedef {object} Size Something that has a limit, as the root's package.json tells it under `sizes`.
 * @property {string} name
 * @property {"vite"} [bundler] Where it is given, `import` is bundled by Vite in place of size-limit's own bundler.
 * @property {Taken} [import]
 */

const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {Taken} taken */
const entry = (taken) =>
  Object.entries(taken)
    .map(([path, names]) => `export ${names} from ${JSON.stringify(root + path)};\n`)
    .join("");

/**
 * Bundles and shortens as Vite does it for an app that sets nothing.
 *
 * @param {Taken} taken
 * @param {"oxc" | "terser"} minify What shortens: Vite's own, or terser.
 * @returns {Promise<string>} The one script.
 */
export async function bundledByVite(taken, minify = "oxc") {
  const built = await build({
    root,
    configFile: false,
    // Without what Vite says of the time that terser takes.
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: { filter: { id: /^entry$/ }, handler: (id) => id },
        load: { filter: { id: /^entry$/ }, handler: () => entry(taken) },
      },
    ],
    build: {
      write: false,
      minify,
      modulePreload: false,
      // With an entry that exports, so that what is measured is used. An app's entry exports nothing, but uses what it imports.
      rolldownOptions: { input: "entry", preserveEntrySignatures: "strict" },
    },
  });
  const [result] = [built].flat();
  if (!result || !("output" in result)) throw new Error("Vite watches in place of building");
  const [script, another] = result.output;
  if (another) throw new Error(`Vite makes more than one file: ${another.fileName}`);
  return script.code;
}

/**
 * @param {Taken} taken
 * @returns {Promise<string>} The one script.
 */
async function bundledByEsbuild(taken) {
  const { outputFiles } = await buildByEsbuild({
    stdin: { contents: entry(taken), resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** @returns {Promise<readonly Size[]>} What has a limit. */
export async function readSizes() {
  return JSON.parse(await readFile(`${root}package.json`, "utf8")).sizes;
}

/** @param {string} script */
const gzipped = (script) => gzipSync(script, { level: 9 }).length;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = [];
  for (const { name, bundler, import: taken } of await readSizes()) {
    if (bundler !== "vite" || !taken) continue;
    // One after the other: each run of a bundler uses all cores.
    // oxlint-disable no-await-in-loop
    table.push({
      name,
      Vite: gzipped(await bundledByVite(taken)),
      esbuild: gzipped(await bundledByEsbuild(taken)),
      terser: gzipped(await bundledByVite(taken, "terser")),
    });
    // oxlint-enable no-await-in-loop
  }
  console.table(table);
}
