/**
 * The names of properties that are inner to the engine: its types declare them, and nobody outside can have met them. They are found anew in every
 * build, so there is no list to keep; a name that comes to be seen outside stays long from then on, and one that no longer is becomes short.
 */
import { readFile, readdir } from "node:fs/promises";
import { LANGUAGE_NAMES } from "./language-names.mjs";
import { moduleOf } from "./module-scope.mjs";
import { publicNames } from "./public-names.mjs";
import { propertyName, walk } from "./syntax.mjs";

/** @import { Module } from "./module-scope.mjs" */
/** @import { Node } from "./syntax.mjs" */

/**
 * Where names are looked for.
 *
 * @typedef {object} Sources
 * @property {ReadonlyMap<string, string>} files Scripts by path.
 * @property {readonly string[]} entries The paths of those that others import.
 * @property {(file: string) => boolean} isOutside Whether a script speaks with its host or is data: whatever it names may be known outside.
 * @property {readonly string[]} played The paths of what is imported to play a few games: what they need says which names are used most.
 * @property {string} written What the scripts write that no type of theirs describes: a JSON text.
 */

const DECLARES =
  /^(?:TSPropertySignature|TSMethodSignature|(?:TSAbstract)?(?:PropertyDefinition|MethodDefinition|AccessorProperty))$/;

/**
 * Whether a node is a text that may be a name when the program runs.
 *
 * @param {Node} node
 * @returns {string | undefined} that text
 */
function textOf(node) {
  if (node.type === "TemplateElement") return node["value"].cooked;
  return node.type === "Literal" ? String(node["value"]) : undefined;
}

/**
 * @param {ReadonlyMap<string, Module>} modules by path
 * @param {readonly string[]} starts paths
 * @returns {ReadonlySet<string>} The paths of those modules and of all that they need.
 */
function needed(modules, starts) {
  const found = new Set(starts);
  // A set that grows while it is gone through is gone through to its end.
  for (const file of found) for (const other of modules.get(file)?.needed ?? []) found.add(other);
  return found;
}

/**
 * Names that the engine's types declare, without those that
 *
 * - a type speaks of that an entry's types lead to,
 * - a string of the program says, by which it may look for a property or tell its name,
 * - the command line, the data of games or a written text has,
 * - the language knows.
 *
 * @param {Sources} sources
 * @returns {{ readonly inner: readonly string[], readonly all: ReadonlySet<string> }} Those, the most used first; and all names that are used or known.
 */
export function innerNames({ files, entries, isOutside, played, written }) {
  const modules = new Map([...files].map(([file, text]) => [file, moduleOf(file, text)]));
  const outer = publicNames(modules, entries);
  for (const [, name] of written.matchAll(/"([\w$]+)"/g)) outer.add(name ?? "");
  const carried = needed(modules, played);
  /** @type {Map<string, number>} */
  const uses = new Map();
  /** @type {Set<string>} */
  const declared = new Set();
  for (const [file, { program }] of modules) {
    walk(program, (node) => {
      // What stands in a type is no text when the program runs.
      if (node.type === "TSLiteralType" || /^(?:Import|ExportAll)Declaration$/.test(node.type))
        return false;
      const text = textOf(node);
      if (text !== undefined) outer.add(text);
      const name = propertyName(node);
      if (name === undefined) return true;
      if (isOutside(file)) outer.add(name);
      if (DECLARES.test(node.type)) declared.add(name);
      const weight = carried.has(file) && !DECLARES.test(node.type) ? 1 : 0;
      uses.set(name, (uses.get(name) ?? 0) + weight);
      return true;
    });
  }
  for (const name of LANGUAGE_NAMES) outer.add(name);
  const inner = [...declared].filter((name) => !outer.has(name));
  const used = (/** @type {string} */ name) => uses.get(name) ?? 0;
  return {
    inner: inner.toSorted((a, b) => used(b) - used(a) || (a < b ? -1 : 1)),
    all: new Set([...outer, ...uses.keys()]),
  };
}

/** The folder of the package. */
export const engineFolder = new URL("../../", import.meta.url);

/** @returns {Promise<Sources>} Those of the engine, by their paths in its folder. */
export async function engineSources() {
  const paths = (await readdir(new URL("src/", engineFolder), { recursive: true }))
    .map((path) => `src/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .toSorted();
  /** @param {string} path */
  const read = (path) => readFile(new URL(path, engineFolder), "utf8");
  const texts = await Promise.all(
    paths.map(async (path) => /** @type {const} */ ([path, await read(path)])),
  );
  /** @type {{ exports: Record<string, string | Record<string, string>> }} */
  const { exports } = JSON.parse(await read("package.json"));
  const entries = Object.values(exports).flatMap((entry) => {
    if (typeof entry === "string") return [];
    const [before = "", after] = (entry["@magomba/source"] ?? "").slice("./".length).split("*");
    return paths.filter((path) =>
      after === undefined ? path === before : path.startsWith(before) && path.endsWith(after),
    );
  });
  return {
    files: new Map(texts),
    entries,
    isOutside: (file) => /^src\/(?:cli|variants)\//.test(file),
    played: ["src/game/game.ts", "src/built-in/traditional.ts"],
    written: await read("variant.schema.json"),
  };
}
