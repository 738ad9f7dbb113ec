/**
 * What searches have besides the kinds that a variant carries: ways that lead to the same answers sooner. Games that are only played do without, which
 * tests hold to be no different.
 */
import type { CompileAcross } from "./across.ts";
import type { CompileQuickSettle } from "./quick-settle.ts";

/** What `compile` brings. */
export interface QuickKinds {
  /** In place of the tests of landings as they are. */
  readonly settle?: CompileQuickSettle;
  readonly laps?: {
    /** Before seeds are put down for a landing. */
    readonly across?: CompileAcross;
  };
}
