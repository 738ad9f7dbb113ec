/** Replies that are planned to what the other side may play. Pure: what is legal is the engine's business. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";

/** Actions in a row: the other side's, then one's own, and so on. */
export type Line = readonly string[];

/** A line in which every action can be played. */
export interface Reply {
  readonly line: Line;
  /** Who plays what: the other side's actions, then one's own, and so on, as players write them. */
  readonly parts: readonly { readonly theirs: string; readonly mine: string }[];
}

/** More lines, and longer ones, are not read. */
const MOST_LINES = 100;
const LONGEST_LINE = 40;

/** Reads lines of actions: a text in which `|` or a line break stands between two lines, or a list of such texts. What is neither has none. */
export function readLines(given: unknown): readonly Line[] {
  const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
  return texts
    .flatMap((text) => (typeof text === "string" ? text.split(/[|\n]/) : []))
    .slice(0, MOST_LINES)
    .map((line) => line.split(/[\s,]+/).filter(Boolean))
    .filter(({ length }) => length > 0 && length <= LONGEST_LINE);
}

/** The lines as one text. */
export const writeLines = (lines: readonly Line[]): string =>
  lines.map((line) => line.join(" ")).join(" | ");

/**
 * The replies among lines that begin at a game where the other side is to act. A line that goes on to what cannot be played is cut there; one in
 * which nothing of one's own can be played is left out, and so is one for what an earlier line has an answer to.
 */
export function repliesAt(game: Game, lines: readonly Line[], mine: Side): readonly Reply[] {
  const answered = new Set<string>();
  return lines.flatMap((line) => {
    let at = game;
    const parts: { theirs: string[]; mine: string[] }[] = [];
    const legal: string[] = [];
    for (const action of line) {
      if (!at.actions.includes(action)) break;
      const last = parts.at(-1);
      if (at.side === mine) last?.mine.push(action);
      else if (!last || last.mine.length > 0) parts.push({ theirs: [action], mine: [] });
      else last.theirs.push(action);
      legal.push(action);
      at = at.play(action);
    }
    const complete = parts.filter((part) => part.mine.length > 0);
    const [first] = complete;
    const asked = first?.theirs.join(" ") ?? "";
    // Where one's own side is to act, there is nothing to reply to.
    if (!first || game.side === mine || answered.has(asked)) return [];
    answered.add(asked);
    const length = complete.flatMap((part) => [...part.theirs, ...part.mine]).length;
    return {
      line: legal.slice(0, length),
      parts: complete.map((part) => ({ theirs: part.theirs.join(" "), mine: part.mine.join(" ") })),
    };
  });
}

/** What was played from one game to another; undefined where the second does not follow from the first. */
export function since(from: Game, to: Game): Line | undefined {
  const [before, after] = [from.history, to.history];
  const follows = before.every((action, index) => action === after[index]);
  return follows && before.length <= after.length && from.start === to.start
    ? after.slice(before.length)
    : undefined;
}

/** What is left of lines once this was played. */
export const after = (lines: readonly Line[], played: Line): readonly Line[] =>
  lines
    .filter((line) => played.every((action, index) => line[index] === action))
    .map((line) => line.slice(played.length))
    .filter(({ length }) => length > 0);
