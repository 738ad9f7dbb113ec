export {
  GameLinkError,
  GameTextError,
  PositionError,
  type PositionErrorCode,
} from "./reading-errors.ts";
export {
  IllegalActionError,
  MagombaError,
  VariantError,
  type ActionErrorCode,
  type DefinitionErrorCode,
  type DefinitionWarningCode,
  type Issue,
  type VariantErrorCode,
} from "./errors.ts";
export { applyEvent } from "./events.ts";
export { Game } from "./game/told-game.ts";
export type { ParseSettings } from "./game/replay.ts";
export type { Turn } from "./game/turns.ts";
export { inspectVariant, type Inspection } from "./inspect/inspect.ts";
export { parseAction } from "./notation/parse-action.ts";
export { perft } from "./perft.ts";
export { compile } from "./rules/compile.ts";
export { copyPosition } from "./rules/copy-position.ts";
export { HashedLine } from "./rules/hashed-line.ts";
export type { Position } from "./rules/layout.ts";
export type { ReadSettings, Rules } from "./rules/rules.ts";
export type { EventSink } from "./rules/sink.ts";
export type {
  ActionParts,
  Board,
  BoardState,
  Captured,
  ChosenDirections,
  Direction,
  GameEvent,
  Hole,
  Options,
  OptionValue,
  Result,
  ResultReason,
  Side,
} from "./types.ts";
export type * from "./variant/board-definition.ts";
export type * from "./variant/consequence-definition.ts";
export type * from "./variant/definition.ts";
export type * from "./variant/end-definition.ts";
export type * from "./variant/landing-definition.ts";
export type * from "./variant/sowing-definition.ts";
export type * from "./variant/start-definition.ts";
export type * from "./variant/turn-definition.ts";
export { defineVariant, parseVariant, type ParsedVariant } from "./variant/parse.ts";
export {
  optionChoices,
  type Json,
  type OptionChoice,
  type OptionSource,
  type Variant,
  type VariantSource,
} from "./variant/variant.ts";
export { variant, variants } from "./variants/registry.ts";
