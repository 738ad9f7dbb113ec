/** Issues: how they are collected while a definition is read, and what they say. */
import type { DefinitionErrorCode, Issue } from "../errors.ts";
import type { Options } from "../types.ts";

/** What one reading carries along. */
export interface Reading {
  /** Every option's chosen value. */
  readonly options: Options;
  readonly issues: Issue[];
  /** Names of the options met so far. */
  readonly used: Set<string>;
}

/** More issues than this help nobody. */
const MOST_ISSUES = 200;

/** Adds an issue; always undefined, so that a reading can end with it. */
export function report(
  reading: Pick<Reading, "issues">,
  path: string,
  code: DefinitionErrorCode,
  expected: string,
  received: unknown,
  nearest?: string,
): undefined {
  if (reading.issues.length >= MOST_ISSUES) return undefined;
  const issue = { path, code, expected, received: show(received) };
  reading.issues.push(nearest === undefined ? issue : { ...issue, nearest });
  return undefined;
}

/** Whether this is an object literal as JSON makes them. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object literal's prototype is the last one, in whatever frame it was made.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A JSON pointer one step longer. */
export function pointer(path: string, key: string): string {
  const short = key.length > 64 ? `${key.slice(0, 63)}…` : key;
  return `${path}/${short.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "object";
  const shown = String(value as string | number | boolean | null);
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}
