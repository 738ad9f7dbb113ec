/**
 * Every error the engine throws on purpose. `code` is stable and meant for programs; sentences for people
 * are made elsewhere, from the code and the other fields. `message` is for developers' logs.
 */
export class MagombaError extends Error {
  declare readonly code: string;

  /** `facts` are the fields of a class that adds some, with its name. */
  constructor(code: string, message: string, facts?: Readonly<Record<string, unknown>>) {
    super(message);
    Object.assign(this, { name: "MagombaError", code }, facts);
  }
}

/** What makes a definition unplayable. */
export type DefinitionErrorCode =
  | "missing"
  | "unknown-field"
  | "unknown-word"
  | "unknown-option"
  | "unknown-mark"
  | "option-value"
  | "wrong-type"
  | "out-of-range"
  | "too-short"
  | "too-long"
  | "too-deep"
  | "malformed"
  | "exactly-one"
  | "no-such-row"
  | "impossible"
  | "over-capacity"
  | "wrong-total";

/** What is worth a look in a definition that can be played. */
export type DefinitionWarningCode =
  | "shadowed"
  | "no-effect"
  | "no-target"
  | "out-of-range"
  | "unused-mark"
  | "unused-option"
  | "unused-case"
  | "no-rule"
  | "never-ends";

/** What is wrong at one place of a variant definition. */
export interface Issue {
  /** JSON pointer into the definition, for example `/landing/2/then/capture`. */
  readonly path: string;
  /** Stable: see `docs/variant-language.md`. */
  readonly code: DefinitionErrorCode | DefinitionWarningCode;
  readonly expected: string;
  readonly received: string;
  /** The nearest word that would be valid, where there is one. */
  readonly nearest?: string;
  /** Absent means `error`: the variant cannot be played. A warning is worth a look. */
  readonly severity?: "error" | "warning";
}

/** `invalid-variant`: then `issues` says what is wrong with the definition. */
export type VariantErrorCode =
  | "unknown-variant"
  | "unknown-option"
  | "option-value"
  | "invalid-variant";

/** An unknown variant or option, or a definition that cannot be played. */
export class VariantError extends MagombaError {
  declare readonly code: VariantErrorCode;
  /** The unknown id, the option's name, or the id of the invalid definition. */
  declare readonly part: string;
  /** What would have been accepted, where that is a short list. */
  declare readonly allowed: readonly (string | number | boolean)[];
  declare readonly issues: readonly Issue[];

  /** `told` stands in the message, for the part. */
  constructor(
    code: VariantErrorCode,
    part: string,
    allowed: readonly (string | number | boolean)[] = [],
    issues: readonly Issue[] = [],
    told: string = part,
  ) {
    super(code, `${code}: ${told}`, { name: "VariantError", part, allowed, issues });
  }
}

/**
 * `malformed-action`: not the text of any action; `endless-action`: its sowing would not end within the variant's limit of laps.
 */
export type ActionErrorCode =
  | "malformed-action"
  | "illegal-action"
  | "endless-action"
  | "game-over";

/** An action that cannot be played here. */
export class IllegalActionError extends MagombaError {
  declare readonly code: ActionErrorCode;
  /** The refused action, cut to 80 characters. */
  declare readonly action: string;
  /** What would have been legal. */
  declare readonly legal: readonly string[];

  constructor(code: ActionErrorCode, action: string, legal: readonly string[]) {
    const shown = action.slice(0, 80);
    super(code, `${code}: ${shown}`, { name: "IllegalActionError", action: shown, legal });
  }
}
