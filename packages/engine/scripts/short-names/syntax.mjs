/** Syntax trees of scripts: made, walked, and asked for the names of properties. */
import { parseSync } from "vite";

/**
 * A node of a syntax tree, as far as it is read here.
 *
 * @typedef {{ readonly type: string } & Record<string, any>} Node
 */

/**
 * Parses a script. Throws an Error where it is none.
 *
 * @param {string} file its name, whose ending tells the language
 * @param {string} text
 * @returns {Node}
 */
export function parsed(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

/**
 * Calls back for a node and all that is in it; goes no deeper where the answer is false.
 *
 * @param {Node} node
 * @param {(node: Node) => boolean | void} visit
 */
export function walk(node, visit) {
  if (visit(node) === false) return;
  for (const part of Object.values(node).flat())
    if (typeof part?.type === "string") walk(part, visit);
}

/**
 * What names the property that a node declares, gives, takes or reads: an identifier or a string. Undefined where the node does none of these,
 * or computes the name.
 *
 * @param {Node} node
 * @returns {Node | undefined}
 */
export function propertyKey(node) {
  const key = node.type === "MemberExpression" ? node["property"] : node["key"];
  return key?.type === "PrivateIdentifier" || node["computed"] ? undefined : key;
}

/**
 * @param {Node} node
 * @returns {string | undefined} The name of the property that it declares, gives, takes or reads.
 */
export function propertyName(node) {
  const key = propertyKey(node);
  return key && String(key["name"] ?? key["value"]);
}
