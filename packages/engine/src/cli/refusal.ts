/** What a command line can have wrong, as data: the sentence is made in the reader's language. */
import type { Issue } from "../errors.ts";
import type { JsonFault } from "./json-fault.ts";

/** Every way to refuse a command. `nearest` is the word that was perhaps meant. */
export type RefusalReason =
  | { readonly code: "no-command" }
  | { readonly code: "unknown-command"; readonly given: string; readonly nearest?: string }
  | { readonly code: "unknown-flag"; readonly given: string; readonly nearest?: string }
  | { readonly code: "flag-without-value"; readonly flag: string }
  | { readonly code: "flag-with-value"; readonly flag: string }
  | {
      readonly code: "wrong-value";
      readonly flag: string;
      readonly given: string;
      readonly allowed: readonly string[];
      readonly nearest?: string;
    }
  | { readonly code: "missing-variant" }
  | { readonly code: "missing-depth" }
  | { readonly code: "extra-word"; readonly given: string }
  | {
      readonly code: "unknown-variant";
      readonly given: string;
      readonly allowed: readonly string[];
      readonly nearest?: string;
    }
  | { readonly code: "wrong-depth"; readonly given: string }
  | { readonly code: "wrong-position"; readonly reason: string; readonly part: string }
  | { readonly code: "no-file"; readonly file: string }
  | { readonly code: "unreadable-file"; readonly file: string }
  | { readonly code: "large-file"; readonly file: string; readonly most: number }
  | { readonly code: "not-json"; readonly file: string; readonly fault: JsonFault }
  | { readonly code: "invalid-variant"; readonly file: string; readonly issue: Issue };

/** Thrown by commands; the command line shows it as one line and ends with status 2. */
export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason.code);
    this.name = "Refusal";
    this.reason = reason;
  }
}

/** The reason with the nearest word, if there is one. */
export function withNearest<T extends RefusalReason>(
  reason: T,
  nearest: string | undefined,
): T & { readonly nearest?: string } {
  return nearest === undefined ? reason : { ...reason, nearest };
}
