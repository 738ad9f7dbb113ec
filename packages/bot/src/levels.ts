import { BotError } from "./errors.ts";
import type { Level, Limits } from "./types.ts";

/** What a level does to a search. */
export interface LevelSettings extends Limits {
  readonly level: Level;
  /** A name to be translated, from `newcomer` to `elder`. */
  readonly name: string;
  /**
   * Hundredths of a seed: how much worse than the best an action may look and still be chosen now and then.
   * A certain win is taken and a certain loss avoided at every level.
   */
  readonly margin: number;
}

/**
 * The strengths, weakest first. The lower ones look only a few actions ahead and are not exact about what they see, but their limits are
 * numbers of actions and not times, so that they are as strong on a slow machine as on a fast one.
 */
export const levels: readonly LevelSettings[] = [
  { level: 1, name: "newcomer", depth: 1, margin: 1200 },
  { level: 2, name: "beginner", depth: 1, margin: 500 },
  { level: 3, name: "learner", depth: 2, margin: 350 },
  { level: 4, name: "player", depth: 3, margin: 200 },
  { level: 5, name: "rival", depth: 4, margin: 100 },
  { level: 6, name: "adept", depth: 6, nodes: 60_000, margin: 50 },
  { level: 7, name: "master", nodes: 400_000, margin: 0 },
  { level: 8, name: "elder", margin: 0 },
];

/**
 * The settings of a level.
 *
 * @throws BotError `bad-level`
 */
export function levelSettings(level: Level): LevelSettings {
  const settings = levels.find((candidate) => candidate.level === level);
  if (settings === undefined) {
    throw new BotError(
      "bad-level",
      `a level is a whole number from 1 to 8, not ${String(level)}`,
      "level",
    );
  }
  return settings;
}
