/** Bounds of what a variant may say. */

/** The most seeds a game may hold, on the board and captured together. */
export const MOST_SEEDS = 16_383;
/** The most columns of a board. */
export const MOST_COLUMNS = 36;
/** The form of a text. */
export interface Form {
  readonly pattern: RegExp;
  /** The same for people. */
  readonly words: string;
}

/** Names of options and marks. */
export const NAME: Form = {
  pattern: /^[a-z][A-Za-z0-9]{0,31}$/,
  words: "a small letter, then up to 31 letters or digits",
};
/** Where single seeds of a lap matter, a sowing of more seeds is endless, whatever its laps: such seeds are dropped one by one. */
export const MOST_SOWN = 60_000;
