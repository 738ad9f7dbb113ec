// Builds the files for pages without a bundler: dist/cdn/mancala-board.js with all it needs, and beside it each language that a page
// may ask for. Run directly it writes them; the examples' tests call it with a folder of their own.
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Languages beside English, which is always there. */
const languages = ["ms", "sw"];

/**
 * Leaves the languages out of the element's own file; it finds them next to it.
 *
 * @type {import("vite").Plugin}
 */
const languagesApart = {
  name: "languages-apart",
  enforce: "pre",
  resolveId(source) {
    const language = languages.find((name) => source === `./${name}.ts`);
    return language && { id: `./locales/${language}.js`, external: true };
  },
};

/**
 * Gives the reader of the attributes the five traditional games in place of all of them and the parser.
 *
 * @type {import("vite").Plugin}
 */
const fewGames = {
  name: "few-games",
  enforce: "pre",
  resolveId(source, importer) {
    const wanted = source === "@magomba/engine" && importer?.endsWith("/src/source.ts");
    return wanted ? `${root}cdn/games.ts` : undefined;
  },
};

/**
 * Builds one file.
 *
 * @param {string} outDir
 * @param {string} name Where the file goes, without its ending.
 * @param {string} input
 * @param {import("vite").Plugin[]} plugins
 */
async function buildFile(outDir, name, input, plugins = []) {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
    plugins,
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: input },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  });
}

/**
 * Builds all files, each on its own.
 *
 * @param {string} outDir
 */
export async function buildCdn(outDir) {
  await buildFile(outDir, "mancala-board", "cdn/mancala-board.ts", [languagesApart, fewGames]);
  for (const language of languages) {
    // One after the other: each run of the bundler uses all cores.
    // oxlint-disable-next-line no-await-in-loop
    await buildFile(outDir, `locales/${language}`, `src/locales/${language}.ts`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCdn("dist/cdn");
