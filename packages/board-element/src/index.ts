/**
 * `<mancala-board>`: draws a position, plays its events and reports what the player wants. Importing this registers the tag.
 *
 * @packageDocumentation
 */
import { define } from "./define.ts";

define();

export { define } from "./define.ts";
export type {
  BoardListeners,
  BoardProperties,
  BoardVueListeners,
  ElementProperties,
} from "./frameworks.ts";
export { MancalaBoard } from "./mancala-board.ts";
export type { BoardEvent, BoardEventFacts, BoardEventType } from "./events.ts";
export type { Opponent, OpponentRequest, OpponentWanted } from "./opponent/opponent.ts";
export type { Annotation, MarkShape, Tone } from "./annotations/annotation.ts";
export type { TurnTimeline } from "./transport/turn-timeline.ts";
export type { Trace } from "./preview/trace.ts";
export { addLanguage, languages } from "./locales/registry.ts";
export type { LanguageLoader } from "./locales/registry.ts";
export type { Messages, Translation } from "./locales/messages.ts";
