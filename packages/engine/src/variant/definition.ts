/**
 * The variant language: what a variant file may say. Pure JSON, no functions and no code.
 *
 * Wherever a value stands (a number, a word, a truth value), an option may stand instead:
 * `{ "option": "bonus" }` takes the option's value, `{ "option": "heads", "cases": { "1": 3 }, "else": 2 }` chooses by it.
 * Where neither a case nor `else` fits, the field is as if it were absent. The types here are what remains
 * once options are chosen.
 */
import type { OptionValue } from "../types.ts";
import type { SetupEntry, StartCaptured, BoardDefinition } from "./board-definition.ts";
import type { EndDefinition, RepetitionDefinition } from "./end-definition.ts";
import type { LandingCase } from "./landing-definition.ts";
import type { CircuitDefinition, SowingDefinition } from "./sowing-definition.ts";
import type { StartDefinition } from "./start-definition.ts";
import type { TurnDefinition } from "./turn-definition.ts";

/** An option a player may set before a game: a list of values, or a range of whole numbers. */
export interface OptionDefinition {
  readonly values?: readonly OptionValue[];
  readonly min?: number;
  readonly max?: number;
  readonly default: OptionValue;
}

/** Where a game comes from. */
export interface Origin {
  readonly people?: string;
  readonly place?: string;
  /** Who recorded it, and when. */
  readonly recorded?: string;
  readonly sources?: readonly string[];
}

/** Something the sources disagree about or doubt, with the pointer to the rule. */
export interface Dispute {
  readonly rule: string;
  readonly note: string;
}

/** A whole variant, options already chosen. */
export interface VariantDefinition {
  /** The version of this language. */
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly origin?: Origin;
  readonly disputed?: readonly Dispute[];
  readonly options?: Readonly<Record<string, OptionDefinition>>;
  readonly board: BoardDefinition;
  readonly setup: readonly SetupEntry[];
  /** How many seeds the set-up puts into the game, as a check on it. */
  readonly total?: number;
  /** Seeds captured before the first turn, where the game begins after a fixed opening. */
  readonly captured?: StartCaptured;
  /** Seeds each player has in reserve at the start, to be entered one at a time. With `start.entry`. */
  readonly reserve?: number;
  readonly circuit: CircuitDefinition;
  readonly start?: StartDefinition;
  readonly sowing?: SowingDefinition;
  readonly landing: readonly LandingCase[];
  readonly turn?: TurnDefinition;
  readonly end: EndDefinition;
  readonly repetition: RepetitionDefinition;
  /** JSON pointers to the rules of this file that are house rules: chosen where the sources are silent. */
  readonly house?: readonly string[];
}
