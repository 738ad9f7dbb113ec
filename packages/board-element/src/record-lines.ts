/** What is played on a recorded game: nothing of the record is lost by it. */
import type { Game } from "@magomba/engine";

/** A game holds no more lines beside one action; what is played beyond is only shown. */
const MOST_LINES = 100;

/** The end of a game, and the moment of it that is shown. */
type Grown = readonly [end: Game, shown: Game];

/** A moment again after another one that stands in the place of its own, with its comment and these lines beside it. */
function renewed(before: Game, moment: Game, beside: readonly Game[]): Game {
  const { lastAction, result, comment } = moment;
  const loser = result?.winner === "south" ? "north" : "south";
  const game = lastAction === undefined ? before.resign(loser) : before.play(lastAction);
  return beside.reduce((at, line) => at.withVariation(line), game.withComment(comment));
}

/** The end of a line that goes on with these moments after another one that stands in the place of theirs. */
function goOn(from: Game, moments: readonly Game[]): Game {
  let game = from;
  for (const moment of moments) {
    const before = game;
    const beside = moment.variations.map((other) =>
      goOn(before, other.line.slice(moment.line.length - 1)),
    );
    game = renewed(before, moment, beside);
  }
  return game;
}

/** Whether a moment is in a line, or in one that parts from it, from this place on. */
function holds(line: Game, from: number, moment: Game): boolean {
  return line.line.some(
    (at, index) =>
      index >= from &&
      (at === moment || at.variations.some((other) => holds(other, index, moment))),
  );
}

/** Puts what was played at a moment into a game: at its end it goes on, elsewhere there is another line, unless the action is written there. */
function put(end: Game, at: Game, next: Game): Grown {
  const { line } = end;
  const then = line[line.indexOf(at) + 1];
  if (line.includes(at)) {
    if (then?.lastAction === undefined) return [next, next];
    const known = [then, ...then.variations.map((other) => other.line[next.line.length - 1])];
    const same = known.find((other) => other?.lastAction === next.lastAction);
    if (same) return [end, same];
    if (then.variations.length >= MOST_LINES) return [end, next];
    return [goOn(then.withVariation(next), line.slice(next.line.length)), next];
  }
  for (const [index, moment] of line.entries()) {
    const from = moment.variations.find((other) => holds(other, index, at));
    const before = moment.previous;
    if (!from || !before) continue;
    const [grown, shown] = put(from, at, next);
    if (grown === from) return [end, shown];
    const beside = moment.variations.map((other) => (other === from ? grown : other));
    return [goOn(renewed(before, moment, beside), line.slice(index + 1)), shown];
  }
  return [end, next];
}

/** Keeps the lines of one recorded game. */
export class RecordLines {
  /** What was put in, latest last, with the game as it was before. */
  readonly #put: { readonly end: Game; readonly shown: Game }[] = [];

  /**
   * Goes on from the moment that is shown, with an action or by taking one back. What was played last is taken out again; the record
   * itself is only gone back in.
   */
  follow(end: Game, at: Game, next: Game): Grown {
    if (next === at || next === at.previous) {
      const last = this.#put.at(-1);
      if (next === at || last?.shown !== at) return [end, next];
      this.#put.pop();
      return [last.end, next];
    }
    if (next.previous !== at) return [next, next];
    const [grown, shown] = put(end, at, next);
    if (grown !== end) this.#put.push({ end, shown });
    return [grown, shown];
  }
}
