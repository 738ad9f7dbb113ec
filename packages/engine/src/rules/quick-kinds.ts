/**
 * What searches have besides the kinds that a variant carries: ways that lead to the same answers sooner. Games that are only played do without, which
 * tests hold to be no different.
 */
import type { CompileAcross } from "./across.ts";
import type { ListActions } from "./mid-turn.ts";
import type { StartRow } from "./start-parts.ts";
import type { CompileTrials } from "./trials.ts";
import type { TurnParts } from "./turn-parts.ts";

/** Compiles the list of all starts; undefined where holes must be looked at one by one. */
export type CompileQuickStarts = (
  parts: Pick<TurnParts, "variant" | "layout" | "topology">,
  row: StartRow,
) => ListActions | undefined;

/** What `compile` brings. */
export interface QuickKinds {
  /** In place of the plain list of starts. */
  readonly quickStarts?: CompileQuickStarts;
  /** Before seeds are put down for a landing. */
  readonly across?: CompileAcross;
  /** In place of the plain trials. */
  readonly trials?: CompileTrials;
}
