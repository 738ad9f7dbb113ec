/** The page of the frame bench: finds a long turn on 4×36 and plays it. */
import { Game, defineVariant, variant } from "@magomba/engine";
import { courseOf } from "../src/animation/course.ts";
import { timeline } from "../src/animation/timeline.ts";
import { unmarked } from "../src/turn-marks.ts";
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

/** In how many sixtieths of a second the way from one game to the next has something new: a hole or the hand changes, or the hand is on its way. */
function sixtieths(from: Game, to: Game, speed: number): number {
  const still = { state: from.state, marks: unmarked, touched: undefined, hand: undefined };
  const scene = { board: from.variant.board, moving: true, ...still };
  const { seeds, lit, hand } = courseOf(scene, timeline(to.events, speed).steps, 0);
  const spans = [...seeds.flat(), ...lit].map(({ at }) => [at, at]);
  for (const { at, seen } of hand) spans.push([at, at + (seen?.beat ?? 0)]);
  const wanted = new Set<number>();
  for (const [begin = 0, end = 0] of spans) {
    for (let frame = Math.ceil(begin * 0.06); frame <= Math.ceil(end * 0.06); frame += 1)
      wanted.add(frame);
  }
  return wanted.size;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1500));

/** The long turn that was played. */
interface Measured {
  readonly drops: number;
  /** In so many sixtieths of a second there was something new to show. */
  readonly wanted: number;
}

/** Plays the long turn on so many columns between two marks, `begin` and `end`. */
async function measure(columns: number): Promise<Measured> {
  const board = document.querySelector("mancala-board");
  if (!board) throw new Error("no board");
  const { game, action, drops } = longTurn(columns);
  // What shows quick runs is loaded with the first one.
  board.game = game;
  await board.settled;
  const next = game.play(action);
  const wanted = sixtieths(game, next, board.speed);
  board.game = next;
  await pause();
  board.game = game;
  await board.settled;
  // What was drawn must have been seen before anything is measured.
  await pause();
  performance.mark("begin");
  await board.play(action);
  performance.mark("end");
  return { drops, wanted };
}

declare global {
  interface Window {
    measure: (columns: number) => Promise<Measured>;
  }
}
window.measure = measure;
