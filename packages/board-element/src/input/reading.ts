/** Keys that have something read out, and change nothing. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import type { Announcer, Telling } from "../a11y/announcer.ts";
import type { Seat } from "../choice/seat.ts";
import { holeAt } from "../layout/place.ts";

/** What is needed of a board. */
interface ReadHost {
  readonly game: Game | undefined;
  readonly orientation: Side;
  requestUpdate(): void;
}

/** What the reader hears when he asks for it. */
export interface Reading {
  /** The counts of a hole's row, from the left; or of every row from the top, with what is captured. */
  readonly counts: (hole: string, all: boolean) => void;
  /** What playing a hole would do, or why it cannot be played. */
  readonly prospect: (hole: string) => void;
}

/** The counts of rows in words: those of the row of this hole, or of all. */
function countsOf(game: Game, seat: Seat, host: ReadHost, asked: string | undefined): Telling {
  const { board } = game.variant;
  const below = host.orientation === "north" ? "north" : "south";
  const seen = board.holes.map((_, index) => {
    const place = { row: Math.floor(index / board.columns), column: index % board.columns };
    return holeAt(board, place, below);
  });
  const row = seen.findIndex((hole) => hole?.name === asked);
  const rows =
    asked === undefined ? [...Array(board.rows).keys()] : [Math.floor(row / board.columns)];
  return (messages, verbosity) => {
    const names = seat.desk?.seat(game, messages, verbosity);
    const clauses = rows.flatMap((index) => {
      const holes = seen.slice(index * board.columns, (index + 1) * board.columns);
      const [first] = holes;
      if (!first) return [];
      const name = names?.row(first) ?? messages.row(first.side, first.name.replace(/\d+$/, ""));
      return `${name}: ${holes.map((hole) => (hole ? (game.seeds[hole.index] ?? 0) : 0)).join(", ")}`;
    });
    const { captured } = game;
    const taken = (["south", "north"] as const).filter(
      (side) => asked === undefined && captured[side] > 0,
    );
    return messages.sentence([
      ...clauses,
      ...taken.map((side) => messages.captured(side, captured[side])),
    ]);
  };
}

/** Reads out for the reader of one board. */
export function readingFor(host: ReadHost, seat: Seat, announcer: Announcer): Reading {
  const say = (telling: Telling | undefined): void => {
    if (telling) announcer.say(telling);
    host.requestUpdate();
  };
  return {
    counts: (hole, all) => {
      if (host.game) say(countsOf(host.game, seat, host, all ? undefined : hole));
    },
    prospect: (hole) =>
      void seat.open().then(() => {
        const { desk } = seat;
        desk?.preview.aim({ hole });
        say(desk?.preview.telling);
      }),
  };
}
