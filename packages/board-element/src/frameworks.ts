/** What the typings for frameworks (`frameworks/*.d.ts`) are made of. All of it follows from the class and its events. */
import type { LitElement } from "lit";
import type { BoardEvent, BoardEventType } from "./events.ts";
import type { MancalaBoard } from "./mancala-board.ts";

/** What an element of this package has beyond every other element. */
type Own<Element> = Exclude<keyof Element, keyof LitElement>;

/** Whether two types are the same to the letter, `readonly` included. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The name, if the property may be set and is no method. */
type Settable<Element, Key extends Own<Element>> =
  Same<Pick<Element, Key>, Writable<Pick<Element, Key>>> extends true
    ? Element[Key] extends (...given: never[]) => unknown
      ? never
      : Key
    : never;

/** The properties of an element that a template may set, each optional. */
export type ElementProperties<Element> = {
  [Key in Own<Element> as Settable<Element, Key>]?: Element[Key] | undefined;
};

/** The properties of a board that a template may set, each optional. */
export type BoardProperties = ElementProperties<MancalaBoard>;

/** Listeners by the names that React and Svelte give them: `onmancala-action`. */
export type BoardListeners = {
  [Type in BoardEventType as `on${Type}`]?: ((event: BoardEvent<Type>) => void) | undefined;
};

/** `mancala-before-action` → `MancalaBeforeAction`. */
type Pascal<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Capitalize<Head>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** Listeners by the names that Vue gives them: `onMancalaAction`, written `@mancala-action`. */
export type BoardVueListeners = {
  [Type in BoardEventType as `on${Pascal<Type>}`]?: ((event: BoardEvent<Type>) => void) | undefined;
};
