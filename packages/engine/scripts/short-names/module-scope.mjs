/** What a module declares, imports and exports, by name: enough to follow what its types speak of. */
import { dirname, join } from "node:path/posix";
import { parsed } from "./syntax.mjs";

/** @import { Node } from "./syntax.mjs" */

/**
 * @typedef {object} Module
 * @property {Node} program
 * @property {Map<string, Node[]>} declared What stands at the top, by name; a type and a value may share one.
 * @property {Map<string, { file: string, name: string }>} imported By the name in this module.
 * @property {Map<string, { file?: string, name: string }>} exported By the name outside; without a file it is this module's own.
 * @property {string[]} passedOn Files of which everything is exported.
 * @property {string[]} needed Files that are there when it runs: those of which it takes more than types.
 */

/**
 * @param {Node | null | undefined} pattern
 * @returns {readonly string[]} The names that it declares.
 */
function namesIn(pattern) {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [pattern["name"]];
  const { elements, properties, value, argument, left } = pattern;
  return [elements ?? properties ?? value ?? argument ?? left].flat().flatMap(namesIn);
}

/**
 * @param {Node} declaration
 * @returns {readonly (readonly [string, Node])[]} What it declares, by name.
 */
function namedBy(declaration) {
  /** @type {readonly Node[]} */
  const each = declaration["declarations"] ?? [declaration];
  return each.flatMap((one) =>
    namesIn(one["id"]).map((name) => /** @type {const} */ ([name, one])),
  );
}

/** @param {Node} name As an identifier or as a string. */
const nameOf = (name) => name["name"] ?? name["value"];

/**
 * Reads a module. Throws an Error for what cannot be followed: a module taken whole, by which its exports are properties.
 *
 * @param {string} file its path, from which those of its imports are reckoned
 * @param {string} text
 * @returns {Module}
 */
export function moduleOf(file, text) {
  const program = parsed(file, text);
  /** @type {Module} */
  const module = {
    program,
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    passedOn: [],
    needed: [],
  };
  const whole = new Error(`${file} takes a module whole: its names cannot be followed`);
  /** @param {Node} node */
  const place = (node) =>
    node["source"] ? { file: join(dirname(file), node["source"].value) } : {};
  for (const node of program["body"]) {
    if (node.source && node.importKind !== "type" && node.exportKind !== "type")
      module.needed.push(place(node).file ?? "");
    if (node.type === "ImportDeclaration") {
      for (const { type, local, imported } of node.specifiers) {
        if (type !== "ImportSpecifier" && !node.source.value.startsWith("node:")) throw whole;
        if (imported)
          module.imported.set(local.name, { file: "", ...place(node), name: nameOf(imported) });
      }
      continue;
    }
    if (node.type === "ExportAllDeclaration") {
      if (node.exported) throw whole;
      module.passedOn.push(place(node).file ?? "");
      continue;
    }
    for (const { local, exported } of node.specifiers ?? [])
      module.exported.set(nameOf(exported), { ...place(node), name: nameOf(local) });
    const isExport = node.type === "ExportNamedDeclaration";
    const declaration = isExport ? node.declaration : node;
    if (!declaration?.type.endsWith("Declaration")) continue;
    for (const [name, one] of namedBy(declaration)) {
      module.declared.set(name, [...(module.declared.get(name) ?? []), one]);
      if (isExport) module.exported.set(name, { name });
    }
  }
  return module;
}
