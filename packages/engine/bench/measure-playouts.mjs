/**
 * Measures random games of one of `compared`, in a process of its own.
 *
 * Forked by `run.mjs` with the engine's address, the name and the effort; sends playouts per CPU second.
 */
import { compared } from "./peers.mjs";
import { randomPlayer } from "./playout.mjs";
import { efforts, steadyRate } from "./timing.mjs";

const [, , address = "", name = "", quick = ""] = process.argv;
/** @type {typeof import("@magomba/engine")} */
const engine = await import(address);
const entry = compared[name];
if (entry === undefined) throw new Error(`no game ${name}`);
const player = randomPlayer(
  engine,
  engine.compile(engine.variant(entry.variant, entry.options)),
  1,
);
const rate = steadyRate(
  () => {
    for (let game = 0; game < 50; game++) player.play();
    return 50;
  },
  quick === "quick" ? efforts.quick : efforts.full,
);
process.send?.(rate);
