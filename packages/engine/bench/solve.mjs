/**
 * Exact values of games: `pnpm solve VARIANT [NAME=VALUE …] [--openings] [--bits N] [--small-bits N] [--guess SEEDS] [--endgames SEEDS]`.
 *
 * - `NAME=VALUE`: the variant's options, for example `pnpm solve kalah columns=5 seeds=4 emptyCapture=true`.
 * - `--openings`: also what each first action is worth.
 * - `--bits`: the table of answers has 2 to this power places of 12 bytes. Default 24.
 * - `--small-bits`: positions with few seeds are kept in a table of their own, of 2 to this power bytes. Default 20, or one less than the other.
 * - `--guess`: what the value might be; the answer is the same, but a good guess is confirmed sooner than a bad one. Default 0.
 * - `--endgames`: instead counts the values of all positions with 1, 2, … so many seeds on the board.
 *
 * Values are in seeds, for the side to act. See `solver.mjs` and `endgames.mjs` for the games this is meaningful for.
 */
import { parseArgs } from "node:util";
import { builtEngine } from "./build.mjs";
import { countValues, endgameValues } from "./endgames.mjs";
import { createSolver } from "./solver.mjs";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    openings: { type: "boolean", default: false },
    bits: { type: "string", default: "24" },
    "small-bits": { type: "string" },
    guess: { type: "string", default: "0" },
    endgames: { type: "string" },
  },
});

/**
 * @param {string} word
 * @returns {[string, number | boolean | string]}
 */
function optionOf(word) {
  const [name = "", value = ""] = word.split("=");
  if (value === "true" || value === "false") return [name, value === "true"];
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}

const [id, ...words] = positionals;
if (id === undefined) throw new Error("name a variant");
const built = builtEngine();
try {
  /** @type {typeof import("@magomba/engine")} */
  const { compile, variant } = await import(built.address);
  const rules = compile(variant(id, Object.fromEntries(words.map(optionOf))));
  if (flags.endgames === undefined) {
    const small = flags["small-bits"];
    const solver = createSolver(
      rules,
      Number(flags.bits),
      small === undefined ? undefined : Number(small),
    );
    const start = rules.start();
    say(`value ${solver.gain(start, Number(flags.guess))}`);
    if (flags.openings) {
      for (const [action, gain] of solver.gains(start)) say(`${action} ${gain}`);
    }
    say(`${solver.positions()} positions looked at`);
  } else {
    const all = endgameValues(rules, Number(flags.endgames));
    for (const [seeds, values] of all.entries()) {
      if (seeds > 0) say(`${seeds} ${JSON.stringify(countValues(values))}`);
    }
  }
  say(`${(process.cpuUsage().user / 1e6).toFixed(1)} s of CPU time`);
} finally {
  built.remove();
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
