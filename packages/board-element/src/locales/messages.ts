/**
 * What the board says, in one language. A page adds a language with `addLanguage("fr", () => import("./fr.js"))`, where the file exports
 * `messages: Translation`.
 *
 * Hole names (`B7`) and numbers are put in as they are; everything else is up to the language.
 */
import type { MarkShape } from "../annotations/annotation.ts";
import type { ExtraMessages } from "./extra-messages.ts";
import type {
  ActionErrorCode,
  Captured,
  Direction,
  GameEvent,
  PositionErrorCode,
  Result,
  Side,
  VariantErrorCode,
} from "@magomba/engine";

/** What a hole is good for at the moment, for the player at the board. */
export type HoleUse = "sow" | "take" | "offer" | "choose";

/** Where a turn that begins at a hole leads. */
export interface WayFacts {
  /** Absent where the hole can be played in one way only. `step`: a lone seed's step straight forward. */
  readonly way: Direction | "step" | undefined;
  /** Where the last seed falls: a hole, or a side where that is its store; undefined when none is sown. */
  readonly end: string | undefined;
  /** Seeds captured on the way. */
  readonly captured: number;
  /** What comes then, if not the other side's turn: `choice` something to decide, `again` another turn, `over` the end of the game. */
  readonly then: "choice" | "again" | "over" | undefined;
}

/** What is told of a hole when it is reached. */
export interface HoleFacts {
  /** As players write it, for example `B7`. */
  readonly name: string;
  readonly seeds: number;
  readonly owner: Side;
  /** Told in place of the owner: the hole's row as the reader sees it from his seat; absent where he has none. */
  readonly holder?: string | undefined;
  /** Names of its marks, for example `head`. */
  readonly marks: readonly string[];
  /** Who has claimed it; absent when nobody has. */
  readonly claimed: Side | undefined;
  /** Its owner's house, not lost yet. */
  readonly house: boolean;
  /** Whether no turn may start from it now, because the last turn blocked it. */
  readonly blocked: boolean;
  /** Absent when nothing can be done with it. */
  readonly use: HoleUse | undefined;
  /** Where it can be played to; empty when it cannot be played. */
  readonly ways: readonly WayFacts[];
  /** Chosen for an offer that is being made. */
  readonly selected: boolean;
}

/** A row, seen by a player who sits at one side. */
export interface RowFacts {
  readonly side: Side;
  /** Whether it is the reader's. */
  readonly yours: boolean;
  /**
   * `only` where a side has one row; `front` the row nearest to the other side, `back` the one furthest from it, `middle` the one between where there is
   * but one; undefined for one of several between.
   */
  readonly place: "only" | "front" | "middle" | "back" | undefined;
  /** As in the names of its holes. */
  readonly letter: string;
}

/** Only where to begin is to be decided; `enter`: the turn begins with a seed from the reserve. */
export interface Begin {
  readonly type: "sow" | "enter";
}

/** What the player who must act has to decide. */
export type Decision =
  | Begin
  /** `swap`: the sides may be swapped instead of sowing. */
  | { readonly type: "pass" | "swap" }
  /** `house`: the hole is the player's house. */
  | { readonly type: "head"; readonly hole: string; readonly house: boolean }
  | { readonly type: "take"; readonly left: number; readonly unit: "holes" | "seeds" }
  | { readonly type: "answer"; readonly holes: readonly string[]; readonly seeds: number };

/** Seeds that came out of one or more holes, or were paid for them. */
export interface HolesAndSeeds {
  readonly holes: readonly string[];
  readonly seeds: number;
}

/** What was captured in one lap of a turn. */
export interface LapCapture extends HolesAndSeeds {
  /** Counted from 1. */
  readonly lap: number;
}

/**
 * The facts told of each type of event. Repeated events of a turn are told together. `holes` of captures and takes are empty where they are told
 * in brief.
 */
export interface EventFacts {
  readonly lift: {
    readonly side: Side;
    readonly hole: string;
    readonly seeds: number;
    readonly laps: number;
  };
  /** `hole` is the side where the seed fell into its store. */
  readonly drop: { readonly hole: string };
  /**
   * `sown`: the captured seeds are sown on; else they are the player's. `laps`: the same lap by lap; empty where the turn has but one lap, or is told
   * in brief.
   */
  readonly capture: HolesAndSeeds & {
    readonly sown: boolean;
    readonly laps: readonly LapCapture[];
  };
  /** Captured by the other side, while this one sowed. */
  readonly yield: HolesAndSeeds & { readonly to: Side };
  /** `side`: who takes; undefined where the sentence has named him before. */
  readonly take: HolesAndSeeds & { readonly side: Side | undefined };
  readonly claim: { readonly side: Side; readonly hole: string };
  readonly enter: { readonly side: Side; readonly hole: string };
  readonly "lose-house": { readonly side: Side };
  readonly block: { readonly hole: string };
  readonly direction: { readonly side: Side; readonly direction: Direction };
  readonly swap: { readonly side: Side };
  readonly offer: HolesAndSeeds & { readonly side: Side };
  readonly accept: { readonly side: Side };
  readonly decline: { readonly side: Side };
  readonly trade: HolesAndSeeds & { readonly owner: Side };
  readonly stop: { readonly side: Side; readonly hole: string };
  readonly go: { readonly side: Side; readonly hole: string };
  readonly pass: { readonly side: Side };
  /** What each side keeps of the seeds on the board. */
  readonly sweep: Captured;
  readonly turn: { readonly side: Side; readonly decision: Decision };
  readonly end: { readonly result: Result };
}

/** One clause for each type of event; a turn is told as one sentence made of them. */
export type EventClauses = {
  readonly [Type in GameEvent["type"] | keyof EventFacts]: (facts: EventFacts[Type]) => string;
};

/**
 * Why a hole that was asked for cannot be used: `view-only` the board only shows; `game-over`; `other-side` a side the
 * player may not act for has the turn; `choose-first` another decision comes first; `empty`; `not-owned` the hole is the
 * other side's; `blocked` the last turn blocked it; `must-capture` a turn that captures must be played; `must-feed` the other side has no
 * seeds and must be given some; `other-row` the turn must begin in another row; `single` single seeds may not move now; `single-into` its single
 * seed may move only into an empty hole; `endless` the sowing would never end; `not-legal` any other rule;
 * `take-enemy` only the other side's seeds can be taken; `cannot-offer` no offer can hold this hole.
 */
export type Refusal =
  | "view-only"
  | "game-over"
  | "other-side"
  | "choose-first"
  | "empty"
  | "not-owned"
  | "blocked"
  | "must-capture"
  | "must-feed"
  | "other-row"
  | "single"
  | "single-into"
  | "endless"
  | "not-legal"
  | "take-enemy"
  | "cannot-offer";

/** Why the attributes of a board describe no game. `options-json`: the options are not a JSON object; `record`: the text of a whole game cannot be read. */
export type BoardErrorCode =
  | VariantErrorCode
  | PositionErrorCode
  | ActionErrorCode
  | "options-json"
  | "record";

/** What is told with a refusal. */
export interface RefusalFacts {
  readonly hole: string;
  /** Who must act. */
  readonly side: Side;
}

/** Labels of the buttons by which a choice is made. */
export interface ChoiceLabels {
  /** `hole`: where the first seed falls. */
  readonly forward: (hole: string) => string;
  readonly backward: (hole: string) => string;
  /** A lone seed's step straight forward. */
  readonly step: (hole: string) => string;
  readonly go: string;
  readonly stop: string;
  readonly accept: string;
  readonly decline: string;
  readonly pass: string;
  /** Takes over the other side instead of sowing. */
  readonly swap: string;
  /** Starts an offer of holes. */
  readonly offer: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly close: string;
  readonly keys: string;
  /** Takes back what was taken last, before the turn is complete. */
  readonly takeBack: string;
  /** Name of the list of actions. */
  readonly actions: string;
  /** Stands in the list before one of so many actions is chosen. */
  readonly choose: (actions: number) => string;
  /** Plays the action that is chosen in the list. */
  readonly play: string;
  /** In the list: takes so many seeds of a hole. */
  readonly take: (hole: string, seeds: number) => string;
  /** In the list: offers these holes for so many seeds. */
  readonly offerFor: (offer: HolesAndSeeds) => string;
  /** Takes all the seeds of a hole that may still be taken. */
  readonly takeAll: (seeds: number, hole: string) => string;
}

/** Where a turn that is gone through stands. */
export interface FilmFacts {
  /** How many things have been seen, of how many. */
  readonly at: number;
  readonly total: number;
  /** Counted from 1. */
  readonly lap: number;
  /** Seeds in the hand. */
  readonly hand: number;
}

/** Labels of the bar by which a turn is gone through. */
export interface TransportLabels {
  /** Name of the whole bar. */
  readonly label: string;
  readonly replay: string;
  readonly lapBack: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly lapForward: string;
  readonly end: string;
  /** Name of the slider. */
  readonly scrub: string;
  readonly speed: string;
  readonly at: (facts: FilmFacts) => string;
}

/** Annotations in words; the page's own text follows after a colon. */
export interface NoteTexts {
  /** Names the list of all annotations. */
  readonly list: string;
  readonly arrow: (from: string, to: string) => string;
  readonly mark: (hole: string, shape: MarkShape) => string;
  readonly hint: (hole: string) => string;
  readonly circuit: (side: Side, direction: Direction) => string;
  /** From one hole to another, in so many laps. */
  readonly path: (from: string, to: string, laps: number) => string;
}

/** Everything the board says in one language. */
export interface Messages extends ExtraMessages {
  /** BCP 47 tag, for example `sw`. */
  readonly language: string;
  /** How it is written; absent means from left to right. */
  readonly writing?: "ltr" | "rtl";
  /** Accessible name of the board. */
  readonly board: (name: string, rows: number, columns: number) => string;
  /** A row of one side, by its letter as in the names of its holes. */
  readonly row: (side: Side, letter: string) => string;
  /** The same for a reader who plays one side. */
  readonly seatRow: (facts: RowFacts) => string;
  readonly side: (side: Side) => string;
  readonly hole: (facts: HoleFacts) => string;
  /** Where a hole can be played to, as a part of a hole's name. */
  readonly way: (facts: WayFacts) => string;
  /** Accessible text of a side's captured seeds. */
  readonly captured: (side: Side, seeds: number) => string;
  /** Seeds in reserve, as they are shown beside a side's name. */
  readonly reserve: (seeds: number) => string;
  /** The direction a side has chosen for the whole game, as it is shown beside its name. */
  readonly always: (direction: Direction) => string;
  readonly events: EventClauses;
  /** Several clauses as one sentence. */
  readonly sentence: (clauses: readonly string[]) => string;
  readonly choices: ChoiceLabels;
  /** Asks for a direction at a hole. */
  readonly direction: (hole: string) => string;
  /** While an offer is put together: the holes chosen so far and what the other side would pay. */
  readonly offering: (offer: HolesAndSeeds) => string;
  readonly refusals: { readonly [Code in Refusal]: (facts: RefusalFacts) => string };
  /** Why nothing can be shown; `why` is one of `errors`, or a code that has no words of its own. */
  readonly error: (why: string) => string;
  readonly errors: Readonly<Record<BoardErrorCode, string>>;
  /** A form wants an answer, and nothing was played. */
  readonly unanswered: string;
  /** Why nobody plays against the reader, who may now play for both sides; `code` is that of the bot's error. */
  readonly noOpponent: (code: string) => string;
  /** What would happen if that were played; `turn` is the sentence of the turn. */
  readonly preview: (turn: string) => string;
  readonly lap: (lap: number) => string;
  readonly transport: TransportLabels;
  /** What the page has drawn on the board, for those who do not see it. */
  readonly notes: NoteTexts;
  /** Keys and what they do, for the list that `?` opens. */
  readonly keyList: readonly (readonly [keys: string, action: string])[];
}

/**
 * What the board says when it is first drawn. A board that speaks English begins with that much of it; the parts that say more bring the rest
 * (`whole`). Every other language comes whole.
 */
export type OpeningMessages = Pick<
  Messages,
  | "language"
  | "writing"
  | "board"
  | "row"
  | "side"
  | "hole"
  | "captured"
  | "reserve"
  | "always"
  | "sentence"
  | "error"
  | "unanswered"
  | "lap"
> & {
  readonly events: {
    /** Who must act, where nothing is to be decided but where to begin. */
    readonly turn: (facts: { readonly side: Side; readonly decision: Begin }) => string;
  };
  readonly errors?: Messages["errors"];
};

/** A language that is added by a page. What it leaves out the board says in English. */
export type Translation = Pick<Messages, "language"> & {
  readonly [Name in keyof Messages]?: Messages[Name] extends (...facts: never[]) => string
    ? Messages[Name]
    : Messages[Name] extends readonly unknown[] | string | undefined
      ? Messages[Name]
      : Partial<Messages[Name]>;
};

/**
 * A counted word, in a form for each category that the language's plural rules know: `one` and `other` in English; `few` and `many` too in
 * Polish; `zero` and `two` too in Arabic. `#` stands for the number; a form may do without it.
 */
export type PluralForms = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string;
};

/** Counts by the plural rules of a language; a category without a form of its own takes `other`. */
export function plural(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace("#", String(count));
}

/** Joins names: «A1, A3 and B2» in the language's own way. */
export function list(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language);
  return (names) => format.format(names);
}

/** Joins clauses to a sentence. It begins with a capital, unless with a hole's name, which says by its case whose hole it is. */
export function sentence(clauses: readonly string[]): string {
  const text = clauses.join("; ");
  const start = /^[a-z]\d/.test(text) ? text.slice(0, 1) : text.slice(0, 1).toUpperCase();
  return `${start}${text.slice(1)}.`;
}
