/** A frozen copy of untrusted JSON, so that nothing can change under a reading. */
import type { Issue } from "../errors.ts";
import { isPlainObject, pointer, report } from "./report.ts";
import type { Json } from "./variant.ts";

const DEEPEST = 32;
const MOST_VALUES = 20_000;

/** The copy; undefined when the value is no JSON, lies too deep or holds too much (then `issues` says so). */
export function snapshot(value: unknown, issues: Issue[]): Json | undefined {
  let values = 0;

  function copy(given: unknown, path: string, depth: number): Json | undefined {
    if (++values > MOST_VALUES) {
      return report({ issues }, path, "too-long", `at most ${MOST_VALUES} values`, values);
    }
    if (depth > DEEPEST) {
      return report({ issues }, path, "too-deep", `at most ${DEEPEST} deep`, depth);
    }
    if (given === null || typeof given === "string" || typeof given === "boolean") return given;
    if (typeof given === "number") {
      if (Number.isFinite(given)) return given;
      return report({ issues }, path, "wrong-type", "number", given);
    }
    if (Array.isArray(given)) return copyList(given, path, depth);
    if (!isPlainObject(given)) return report({ issues }, path, "wrong-type", "JSON", typeof given);
    const copied: Record<string, Json> = {};
    for (const key of Object.keys(given)) {
      const entry = copy(given[key], pointer(path, key), depth + 1);
      if (issues.length > 0 || entry === undefined) return undefined;
      // A key such as __proto__ becomes a field like any other, and is refused as unknown later.
      Object.defineProperty(copied, key, { value: entry, enumerable: true });
    }
    return Object.freeze(copied);
  }

  function copyList(given: readonly unknown[], path: string, depth: number): Json | undefined {
    const copied: Json[] = [];
    for (const [index, entry] of given.entries()) {
      const one = copy(entry, `${path}/${index}`, depth + 1);
      if (issues.length > 0 || one === undefined) return undefined;
      copied.push(one);
    }
    return Object.freeze(copied);
  }

  return copy(value, "", 0);
}
