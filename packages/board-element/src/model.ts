/** What each hole shows, put in the order the reader sees: worked out from the game, drawn elsewhere. */
import type { Board, BoardState, GameEvent, Hole, Side } from "@magomba/engine";
import type { TurnMarks } from "./turn-marks.ts";
import type { HoleUse } from "./locales/messages.ts";
import type { Prospect } from "./preview/prospect.ts";

/** One hole as it is drawn. */
export interface HoleView {
  readonly hole: Hole;
  readonly seeds: number;
  readonly owner: Side;
  /** What it is good for now; absent when nothing can be done with it. */
  readonly use: HoleUse | undefined;
  /** Chosen for an offer. */
  readonly selected: boolean;
  /** Names of its marks, that of a house left out. */
  readonly marked: readonly string[];
  readonly claimed: Side | undefined;
  /** Its owner's house, not lost yet. */
  readonly house: boolean;
  readonly blocked: boolean;
  /** Marks of the last turn. */
  readonly origin: boolean;
  readonly last: boolean;
  readonly captured: boolean;
  /** What playing here would come to; undefined where that is not known yet. */
  readonly prospect: Prospect | undefined;
  /** Seeds gained or lost in the last turn. */
  readonly delta: number;
  /** The page has put something of its own into it. */
  readonly slotted: boolean;
  /** The newest event, when it happens here. */
  readonly event: "lift" | "drop" | "capture" | undefined;
}

/** What the holes are worked out from. */
export interface BoardFacts {
  readonly board: Board;
  readonly state: BoardState;
  /** The mark of houses; absent in games without. */
  readonly house: string | undefined;
  readonly marks: TurnMarks;
  readonly touched: GameEvent | undefined;
  /** What the newest event does to a hole; absent as long as no turn is played. */
  readonly eventAt?: ((touched: GameEvent, hole: string) => HoleView["event"]) | undefined;
  readonly uses: ReadonlyMap<string, HoleUse>;
  readonly selected: readonly string[];
  /** Holes that the page has put something into. */
  readonly slotted: ReadonlySet<string>;
}

/** The rows of the board from the top, each from the left, as seen with one side below. */
export function rowsOf(
  facts: BoardFacts,
  below: Side,
  prospect: (hole: string) => Prospect | undefined = () => undefined,
): readonly (readonly HoleView[])[] {
  const { board, state, house, marks, touched, eventAt, uses, selected, slotted } = facts;
  const views = board.holes.map((hole): HoleView => ({
    hole,
    seeds: state.seeds[hole.index] ?? 0,
    owner: state.owners[hole.index] ?? hole.side,
    use: uses.get(hole.name),
    selected: selected.includes(hole.name),
    marked: hole.marks.filter((mark) => mark !== house),
    claimed: state.claims[hole.index] ?? undefined,
    house: house !== undefined && hole.marks.includes(house) && state.houses.includes(hole.side),
    blocked: state.blocked === hole.name,
    origin: marks.origin === hole.name,
    last: marks.last === hole.name || marks.ends?.has(hole.name) === true,
    captured: marks.captured.has(hole.name),
    prospect: prospect(hole.name),
    delta: marks.deltas[hole.index] ?? 0,
    slotted: slotted.has(hole.name),
    event: touched && eventAt?.(touched, hole.name),
  }));
  if (below === "north") views.reverse();
  return Array.from({ length: board.rows }, (_, row) =>
    views.slice(row * board.columns, (row + 1) * board.columns),
  );
}
