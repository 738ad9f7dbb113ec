/** What the text of a position is made of. */
import type { Position } from "../rules/layout.ts";
import type { BoardState } from "../types.ts";
import type { Variant } from "../variant/variant.ts";

/** Claims, chosen directions, reserves, houses and the blocked hole; empty where a game has none. */
export type SpecialState = Pick<
  BoardState,
  "claims" | "directions" | "reserve" | "houses" | "blocked"
>;

/** A part of a position besides its seeds. */
export interface PositionField {
  /** How many places it takes. */
  readonly places: number;
  /** Its text, after the captured seeds. */
  readonly write: (position: Position) => string;
  /** Fills it at the start of a game. */
  readonly begin?: (position: Position) => void;
  /** What it says about the board, apart from owners. */
  readonly state?: (position: Position) => Partial<SpecialState>;
}

/** Compiles such a part for the positions of a variant, where its places begin at `at`; undefined where its rules have no use for it. */
export type CompileField = (variant: Variant, at: number) => PositionField | undefined;

/** The parts, by the place of a layout at which they begin. */
export type FieldName = "owners" | "claims" | "directions" | "reserve" | "houses" | "blocked";

/** Some of them, in this order. */
export type FieldKinds = Readonly<Partial<Record<FieldName, CompileField>>>;

/** Phase texts at the start of a turn, by the first value. */
export const TURN_TEXTS = ["-", "opening", "swap"] as const;

/** The texts of the positions of one variant. */
export interface PositionTexts {
  readonly write: (position: Position) => string;
  readonly phaseText: (position: Position) => string;
  readonly special: (position: Position) => SpecialState;
}
