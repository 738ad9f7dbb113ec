/** Tells turns in the line of a board. Loaded with what plays them. */
import type { Game } from "@magomba/engine/game";
import { passage } from "../animation/passage.ts";
import type { Announcer } from "./announcer.ts";
import { describeTurns, turnStart, waits } from "./describe.ts";

/** When several turns are shown at once, so many are told. */
const TURNS_TOLD = 3;

/**
 * Says what the actions did that led from one game to another, and what comes now. The reader's own turn is told action by action; another's
 * from its start, and read out once it is complete.
 */
export function tellTurns(
  announcer: Announcer,
  from: Game,
  games: readonly Game[],
  own: boolean,
): void {
  const last = games.at(-1) ?? from;
  const start = own ? from : turnStart(from);
  const told = passage(start, last) ?? games;
  if (!own && waits(last)) announcer.hush();
  announcer.say((messages, verbosity) =>
    describeTurns(messages, start, told, verbosity).slice(-TURNS_TOLD).join(" "),
  );
}
