/** Which note an event of the game sounds: told apart by pitch, so that a turn can be followed by ear. */
import type { GameEvent } from "@magomba/engine";

/** One short note. */
export interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** Until it has died away, in seconds. */
  readonly length: number;
}

/** An A, in hertz: what an empty hole would sound. */
const GROUND = 220;
/** From so many seeds on a hole sounds no higher. */
const HIGHEST = 24;

/** The pitch of so many seeds: half a tone higher for each of them. */
const pitchOf = (seeds: number): number =>
  GROUND * 2 ** (Math.min(Math.max(seeds, 0), HIGHEST) / 12);

/** What an arrow key sounds that leads nowhere, at the edge of the board: far below all seeds. */
export const EDGE: Note = { pitch: GROUND / 4, length: 0.08 };

/**
 * The notes of an event, played one after the other. A seed that falls sounds as high as its hole is full; seeds that are lifted sound below
 * all of them, and seeds that are taken ring twice, the second time higher.
 *
 * @param seeds How many seeds lie in the hole of the event, after it.
 */
export function notesOf(event: GameEvent, seeds: number): readonly Note[] {
  switch (event.type) {
    case "drop":
    case "enter":
      return [{ pitch: pitchOf(seeds), length: 0.09 }];
    case "lift":
      return [{ pitch: GROUND / 2, length: 0.16 }];
    case "capture":
    case "take":
    case "trade":
      return [
        { pitch: GROUND * 4, length: 0.12 },
        { pitch: GROUND * 6, length: 0.22 },
      ];
    default:
      return [];
  }
}
