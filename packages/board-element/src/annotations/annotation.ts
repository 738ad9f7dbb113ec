/** What a page may draw on a board: arrows, marks, labels, hints and the way round a circuit. Plain data, read with care. */
import type { Side } from "@magomba/engine";

/** `good` and `bad` differ from `plain` in colour and in the line's form. */
export type Tone = "plain" | "good" | "bad";

/** The shape of a mark; shapes differ enough to be told apart without colour. */
export type MarkShape = "ring" | "square" | "triangle" | "cross" | "dot";

/** One thing drawn on the board. Holes are named as players write them, `B7`; text is shown as it is, never as markup. */
export type Annotation =
  /** From one hole to another; `south` and `north` are the stores. */
  | {
      readonly type: "arrow";
      readonly from: string;
      readonly to: string;
      readonly tone?: Tone;
      readonly text?: string;
    }
  | {
      readonly type: "mark";
      readonly hole: string;
      readonly shape?: MarkShape;
      readonly tone?: Tone;
      readonly text?: string;
    }
  /** A few words at a hole. */
  | { readonly type: "label"; readonly hole: string; readonly text: string }
  /** «Try this one.» */
  | { readonly type: "hint"; readonly hole: string; readonly text?: string }
  /**
   * The way of seeds, curved, lap by lap: that of a legal action, or the holes of each lap, the one that is lifted first, as `trace` gives them; a
   * store by its side.
   */
  | {
      readonly type: "path";
      readonly action?: string;
      readonly laps?: readonly (readonly string[])[];
      readonly text?: string;
    }
  /** The way in which a side sows: its whole circuit, or the holes given, in order. */
  | {
      readonly type: "circuit";
      readonly side: Side;
      readonly holes?: readonly string[];
      readonly direction?: "forward" | "backward";
    };

/** More annotations than this are not drawn. */
const MOST = 200;
/** Of a way that is longer the first laps are drawn, with so many holes together. */
const MOST_LAPS = 60;
const MOST_STEPS = 1500;
/** Longer texts are cut. */
const LONGEST = 120;

const TONES: readonly unknown[] = ["plain", "good", "bad"];
const SHAPES: readonly unknown[] = ["ring", "square", "triangle", "cross", "dot"];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): { text: string } | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  return { text: value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value };
}

const tone = (value: unknown): Tone => (TONES.includes(value) ? (value as Tone) : "plain");

/** The first laps of a way, as far as they are drawn. */
export function drawable(laps: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let steps = 0;
  return laps.slice(0, MOST_LAPS).filter((holes) => (steps += holes.length) <= MOST_STEPS);
}

function readPath(
  { action, laps, text: said }: Record<string, unknown>,
  known: (name: unknown) => name is string,
): Annotation | undefined {
  if (typeof action === "string") return { type: "path", action, ...text(said) };
  if (!Array.isArray(laps) || laps.length === 0) return undefined;
  const read = laps
    .slice(0, MOST_LAPS)
    .map((holes: unknown) => (Array.isArray(holes) && holes.length <= MOST_STEPS ? holes : [null]));
  if (!read.every((holes) => holes.length > 0 && holes.every(known))) return undefined;
  return { type: "path", laps: drawable(read), ...text(said) };
}

function readOne(value: unknown, places: ReadonlySet<string>): Annotation | undefined {
  if (!isRecord(value)) return undefined;
  const known = (name: unknown): name is string => typeof name === "string" && places.has(name);
  const { type, hole, from, to, side, holes } = value;
  if (type === "arrow") {
    if (!known(from) || !known(to) || from === to) return undefined;
    return { type, from, to, tone: tone(value["tone"]), ...text(value["text"]) };
  }
  if (type === "circuit") {
    if (side !== "south" && side !== "north") return undefined;
    const direction = value["direction"] === "backward" ? "backward" : "forward";
    if (!Array.isArray(holes)) return { type, side, direction };
    return holes.length <= places.size && holes.every(known)
      ? { type, side, direction, holes }
      : undefined;
  }
  if (type === "path") return readPath(value, known);
  if (!known(hole)) return undefined;
  const words = text(value["text"]);
  if (type === "hint") return { type, hole, ...words };
  if (type === "label") return words && { type, hole, ...words };
  if (type !== "mark") return undefined;
  const { shape } = value;
  const form = SHAPES.includes(shape) ? (shape as MarkShape) : "ring";
  return { type, hole, shape: form, tone: tone(value["tone"]), ...words };
}

/**
 * Reads annotations, given as data or as JSON text. What is not understood, or is about holes that this board does not have, is
 * left out; `places` are the names of its holes and stores.
 */
export function readAnnotations(
  given: unknown,
  places: ReadonlySet<string>,
): readonly Annotation[] {
  let all = given;
  if (typeof given === "string") {
    try {
      all = JSON.parse(given);
    } catch {
      return [];
    }
  }
  if (!Array.isArray(all)) return [];
  return all.slice(0, MOST).flatMap((value: unknown) => readOne(value, places) ?? []);
}
