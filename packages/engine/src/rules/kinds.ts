/**
 * The kinds of rules that a variant carries. Whoever makes a variant says which kinds its rules need, so that a bundle of a single game holds no
 * others; `all-kinds.ts` has them all. They travel with the variant under a symbol that is not listed: for JSON, comparisons and messages
 * to a worker it is plain data without them.
 */
import { MagombaError } from "../errors.ts";
import type { FieldKinds } from "../notation/position-parts.ts";
import type { Variant } from "../variant/variant.ts";
import type { CaptureKinds, CompileDestination, DestinationKind } from "./consequence-parts.ts";
import type { EndKinds } from "./finish-parts.ts";
import type { LandingKinds } from "./landing.ts";
import type { CompileOnward } from "./onward.ts";
import type { CompileSlowLaps } from "./slow-lap.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** What turns may have besides sowings, in the order in which they build on each other. */
export type TurnKindName =
  | "outermost"
  | "guided"
  | "keepDirection"
  | "barred"
  | "loneStep"
  | "feeding"
  | "trials"
  | "choice"
  | "taking"
  | "offers"
  | "swap"
  | "passing"
  | "opening";

/**
 * Tables and parts; what is absent is not carried. Kinds of turns and single kinds see for themselves whether the rules need them, and answer nothing if not; that built-in
 * variants carry just those is held by a test.
 */
export interface RuleKinds extends CaptureKinds, EndKinds, LandingKinds {
  readonly destinations?: Readonly<Partial<Record<DestinationKind, CompileDestination>>>;
  /** In the order of their names. */
  readonly turns?: Readonly<Partial<Record<TurnKindName, CompileTurnKind>>>;
  /** Parts of a position besides seeds. */
  readonly fields?: FieldKinds;
  /** Laps that are not plain: each kind puts something else in the place of a part of sowing. */
  readonly laps?: {
    /** Laps in which single seeds matter. */
    readonly careful?: CompileSlowLaps;
    /** Laps that leave out the hole they began from, where no other matters. */
    readonly skipping?: CompileSlowLaps;
    /** Laps that do not go on with what lies in the landing hole. */
    readonly onward?: CompileOnward;
  };
}

/** Every kind there is. */
export type AllRuleKinds = {
  readonly [K in keyof RuleKinds]-?: NonNullable<RuleKinds[K]> extends (
    ...parts: never[]
  ) => unknown
    ? NonNullable<RuleKinds[K]>
    : Required<NonNullable<RuleKinds[K]>>;
};

/**
 * The same symbol in every copy of the engine that is built from the same source, so that one can play the variants of another; the build adds to its
 * name what tells the source, since other source may call parts by other names.
 */
const KINDS: unique symbol = Symbol.for("magomba.kinds") as never;

/** What a variant carries. */
export interface Carried {
  readonly kinds: RuleKinds;
  /** What has been compiled from it, to be compiled only once: by `compile-play.ts` and by `compile.ts`. */
  play?: unknown;
  rules?: unknown;
}

/** The variant with the kinds that its rules need, frozen. */
export function withKinds(variant: Variant, kinds: RuleKinds): Variant {
  const carried: Carried = { kinds };
  return Object.freeze(Object.defineProperty({ ...variant }, KINDS, { value: carried }));
}

/** What a variant carries. Throws a MagombaError `foreign-variant` when it carries nothing: it is a copy of a variant, or of another release. */
export function carriedBy(variant: Variant): Carried {
  const { [KINDS]: carried } = variant as Variant & { readonly [KINDS]?: Carried };
  if (carried === undefined)
    throw new MagombaError("foreign-variant", `foreign-variant: ${variant.id}`);
  return carried;
}

/** The kinds that a variant carries. Throws a MagombaError `foreign-variant` when it carries none. */
export function kindsOf(variant: Variant): RuleKinds {
  return carriedBy(variant).kinds;
}
