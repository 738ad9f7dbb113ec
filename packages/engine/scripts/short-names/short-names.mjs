/** Short names for long ones, and scripts with the ones in place of the others. */
import MagicString from "magic-string";
import { engineSources, innerNames } from "./inner-names.mjs";
import { parsed, propertyKey, propertyName, walk } from "./syntax.mjs";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** All names of one letter, then all of two. */
const SHORT = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))];

/** @returns {Promise<ReadonlyMap<string, string>>} The engine's short names by its inner ones; the same for the same source. */
export async function shortNames() {
  const { inner, all } = innerNames(await engineSources());
  const free = SHORT.filter((name) => !all.has(name));
  return new Map(inner.map((name, index) => [name, free[index] ?? name]));
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
    const key = propertyKey(node);
    const name = key && names.get(propertyName(node) ?? "");
    if (!name || done.has(key["start"])) return;
    done.add(key["start"]);
    if (node["shorthand"]) short.appendLeft(key["start"], `${name}: `);
    else short.update(key["start"], key["end"], name);
  });
  return short;
}
