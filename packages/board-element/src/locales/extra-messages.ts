/** What only some boards say, and what stands beside a board. */

/** A turn in the list of moves. */
export interface TurnFacts {
  /** Counted from 1; South's and North's turns after each other share a number. */
  readonly number: number;
  /** Name of the side that played it. */
  readonly side: string;
  /** The actions, as players write them. */
  readonly actions: string;
}

/** The list of moves. */
export interface MovesTexts {
  readonly label: string;
  /** Stands in place of an empty list. */
  readonly none: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  /** Name of a turn in the list. */
  readonly turn: (facts: TurnFacts) => string;
  /** Names another line that could have been played from the turn with this number. */
  readonly line: (number: number) => string;
  /** Names the players' clocks, where they tell the time that is left; `timeUsed` where they tell the time that was taken. */
  readonly timeLeft: string;
  readonly timeUsed: string;
}

/** How a puzzle goes. */
export interface PuzzleTexts {
  /** An answer is right, and more is asked for. */
  readonly right: string;
  readonly wrong: (action: string) => string;
  readonly solved: string;
  /** A form wants the puzzle solved. */
  readonly unsolved: string;
}

/** The meter that tells who is ahead. */
export interface MeterTexts {
  readonly label: string;
  readonly unevaluated: string;
  readonly even: string;
  /** `side` by its name; `seeds` with at most one decimal. */
  readonly ahead: (side: string, seeds: number) => string;
  /** For certain, in so many actions. */
  readonly wins: (side: string, actions: number) => string;
}

/** Choosing a hole before one's turn, and planning replies to what the other side may play. */
export interface PremoveTexts {
  /** This hole will be played. */
  readonly set: (hole: string) => string;
  /** It will not, the reader has changed his mind. */
  readonly left: (hole: string) => string;
  /** It was not, for a reason that is a sentence. */
  readonly dropped: (why: string) => string;
  /** Button, and name of the list of planned replies. */
  readonly plan: string;
  /** Names the choice of the other side's action. */
  readonly when: string;
  /** Names the choice of one's own, once the other side's is chosen. */
  readonly then: (theirs: string) => string;
  /** A reply that is planned; actions as players write them. */
  readonly planned: (theirs: string, mine: string) => string;
  /** Button: what is chosen is taken into the plan. */
  readonly add: string;
  /** Button: a planned reply is given up. */
  readonly forget: (planned: string) => string;
}

/** What a click on a hole does while a position is put together. */
export type SetupTool = "add" | "remove" | "empty" | "owner" | "claim" | "block";

/** Putting together a position. */
export interface SetupTexts {
  /** Name of the whole, and of the button that begins it. */
  readonly label: string;
  /** Names the choice of what a click on a hole does. */
  readonly tool: string;
  readonly tools: Readonly<Record<SetupTool, string>>;
  /** Names the choice of the side that is to act. */
  readonly toMove: string;
  /** `side` by its name. */
  readonly captured: (side: string) => string;
  readonly reserve: (side: string) => string;
  readonly house: (side: string) => string;
  readonly clear: string;
  readonly undo: string;
  readonly done: string;
  readonly cancel: string;
  /** How many seeds there are, and how many there should be. */
  readonly total: (seeds: number, wanted: number) => string;
  /** What lies in a hole now. */
  readonly holds: (hole: string, seeds: number) => string;
  /** Whose a hole is now, by name. */
  readonly owned: (hole: string, owner: string) => string;
  /** Who has claimed it now; undefined for nobody. */
  readonly claimed: (hole: string, by: string | undefined) => string;
  readonly blocked: (hole: string, blocked: boolean) => string;
  /** Why the position cannot be; `why` is one of the board's `errors`. */
  readonly invalid: (why: string) => string;
  /** The page has changed the game meanwhile, and what was put together is still there. */
  readonly kept: string;
  /** The page has put a game with other holes on the board; «undo» brings back what was put together. */
  readonly replaced: string;
  /** The keys on the board. */
  readonly keys: string;
}

/** Everything of that kind, in one language. */
export interface ExtraMessages {
  readonly moves: MovesTexts;
  readonly puzzle: PuzzleTexts;
  readonly meter: MeterTexts;
  readonly premove: PremoveTexts;
  readonly setup: SetupTexts;
}
