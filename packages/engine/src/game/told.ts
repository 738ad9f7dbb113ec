/** A game told as text or as a link. */
import { compile } from "../rules/compile.ts";
import type { Captured, Result, Side } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { writeGameText } from "./game-text.ts";
import { writeLink } from "./link.ts";
import { tokensOf, type Token, type WrittenMove } from "./turns-text.ts";

/** What telling needs of a game. */
export interface ToldGame {
  readonly variant: Variant;
  readonly start: string;
  readonly previous: ToldGame | undefined;
  readonly line: readonly ToldGame[];
  readonly lastAction: string | undefined;
  readonly headers: ReadonlyMap<string, string>;
  readonly comment: string;
  /** Ends of other lines that part from this one just before its last action. */
  readonly variations: readonly ToldGame[];
  readonly plies: number;
  readonly side: Side;
  readonly actions: readonly string[];
  readonly position: string;
  readonly seeds: readonly number[];
  readonly captured: Captured;
  readonly result: Result | undefined;
}

function usualStart(variant: Variant): string {
  const rules = compile(variant);
  return rules.write(rules.start());
}

function anyTotal({ seeds, captured, variant }: ToldGame): boolean {
  return (
    seeds.reduce((sum, count) => sum + count, captured.south + captured.north) !== variant.total
  );
}

/** The actions of a game after so many plies, with their variations. */
function movesOf(game: ToldGame, plies: number): WrittenMove[] {
  const moves: WrittenMove[] = [];
  let at: ToldGame | undefined = game;
  for (; at !== undefined && at.plies > plies; at = at.previous) {
    const { lastAction, previous, comment, variations, plies: last } = at;
    if (lastAction === undefined) continue;
    moves.push({
      side: previous!.side,
      action: lastAction,
      comment,
      variations: variations.map((other) => movesOf(other, last - 1)),
    });
  }
  return moves.reverse();
}

/** The whole game as text. */
export function gameText(game: ToldGame): string {
  const { variant, start, line, headers, result } = game;
  return writeGameText({
    variant,
    start,
    usualStart: usualStart(variant),
    anyTotal: anyTotal(game),
    headers,
    startComment: line[0]!.comment,
    moves: movesOf(game, 0),
    result,
  });
}

/** The turns of a game as tokens of its text. */
export function turnTokens(game: ToldGame): Token[] {
  const lines = gameText(game).split("\n");
  return tokensOf(lines, lines.indexOf(""));
}

/** The game as a link. Throws a GameLinkError: `link-too-long`. */
export function gameLink(game: ToldGame): string {
  const { variant, start, line, position, result } = game;
  const loser = result?.winner === "south" ? "north" : "south";
  return writeLink({
    variant,
    start,
    usualStart: usualStart(variant),
    anyTotal: anyTotal(game),
    choices: line.flatMap(({ lastAction, previous }) =>
      lastAction === undefined ? [] : previous!.actions.indexOf(lastAction),
    ),
    resigned: result?.reason === "resigned" ? loser : undefined,
    position,
  });
}
