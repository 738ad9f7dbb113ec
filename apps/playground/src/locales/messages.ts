/**
 * Every sentence of the playground, as one typed interface with a file per language.
 *
 * To add a language: write `src/locales/<code>.ts` and `src/locales/games.<code>.ts`, name the code in
 * `languages` (state/settings.ts) and in the table of locales/language.ts. What is missing does not compile.
 */
import type { OptionValue, Result, Side } from "@magomba/engine";
import type { LinkErrorCode } from "../address/link.ts";
import type { Decision } from "../record/decision.ts";
import type { Language, Material, Sound, Speed, Theme } from "../state/settings.ts";

/** Who a sentence is about: the only person playing, or a side by name. */
export type Actor = "you" | Side;

/** What can be said about one game, in the reader's language. */
export interface GameText {
  /** What kind of game it is, in one sentence. */
  readonly character: string;
  /** How it is played, a sentence or two each. Absent: only the rules made from the variant's data tell it. */
  readonly rules?: readonly string[];
  /** Sentences for what the sources doubt, by the pointer of the rule in the variant's file. */
  readonly doubts?: Readonly<Record<string, string>>;
  /** The facts of origin, where the reader's words differ from the variant's own. */
  readonly people?: string;
  readonly place?: string;
  readonly recorded?: string;
}

export interface Messages {
  /** The language of these messages. */
  readonly language: Language;
  readonly page: {
    readonly tagline: string;
    readonly skip: string;
    readonly games: string;
    readonly settings: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Readonly<Record<Theme, string>>;
    readonly speed: string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly material: string;
    readonly materials: Readonly<Record<Material, string>>;
    readonly sound: string;
    readonly sounds: Readonly<Record<Sound, string>>;
    readonly close: string;
    readonly broken: string;
  };
  readonly library: {
    readonly title: string;
    readonly lead: string;
    readonly others: string;
    play(game: string): string;
    readonly playShort: string;
    set(game: string): string;
    readonly setShort: string;
    aboutOf(game: string): string;
    /** Size of the board. */
    board(rows: number, columns: number): string;
    /** What the picture of a board shows. */
    picture(game: string, rows: number, columns: number): string;
  };
  readonly about: {
    readonly people: string;
    readonly place: string;
    readonly recorded: string;
    readonly sources: string;
    readonly otherNames: string;
    readonly rules: string;
    readonly house: string;
    readonly houseNote: string;
    readonly houseMark: string;
    readonly disputed: string;
    readonly full: string;
  };
  readonly setup: {
    title(game: string): string;
    readonly game: string;
    readonly options: string;
    readonly players: string;
    readonly start: string;
    readonly cancel: string;
    readonly usual: string;
    /** The name of an option, or undefined for one this language does not know. */
    option(name: string): string | undefined;
    value(name: string, value: OptionValue): string;
    readonly impossible: string;
  };
  readonly seats: {
    readonly sides: Readonly<Record<Side, string>>;
    readonly human: string;
    readonly bot: string;
    playedBy(side: string): string;
    levelOf(side: string): string;
    levelValue(level: number): string;
    timeOf(side: string): string;
    captured(seeds: number): string;
    inHoles(seeds: number): string;
    readonly toAct: string;
  };
  readonly play: {
    turn(actor: Actor): string;
    decision(decision: Decision): string;
    thinking(actor: Side): string;
    readonly stop: string;
    readonly stopped: string;
    readonly resume: string;
    readonly failed: string;
    readonly retry: string;
    readonly takeOver: string;
    result(result: Result, winner: Actor | null): string;
    reason(result: Result): string;
    readonly glory: string;
    readonly again: string;
    readonly lookingBack: string;
    /** A position is being put together on the board. */
    readonly settingUp: string;
    /** What a click on the board does then. */
    readonly settingUpHint: string;
    readonly back: string;
    refused(action: string): string;
    board(game: string): string;
  };
  readonly controls: {
    readonly label: string;
    readonly fresh: string;
    readonly undo: string;
    readonly redo: string;
    readonly resign: string;
    readonly flip: string;
    readonly copy: string;
    readonly copied: string;
    readonly copiedPart: string;
    readonly copyFailed: string;
    readonly link: string;
  };
  readonly record: {
    readonly title: string;
    readonly empty: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    goTo(number: number, side: string, actions: string): string;
  };
  /** What a bot thinks of the position on the board. */
  readonly opinion: {
    readonly ask: string;
    readonly asking: string;
    best(action: string): string;
  };
  readonly errors: {
    readonly linkTitle: string;
    readonly link: Readonly<Record<LinkErrorCode, string>>;
    readonly choose: string;
    /** Why a bot failed, by the code of its error. */
    bot(code: string): string;
  };
  readonly games: Readonly<Record<string, GameText>>;
}
