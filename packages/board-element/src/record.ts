/** Reads whole games as text. Loaded only for boards that are given one. */
import { Game } from "@magomba/engine";
import { RecordLines } from "./record-lines.ts";
import type { Reading } from "./source.ts";

/** Reads a game; what is no game gives the code of an error. */
export type RecordReader = (text: string) => Reading;

/** Reads the text that `Game.toString()` writes, also where it was numbered or joined by hand. */
export const readRecord: RecordReader = (text) => {
  try {
    return { game: Game.parse(text, { lenient: true }), lines: new RecordLines() };
  } catch (error) {
    return { game: undefined, code: "record", error };
  }
};
