/**
 * Pointers between the definition as written, where options stand in the place of values, and the rules that follow from it. A plain
 * pointer leaves the option references out: `/setup/1/seeds`, though the file may say it at `/setup/1/cases/1/seeds`.
 */
import type { Options } from "../types.ts";
import type { Variant } from "../variant/variant.ts";

type Node = unknown;

interface Reference {
  readonly option: string;
  readonly cases?: Readonly<Record<string, Node>>;
  readonly else?: Node;
}

function isReference(node: Node): node is Reference {
  return typeof node === "object" && node !== null && Object.hasOwn(node, "option");
}

/** The key and the node a reference leads to; undefined where it gives the option's own value, or nothing. */
function branch(reference: Reference, options: Options): readonly [string, Node] | undefined {
  const key = String(options[reference.option]);
  if (reference.cases === undefined) return undefined;
  if (Object.hasOwn(reference.cases, key)) return [`/cases/${key}`, reference.cases[key]];
  return reference.else === undefined ? undefined : ["/else", reference.else];
}

function follow(node: Node, options: Options): readonly [path: string, node: Node] {
  let path = "";
  let at = node;
  while (isReference(at)) {
    const next = branch(at, options);
    // A bare reference stands for a value without parts.
    if (next === undefined) return [path, at.cases === undefined ? options[at.option] : undefined];
    path += next[0];
    at = next[1];
  }
  return [path, at];
}

function child(node: Node, token: string): Node {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, token)) return undefined;
  return (node as Readonly<Record<string, Node>>)[token];
}

/** Where the definition says what a plain pointer points to. */
export function pointerInFile({ definition, options }: Variant, plain: string): string {
  let path = "";
  let node: Node = definition;
  for (const token of plain.split("/").slice(1)) {
    const [through, at] = follow(node, options);
    path += `${through}/${token}`;
    node = child(at, token);
  }
  return path;
}

/** The plain pointer of a pointer into the file; undefined where it lies in a case that is not chosen. */
export function plainPointer(
  { definition, options }: Variant,
  pointer: string,
): string | undefined {
  const tokens = pointer.split("/").slice(1);
  let plain = "";
  let node: Node = definition;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (isReference(node) && ["option", "cases", "else"].includes(token)) {
      if (token === "option" || (token === "cases" && at === tokens.length - 1)) return plain;
      const next = branch(node, options);
      const written = token === "else" ? "/else" : `/cases/${tokens[++at]!}`;
      if (next === undefined || next[0] !== written) return undefined;
      node = next[1];
    } else {
      plain += `/${token}`;
      node = child(follow(node, options)[1], token);
    }
  }
  return plain;
}

/** For each entry of a list in the rules, its 0-based index in the list as written: options can leave entries out. */
export function writtenIndices(variant: Variant, list: "setup" | "landing"): readonly number[] {
  const [, entries] = follow(variant.definition[list], variant.options);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: Node, index) =>
    follow(entry, variant.options)[1] === undefined ? [] : [index],
  );
}
