/** What the text of a position is made of. */
import type { Layout, Position } from "../rules/layout.ts";
import type { ReadSettings } from "../rules/rules.ts";
import type { Variant } from "../variant/variant.ts";
import type { ActionNotation } from "./action-text.ts";

/** What the text of positions is made with. */
export interface TextParts {
  readonly variant: Variant;
  readonly layout: Layout;
  readonly notation: ActionNotation;
}

/** A part of the text after the captured seeds. */
export interface PositionField {
  readonly write: (position: Position) => string;
  /** Reads the part into the position. Throws a PositionError. */
  readonly read: (text: string, position: Position) => void;
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

/** The text of a phase in mid-turn: `word:value`. */
export interface PhaseText {
  /** The phase in a position. */
  readonly phase: number;
  readonly word: PhaseWord;
  readonly write: (position: Position, parts: TextParts) => string;
  /** Reads the value into the position; false if it is none. Whether the phase can be is checked by the rules. */
  readonly read: (value: string, position: Position, parts: TextParts) => boolean;
}

/** The words of the phases in mid-turn. */
export type PhaseWord = "head" | "take" | "offer";

/** The texts of the positions of one variant. */
export interface PositionNotation {
  readonly write: (position: Position) => string;
  readonly phase: (position: Position) => string;
  /** Reads a position. Throws a PositionError. Whether its phase can be is checked by the rules. */
  readonly read: (text: string, settings?: ReadSettings) => Position;
}
