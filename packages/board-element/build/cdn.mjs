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
 * Asks again for a part that could not be had. Some browsers never fetch again a module that they could not get; under another fragment it is
 * another module to them, and the same file to the server.
 *
 * @type {import("vite").Plugin}
 */
const askingAgain = {
  name: "asking-again",
  renderChunk(code) {
    const asking = code.replaceAll(
      /\bimport\(\s*(["'`]\.{1,2}\/[^"'`]+["'`])\s*\)/g,
      (whole, file) => `${whole}.catch(() => import(${file} + "#" + Date.now()))`,
    );
    // Lines stay where they are, so that the source map stays true.
    return { code: asking, map: null };
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
    plugins: [shortStylesPlugin, askingAgain],
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
