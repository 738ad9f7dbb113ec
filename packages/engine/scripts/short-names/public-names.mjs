/** The names that the types of a package's entries speak of, at any depth: of properties, and of what strings may say. */
import { propertyName, walk } from "./syntax.mjs";

/** @import { Module } from "./module-scope.mjs" */
/** @import { Node } from "./syntax.mjs" */

/**
 * What of a node others can see of its types: undefined for all of it. Exported values tell their types, so what they do and what they begin with
 * need not be read where they do.
 *
 * @param {Node} node
 * @returns {readonly (Node | null)[] | undefined}
 */
function seenOf(node) {
  // Who else adds to a class of the engine may hand on what its constructor gets, and no more.
  if (node["accessibility"] === "private" || node["accessibility"] === "protected") return [];
  if (node["key"]?.type === "PrivateIdentifier" || node.type === "StaticBlock") return [];
  if (node["returnType"]) return [node["typeParameters"], ...node["params"], node["returnType"]];
  const typed = node["id"] ?? node["left"] ?? node;
  return typed["typeAnnotation"] &&
    /^(?:VariableDeclarator|AssignmentPattern|PropertyDefinition)$/.test(node.type)
    ? [typed["typeAnnotation"]]
    : undefined;
}

/**
 * @param {ReadonlyMap<string, Module>} modules by path
 * @param {readonly string[]} entries paths
 * @returns {Set<string>}
 */
export function publicNames(modules, entries) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<Node>} */
  const seen = new Set();

  /** @param {string} file */
  const moduleAt = (file) => {
    const module = modules.get(file);
    if (!module) throw new Error(`${file} is imported, but not known`);
    return module;
  };

  /**
   * @param {Node} node
   * @param {string} file where it stands
   */
  function tell(node, file) {
    walk(node, (each) => {
      if (each.type === "TSImportType")
        throw new Error(`${file} takes a type of a whole module: it cannot be followed`);
      const name = propertyName(each);
      if (name !== undefined) names.add(name);
      if (each.type === "Literal") names.add(String(each["value"]));
      if (each.type === "Identifier") tellNamed(file, each["name"]);
      const parts = seenOf(each);
      for (const part of parts ?? []) if (part) tell(part, file);
      return !parts;
    });
  }

  /**
   * @param {string} file
   * @param {string} name in that file
   */
  function tellNamed(file, name) {
    const { declared, imported } = moduleAt(file);
    for (const node of declared.get(name) ?? []) {
      if (seen.has(node)) continue;
      seen.add(node);
      tell(node, file);
    }
    const other = imported.get(name);
    if (other && modules.has(other.file)) tellExport(other.file, other.name);
  }

  /**
   * @param {string} file
   * @param {string} name outside of it
   */
  function tellExport(file, name) {
    const { exported, passedOn } = moduleAt(file);
    const own = exported.get(name);
    if (!own) for (const other of passedOn) tellExport(other, name);
    else if (own.file === undefined) tellNamed(file, own.name);
    else tellExport(own.file, own.name);
  }

  /** @param {string} file */
  function tellAll(file) {
    const { exported, passedOn } = moduleAt(file);
    for (const name of exported.keys()) tellExport(file, name);
    for (const other of passedOn) tellAll(other);
  }

  for (const entry of entries) tellAll(entry);
  return names;
}
