// Builds the files for pages without a bundler: dist/cdn/mancala-board.js with all that a board needs at first, a file for each element that
// stands beside it, and in dist/cdn/parts what it fetches from there when it is needed: languages, themes, other games and the like. Run directly it writes them; the examples' tests
// call it with a folder of their own.
import { createHash } from "node:crypto";
import { copyFile, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build, defaultClientConditions, minifySync } from "vite";
import { shortNamesPlugin } from "../../engine/scripts/short-names/short-names-plugin.mjs";
import { shortTokens } from "./short-sheet.mjs";
import { shortStylesPlugin } from "./short-styles.mjs";

/** Each of the further files imports the first, so what they share stands there. */
const entries = Object.fromEntries(
  ["mancala-board", "mancala-moves", "mancala-meter", "mancala-setup"].map((name) => [
    name,
    `cdn/${name}.ts`,
  ]),
);
/** What browsers must know. */
const TARGET = "es2022";
const root = fileURLToPath(new URL("..", import.meta.url));

const { version } = JSON.parse(await readFile(resolve(root, "package.json"), "utf8"));

/** Where the first file lays what the others need of it: a list. Another version on the same page has a place of its own. */
const SHARED = `globalThis[Symbol.for("magomba.board@${version}")]`;

/**
 * Has the other files take what they share with the first from where it lies, not by importing it: a page may have the first under another address,
 * with a query or after a redirection, and would fetch and run it twice. Only when it has not run at all is it imported, by the elements beside
 * the board.
 *
 * @type {import("vite").Plugin}
 */
const oneFirstFile = {
  name: "one-first-file",
  renderChunk(code, { fileName }, _, { chunks }) {
    const first = "mancala-board.js";
    const places = chunks[first].exports;
    if (fileName !== first) {
      const taking = code.replaceAll(
        /^import (?:\{([^}]*)\} from )?("(?:\.{1,2}\/)+mancala-board\.js");/gm,
        (_whole, list, file) => {
          const taken = (list?.split(",") ?? []).map((each) => {
            const [name, as = name] = each.trim().split(" as ");
            const place = places.indexOf(name);
            if (place < 0) throw new Error(`${first} does not share ${name} with ${fileName}`);
            return `${place}: ${as}`;
          });
          return `const {${taken.join()}} = ${SHARED} ?? (await import(${file}), ${SHARED});`;
        },
      );
      return { code: taking, map: null };
    }
    const published = this.getModuleInfo(resolve(root, "src/index.ts")).exports;
    const laying = code.replace(/^export \{([^}]*)\};/m, (_whole, list) => {
      const names = list.split(",").map((each) => each.trim().split(" as "));
      const inner = new Map(names.map(([name, as = name]) => [as, name]));
      const shared = places.map((name) => inner.get(name));
      const own = published.map((name) => `${inner.get(name)} as ${name}`);
      return `${SHARED} ??= [${shared.join()}]; export {${own.join()}};`;
    });
    return { code: laying, map: null };
  },
};

/**
 * Has Lit put on style sheets in the one way that browsers of this file need.
 *
 * @type {import("vite").Plugin}
 */
const ownSheets = {
  name: "own-sheets",
  enforce: "pre",
  resolveId: {
    filter: { id: /^\.\/css-tag\.js$/ },
    handler: (_id, importer) =>
      importer?.includes("@lit/reactive-element/") ? resolve(root, "cdn/css-tag.ts") : null,
  },
};

/**
 * Writes the tokens as the module above reads them.
 *
 * @type {import("vite").Plugin}
 */
const ownTokens = {
  name: "own-tokens",
  transform: {
    filter: { id: /[\\/]tokens\.ts$/ },
    handler: (script) => ({ code: shortTokens(script), map: null }),
  },
};

/**
 * Takes the indents before attributes out of templates. Lines stay, and so does all that is drawn.
 *
 * @type {import("vite").Plugin}
 */
const shortTemplates = {
  name: "short-templates",
  transform: {
    filter: { id: /[\\/]src[\\/]render[\\/]\w+\.ts$/ },
    handler: (script) => ({
      code: script.replaceAll(/\n +(?=[@.?]?[\w-]+=["$]|>)/g, "\n"),
      map: null,
    }),
  },
};

/** Stands for the name of the folder of the parts until all of them are known. As long as that name, so that the source map stays true. */
const FOLDER = "@@@@@@@@";

/**
 * Has every file ask for parts by their names alone, and ask again for one that could not be had. Some browsers never fetch again a module that
 * they could not get; under another fragment it is another module to them, and the same file to the server.
 *
 * @type {import("vite").Plugin}
 */
const askingAgain = {
  name: "asking-again",
  renderChunk(code, { fileName }) {
    const folder = fileName.startsWith("parts/") ? "./" : `./parts/${FOLDER}/`;
    const asking = code.replaceAll(
      /\bimport\(\s*["'`]\.{1,2}\/[^"'`]*?([^"'`/]+)\.js["'`]\s*\)/g,
      (_whole, part) => `partFetched("${part}")`,
    );
    if (asking === code) return null;
    const asker = `function partFetched(part) { const file = "${folder}" + part + ".js"; return import(file).catch(() => import(file + "#" + Date.now())); }`;
    // Lines stay where they are, so that the source map stays true.
    return { code: `${asking}\n${asker}\n`, map: null };
  },
};

/**
 * Shortens the code, by two programs: each finds what the other leaves.
 *
 * @type {import("vite").Plugin}
 */
const shortening = {
  name: "shortening",
  async renderChunk(code, { fileName }) {
    const short = minifySync(fileName, code, {
      module: true,
      compress: { target: TARGET },
      mangle: { toplevel: true },
      sourcemap: true,
    });
    if (fileName !== "mancala-board.js") return { code: short.code, map: short.map };
    const shorter = await minify(short.code, {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        // No getter of ours or Lit's does anything but give a value, and nobody asks how many parameters a function has.
        pure_getters: true,
        keep_fargs: false,
        // No function expression is called with `new`.
        unsafe_arrows: true,
        // What is compared are numbers.
        unsafe_comps: true,
        // What is alike stays alike, which is worth more than what is short.
        lhs_constants: false,
      },
      sourceMap: { content: JSON.stringify(short.map), asObject: true },
    });
    return { code: shorter.code, map: shorter.map };
  },
};

/**
 * Names the folder of the parts after what all files say, so that no file is ever used with parts of another version.
 *
 * @param {string} outDir
 */
async function nameFolder(outDir) {
  const written = await readdir(outDir, { recursive: true });
  const scripts = written.filter((file) => file.endsWith(".js")).toSorted();
  const texts = await Promise.all(scripts.map((file) => readFile(resolve(outDir, file), "utf8")));
  const hash = createHash("sha256").update(texts.join("")).digest("base64url");
  const name = hash.slice(0, FOLDER.length);
  await Promise.all(
    scripts.map((file, index) =>
      writeFile(resolve(outDir, file), texts[index].replaceAll(FOLDER, name)),
    ),
  );
  await rename(resolve(outDir, "parts", FOLDER), resolve(outDir, "parts", name));
}

/**
 * Builds the file and its parts.
 *
 * @param {string} outDir
 */
export async function buildCdn(outDir) {
  const folder = resolve(root, outDir);
  await rm(resolve(folder, "parts"), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [
      ownSheets,
      shortStylesPlugin,
      ownTokens,
      shortTemplates,
      shortNamesPlugin,
      askingAgain,
      oneFirstFile,
      shortening,
    ],
    resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
    build: {
      target: TARGET,
      outDir,
      emptyOutDir: false,
      sourcemap: true,
      // As a library, so that the file brings no preloading of its own.
      lib: { entry: entries, formats: ["es"] },
      rolldownOptions: {
        optimization: { inlineConst: { mode: "all" } },
        // What the parts share with the file stands in the file itself, so that a page fetches one file at first.
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: `parts/${FOLDER}/[name].js`,
          minify: false,
        },
      },
    },
  });
  await nameFolder(folder);
  // What it holds of others comes with their license.
  await copyFile(resolve(root, "node_modules/lit/LICENSE"), resolve(folder, "lit-license.txt"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCdn("dist/cdn");
