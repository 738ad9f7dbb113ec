/** Disturbs boards that are showing turns. */
import type { MancalaBoard } from "../src/index.ts";

/** In each round so many interruptions follow one another before the board may come to rest. */
const IN_A_ROUND = 25;

/** Interrupts a board in rounds; after each it comes to rest, and `look` looks at it. */
export async function interruptInRounds(
  board: MancalaBoard,
  rounds: number,
  interrupt: () => Promise<void>,
  look: () => void,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (let times = 0; times < IN_A_ROUND; times += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await interrupt();
    }
    board.resume();
    // oxlint-disable-next-line no-await-in-loop
    await board.settled;
    look();
  }
}

/** The seeds of its game in the order in which a lying board shows them. */
export function seedsAsSeen({ game, orientation }: MancalaBoard): readonly number[] {
  const seeds = game?.seeds ?? [];
  return orientation === "north" ? seeds.toReversed() : seeds;
}
