/** Puts together what is drawn, from the game and from what each part of the board knows. */
import type { Board, BoardState, Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { TemplateResult } from "lit";
import type { Scene } from "./animation/scene.ts";
import type { Desk } from "./choice/desk.ts";
import type { HoleUse, OpeningMessages } from "./locales/messages.ts";
import { rowsOf } from "./model.ts";
import type { Prospect } from "./preview/prospect.ts";
import type { BoardView } from "./render/board.ts";
import type { HoleLook } from "./render/hole.ts";
import type { TurnView } from "./render/turn.ts";
import type { Display, Verbosity } from "./settings.ts";

/** What lies on the board at this moment. */
export interface Shown extends Pick<Scene, "marks" | "touched" | "eventAt" | "hand"> {
  readonly state: BoardState;
  /** Whether more is to come. */
  readonly moving?: boolean;
}

/** What the parts of the board add. */
export interface ViewParts {
  readonly messages: OpeningMessages;
  readonly desk: Desk | undefined;
  readonly uses: ReadonlyMap<string, HoleUse>;
  /** The hole where the keyboard was last. */
  readonly focused: string | undefined;
  readonly line: BoardView["line"];
  readonly transport: TemplateResult | undefined;
  /** What the page has drawn over the field. */
  readonly annotations: BoardView["annotations"];
  /** Holes that the page has put something into. */
  readonly slotted: ReadonlySet<string>;
  /** Draws turns, once what plays them is there. */
  readonly drawTurn: ((view: TurnView) => TemplateResult) | undefined;
  /** Leaves holes alone that did not change; comes with it. */
  readonly guard?: HoleLook["guard"];
}

/** What the page has set. */
export interface ViewSettings {
  readonly below: Side;
  readonly label: string;
  readonly display: Display;
  readonly interactive: boolean;
  readonly list: boolean;
  readonly verbosity: Verbosity;
}

const DISPLAY_CLASS = { auto: "auto", seeds: "seeds-only", counts: "counts", both: "both" };

/** The hole that Tab reaches: where the keyboard was, else the first that can be played, else the nearest corner. */
function reachable(rows: BoardView["rows"], focused: string | undefined): string | undefined {
  const all = rows.flat();
  const known = all.find(({ hole }) => hole.name === focused);
  return (known ?? all.find(({ use }) => use) ?? rows.at(-1)?.[0])?.hole.name;
}

/** Everything that is drawn of a game. */
export function boardView(
  game: Game,
  { state, marks, touched, eventAt, hand, moving = false }: Shown,
  parts: ViewParts,
  { below, label, display, interactive, list, verbosity }: ViewSettings,
): BoardView {
  const { messages, desk, uses, focused, line, transport, annotations, slotted } = parts;
  const { rules } = game.variant;
  const board: Board = game.variant.board;
  const selected = desk?.chooser.chosen ?? [];
  const house = rules.board.house?.mark;
  const aimed = desk?.preview.marks;
  const seen = aimed ?? marks;
  const facts = { board, state, house, marks: seen, touched, eventAt, uses, selected, slotted };
  const prospect = (hole: string): Prospect | undefined =>
    desk?.preview.at(hole, messages, verbosity);
  const rows = rowsOf(facts, below, prospect);
  return {
    board,
    state,
    rows,
    below,
    label: label || messages.board(rules.name, board.rows, board.columns),
    look: {
      messages,
      seeds: display !== "counts",
      reachable: reachable(rows, focused),
      interactive,
      seat: desk?.seat(game, messages, verbosity),
      guard: parts.guard,
    },
    display: `${DISPLAY_CLASS[display] ?? "auto"} ${aimed ? "aimed" : ""} ${moving ? "moving" : ""}`,
    turn: parts.drawTurn?.({
      board,
      below,
      messages,
      seeds: display !== "counts",
      hand,
      ways: seen.ways,
    }),
    glance: interactive ? (desk?.preview.telling?.(messages, verbosity) ?? "") : undefined,
    annotations,
    desk: desk?.view(game, messages, { below, interactive, list }),
    line,
    transport,
  };
}
