/** The page of the frame bench: finds a long turn on 4×36, plays it, and gives the times between frames. */
import { Game, defineVariant, variant } from "@magomba/engine";
import "../src/index.ts";

/** What was measured. */
interface Frames {
  /** Seeds dropped in the turn. */
  readonly drops: number;
  /** Times between one frame and the next while the turn was played, in milliseconds. */
  readonly frames: readonly number[];
}

const LONG = 200;
/** A frame at 60 frames a second, in milliseconds. */
const FRAME = 1000 / 60;

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

/**
 * Plays the long turn on so many columns and gives the times between its frames. Steady, the board's clock goes on by a sixtieth of a second
 * with each frame, however long that took: so every frame has the work that it would have on a machine that is fast enough.
 */
async function measure(columns: number, steady: boolean): Promise<Frames> {
  const board = document.querySelector("mancala-board");
  if (!board) throw new Error("no board");
  const { game, action, drops } = longTurn(columns);
  board.game = game;
  await board.settled;
  const frames: number[] = [];
  const now = performance.now.bind(performance);
  let time = now();
  let last = 0;
  let running = true;
  if (steady) performance.now = () => time;
  const look = (): void => {
    time += FRAME;
    const at = now();
    if (last > 0) frames.push(at - last);
    last = at;
    if (running) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  await board.play(action);
  running = false;
  performance.now = now;
  return { drops, frames };
}

declare global {
  interface Window {
    measure: (columns: number, steady: boolean) => Promise<Frames>;
  }
}
window.measure = measure;
