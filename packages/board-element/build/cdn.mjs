// Builds the files for pages without a bundler: dist/cdn/mancala-board.js with all that a board needs at first, a file for each element that
// stands beside it, and in dist/cdn/parts what it fetches from there when it is needed: languages, themes, other games and the like. Run directly it writes them; the examples' tests
// call it with a folder of their own.
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";
import { shortStylesPlugin } from "./short-styles.mjs";

/** Each of the further files imports the first, so what they share stands there. */
const entries = Object.fromEntries(
  ["mancala-board", "mancala-moves", "mancala-meter"].map((name) => [name, `cdn/${name}.ts`]),
);
const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Imports a file under its address with what the page has added to this file's, such as `?v=3`. Some browsers never ask again for a module that
 * they could not get; under another fragment it is another module to them, and the same file to the server.
 *
 * @param {string} file a literal
 */
function importing(file) {
  const address = `${file} + new URL(import.meta.url).search`;
  return `import(${address}).catch(() => import(${address} + "#" + Date.now()))`;
}

/**
 * Lets parts be fetched, and fetch the file, with whatever query the page has given the file's address. To a browser the same file under
 * another address is another module: without this, a page that says `mancala-board.js?v=3` would load and run it twice.
 *
 * A part comes only after the file has run, so that it may wait for what it imports.
 *
 * @type {import("vite").Plugin}
 */
const oneAddressPlugin = {
  name: "one-address",
  renderChunk(code) {
    const dynamic = code.replaceAll(/\bimport\(\s*(["'`]\.{1,2}\/[^"'`]+["'`])\s*\)/g, (_, file) =>
      importing(file),
    );
    const imports = [
      ...dynamic.matchAll(
        /^import\s*(?:(?<names>\{.*\})\s*from\s*)?(?<file>["']\.{1,2}\/[^"']+["']);?$/gm,
      ),
    ];
    const names = imports.map(({ groups }) => groups?.names?.replaceAll(/\sas\s/g, ": ") ?? "");
    const files = imports.map(({ groups }) => importing(groups?.file ?? ""));
    const together = `const [${names.join(", ")}] = await Promise.all([${files.join(", ")}]);`;
    const renamed = imports.reduce(
      (text, [line], index) => text.replace(line, () => (index === 0 ? together : "")),
      dynamic,
    );
    const left = /^(?:import|export)\b[^;]*from\s*["']\.{1,2}\/.*$/m.exec(renamed);
    if (left) throw new Error(`imported without the query: ${left[0]}`);
    // Lines stay where they are, so that the source map stays true.
    return { code: renamed, map: null };
  },
};

/**
 * Builds the file and its parts. The parts bear a hash in their names, so that no file is ever used with parts of another version.
 *
 * @param {string} outDir
 */
export async function buildCdn(outDir) {
  await rm(resolve(root, outDir, "parts"), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [shortStylesPlugin, oneAddressPlugin],
    resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      // As a library, so that the file brings no preloading of its own.
      lib: { entry: entries, formats: ["es"] },
      rolldownOptions: {
        // What the parts share with the file stands in the file itself, so that a page fetches one file at first.
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "parts/[name]-[hash].js",
          minify: true,
        },
      },
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCdn("dist/cdn");
