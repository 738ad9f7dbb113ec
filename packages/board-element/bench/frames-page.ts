/** The page of the frame bench: finds a long turn on 4×36, plays it, and gives the times between frames. */
import { Game, defineVariant, variant } from "@magomba/engine";
import "../src/index.ts";

const LONG = 200;
/** The first turn of so many drops that random play with a fixed seed comes to, with the game before it. */
function longTurn(columns: number): {
  readonly game: Game;
  readonly action: string;
  readonly drops: number;
} {
  let state = 1;
  const random = (): number =>
    (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const { definition } = variant("owela");
  const options = { ...definition.options, columns: { values: [columns], default: columns } };
  const start = Game.start(defineVariant({ ...definition, id: "wide-owela", options }));
  let game = start;
  for (;;) {
    if (game.result) game = start;
    const action = game.actions[Math.floor(random() * game.actions.length)] ?? "";
    const next = game.play(action);
    const drops = next.events.filter(({ type }) => type === "drop").length;
    if (drops >= LONG) return { game, action, drops };
    game = next;
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1500));

/** Plays the long turn on so many columns between two marks, `begin` and `end`, and gives the number of its drops. */
async function measure(columns: number): Promise<number> {
  const board = document.querySelector("mancala-board");
  if (!board) throw new Error("no board");
  const { game, action, drops } = longTurn(columns);
  // What shows quick runs is loaded with the first one.
  board.game = game;
  await board.settled;
  board.game = game.play(action);
  await pause();
  board.game = game;
  await board.settled;
  // What was drawn must have been seen before anything is measured.
  await pause();
  performance.mark("begin");
  await board.play(action);
  performance.mark("end");
  return drops;
}

declare global {
  interface Window {
    measure: (columns: number) => Promise<number>;
  }
}
window.measure = measure;
