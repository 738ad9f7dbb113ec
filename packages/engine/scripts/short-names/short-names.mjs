/** Short names for long ones, and scripts with the ones in place of the others. */
import { createHash } from "node:crypto";
import MagicString from "magic-string";
import { engineSources, innerNames } from "./inner-names.mjs";
import { parsed, propertyKey, propertyName, walk } from "./syntax.mjs";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** All names of one letter, then all of two. */
const SHORT = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))];

/** What variants carry their kinds of rules under, in `rules/kinds.ts`. Copies of the engine that were built from other source may have other short names, so they get another symbol. */
const CARRIED = "magomba.kinds";

/**
 * @returns {Promise<ReadonlyMap<string, string>>} The engine's short names by its inner ones, and the name of the symbol under which variants carry
 *   their kinds; the same for the same source.
 */
export async function shortNames() {
  const sources = await engineSources();
  const { inner, all } = innerNames(sources);
  const free = SHORT.filter((name) => !all.has(name));
  const source = createHash("sha256").update(JSON.stringify([...sources.files]));
  return new Map([
    ...inner.map((name, index) => /** @type {const} */ ([name, free[index] ?? name])),
    [CARRIED, `${CARRIED} ${source.digest("hex").slice(0, 8)}`],
  ]);
}

/**
 * A script with its inner names made short. Lines stay what they are.
 *
 * @param {string} file its name
 * @param {string} text
 * @param {ReadonlyMap<string, string>} names
 * @returns {MagicString}
 */
export function shortened(file, text, names) {
  const short = new MagicString(text);
  /** @type {Set<number>} */
  const done = new Set();
  walk(parsed(file, text), (node) => {
    const carried = node.type === "Literal" && node["value"] === CARRIED && names.get(CARRIED);
    if (carried) short.update(node["start"], node["end"], JSON.stringify(carried));
    const key = propertyKey(node);
    const name = key && names.get(propertyName(node) ?? "");
    if (!name || done.has(key["start"])) return;
    done.add(key["start"]);
    if (node["shorthand"]) short.appendLeft(key["start"], `${name}: `);
    else short.update(key["start"], key["end"], name);
  });
  return short;
}
