/** Names of properties that the language itself has, or asks values for. */

/** Of values that it makes or takes without a class of their own: results of iterators, descriptions of properties, matches, options of errors. */
const OF_PLAIN_VALUES =
  "done value next return throw get set enumerable configurable writable index indices groups input raw cause then";

/** What the language brings, without what a host adds. Its own iterators share their methods with this one. */
const GLOBALS = [
  ..."Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error Float32Array".split(
    " ",
  ),
  ..."Float64Array Function Int16Array Int32Array Int8Array Intl JSON Map Math Number Object Promise Proxy".split(
    " ",
  ),
  ..."Reflect RegExp Set String Symbol Uint16Array Uint32Array Uint8Array WeakMap WeakRef WeakSet".split(
    " ",
  ),
];

/** @param {object | null | undefined} object */
const namesOf = (object) => {
  /** @type {string[]} */
  const names = [];
  for (let at = object; at; at = Object.getPrototypeOf(at))
    names.push(...Object.getOwnPropertyNames(at));
  return names;
};

/** @type {ReadonlySet<string>} */
export const LANGUAGE_NAMES = new Set([
  ...OF_PLAIN_VALUES.split(" "),
  ...namesOf([][Symbol.iterator]()),
  ...GLOBALS.flatMap((name) => {
    const { [name]: global } = /** @type {Record<string, any>} */ (
      /** @type {unknown} */ (globalThis)
    );
    return [...namesOf(global), ...namesOf(global.prototype)];
  }),
]);
