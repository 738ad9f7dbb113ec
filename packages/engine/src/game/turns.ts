/** The actions of a game, grouped by turn. */
import type { Side } from "../types.ts";
import { deepFreeze } from "../variant/deep-freeze.ts";

/** The actions of one side in a row. */
export interface Turn {
  readonly side: Side;
  readonly actions: readonly string[];
}

/** A game at one moment of a line, as far as its turns are concerned. */
export interface TurnGame {
  readonly previous: TurnGame | undefined;
  readonly lastAction: string | undefined;
  readonly side: Side;
}

/** The actions of a line, grouped: all that one side did in a row. */
export function turnsOf(line: readonly TurnGame[]): readonly Turn[] {
  const turns: { side: Side; actions: string[] }[] = [];
  for (const { lastAction, previous } of line) {
    if (lastAction === undefined) continue;
    const { side } = previous!;
    const last = turns.at(-1);
    if (last?.side === side) last.actions.push(lastAction);
    else turns.push({ side, actions: [lastAction] });
  }
  return deepFreeze(turns);
}
