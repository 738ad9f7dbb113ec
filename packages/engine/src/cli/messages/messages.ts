/** All that the command line says. One file for each language; a message that is missing does not compile. */
import type { Issue } from "../../errors.ts";
import type { Result, ResultReason, Side } from "../../types.ts";
import type { TrialProblem, TrialReport } from "../../trial/report.ts";
import type { RefusalReason } from "../refusal.ts";

/** The commands. */
export type CommandName = "perft" | "check" | "rules" | "play" | "variants";

/** What a decision of a game is about. */
export type DecisionKind = "turn" | "head" | "take" | "offer" | "swap";

/** One refusal in words, by its code. */
export type RefusalWords = {
  readonly [Code in RefusalReason["code"]]: (
    reason: Extract<RefusalReason, { readonly code: Code }>,
  ) => string;
};

/** The messages of one language. */
export interface Messages {
  /** Words for the start of a line on standard error. Never ends in a stop. */
  readonly refusals: RefusalWords;
  /** Put after a refusal when a near word is known. */
  readonly nearest: (word: string) => string;
  /** What to try, after a refusal that has no nearest word. */
  readonly tryHelp: string;

  readonly help: {
    readonly usage: string;
    readonly commands: string;
    readonly flags: string;
    /** What a command does, in a line. */
    readonly purpose: Readonly<Record<CommandName, string>>;
    readonly purposeOf: {
      readonly position: string;
      readonly divide: string;
      readonly bot: string;
      readonly seed: string;
      readonly games: string;
      readonly time: string;
      readonly language: string;
      readonly help: string;
      readonly version: string;
    };
    /** Names of the words a command takes, as they stand in its usage line. */
    readonly words: {
      readonly variant: string;
      readonly depth: string;
      readonly options: string;
      readonly text: string;
      readonly number: string;
    };
    /** What a variant may be. */
    readonly variantNote: string;
  };

  readonly check: {
    readonly severity: { readonly error: string; readonly warning: string };
    /** The middle of an issue's line. */
    readonly issue: (expected: string, received: string) => string;
    /** Where in a text; both are counted from 1. */
    readonly place: (line: number, column: number) => string;
    /** What was found where a text ends too early. */
    readonly endOfText: string;
    /** What each code means. */
    readonly codes: Readonly<Record<Issue["code"] | "not-json", string>>;
    readonly good: (name: string) => string;
  };

  readonly trial: {
    readonly heading: (report: TrialReport) => string;
    readonly outOfTime: string;
    readonly games: (report: TrialReport) => string;
    readonly length: (report: TrialReport) => string;
    readonly branching: (report: TrialReport) => string;
    readonly wins: (report: TrialReport) => string;
    readonly others: (report: TrialReport) => string;
    readonly noProblems: string;
    readonly problems: Readonly<Record<TrialProblem["code"], (problem: TrialProblem) => string>>;
    readonly example: (position: string, action: string | undefined) => string;
  };

  readonly rules: {
    readonly otherNames: string;
    readonly people: string;
    readonly place: string;
    readonly recorded: string;
    readonly sources: string;
    readonly options: string;
    readonly houseMark: string;
    readonly houseNote: string;
  };

  readonly play: {
    readonly side: Readonly<Record<Side, string>>;
    /** `Turn 3, South: ` and what must be decided. `subject` is the hole, the count or the holes on offer. */
    readonly decision: (turn: number, side: Side, kind: DecisionKind, subject: string) => string;
    readonly captured: (side: Side, seeds: number) => string;
    /** Seeds a side can still enter. */
    readonly reserve: (side: Side, seeds: number) => string;
    readonly claims: (side: Side, holes: readonly string[]) => string;
    readonly house: (side: Side) => string;
    readonly blocked: (hole: string) => string;
    readonly botPlays: (side: Side, action: string) => string;
    readonly result: (result: Result) => string;
    readonly reasons: Readonly<Record<ResultReason, string>>;
    readonly help: string;
    readonly notLegal: (given: string) => string;
    readonly endless: (given: string) => string;
    readonly over: string;
    readonly nothingToUndo: string;
    readonly saved: (file: string) => string;
    readonly notSaved: (file: string) => string;
    readonly saveWhere: string;
    readonly noMoves: string;
  };
}
