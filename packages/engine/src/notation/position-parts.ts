/** What the text of a position is made of. */
import type { Layout, Position } from "../rules/layout.ts";
import type { BoardState } from "../types.ts";
import type { MidTurn } from "../rules/mid-turn.ts";
import type { Variant } from "../variant/variant.ts";

/** What the text of positions is made with. */
export interface TextParts {
  readonly variant: Variant;
  readonly layout: Layout;
  /** The phases in mid-turn, by their numbers. */
  readonly midTurns: readonly (MidTurn | undefined)[];
}

/** Claims, chosen directions, reserves, houses and the blocked hole; empty where a game has none. */
export type SpecialState = Pick<
  BoardState,
  "claims" | "directions" | "reserve" | "houses" | "blocked"
>;

/** A part of a position besides its seeds. */
export interface PositionField {
  /** Its text, after the captured seeds. */
  readonly write: (position: Position) => string;
  /** Fills it at the start of a game. */
  readonly begin?: (position: Position) => void;
  /** What it says about the board, apart from owners. */
  readonly state?: (position: Position) => Partial<SpecialState>;
}

/** Compiles such a part for the positions of a variant. */
export type CompileField = (parts: TextParts) => PositionField;

/** A part of a layout that has a text of its own. */
export type FieldName = "territory" | "claimed" | "directed" | "reserved" | "housed" | "blocking";

/** Those parts, in their order. */
export const FIELD_NAMES: readonly (FieldName & keyof Layout)[] = [
  "territory",
  "claimed",
  "directed",
  "reserved",
  "housed",
  "blocking",
];

/** Phase texts at the start of a turn, by the first value. */
export const TURN_TEXTS = ["-", "opening", "swap"] as const;

/** The texts of the positions of one variant. */
export interface PositionTexts {
  readonly write: (position: Position) => string;
  readonly phaseText: (position: Position) => string;
  readonly special: (position: Position) => SpecialState;
  /** The parts of a position besides its seeds. */
  readonly fields: readonly PositionField[];
}
