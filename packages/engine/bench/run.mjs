/**
 * The engine's benchmarks: `pnpm bench [--quick] [--games LIST] [--json FILE] [--reference PATH [--pairs N] [--mixed]]`.
 *
 * - `--quick`: shorter and less exact.
 * - `--games`: only these, separated by commas.
 * - `--json`: also writes everything measured to a file.
 * - `--reference`: instead races the engine against a native program; see `reference.mjs` for how it is called.
 * - `--mixed`: races an engine that has played all the games in the same process before; otherwise each game has one for itself.
 * - `--pairs`: how often the two run in turn. Default 5, or 3 with `--quick`.
 */
import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtEngine } from "./build.mjs";
import { compared } from "./peers.mjs";
import { games as allGames } from "./positions.mjs";
import { summary } from "./race-summary.mjs";
import { raceTable, speedTables } from "./tables.mjs";

/** Package managers run scripts in the package's folder and keep the user's here. */
const userFolder = process.env["INIT_CWD"] ?? process.cwd();

/**
 * Runs a program of this folder and waits for what it sends.
 *
 * @template T
 * @param {string} program
 * @param {string[]} words
 * @returns {Promise<T>}
 */
function measure(program, ...words) {
  return new Promise((done, failed) => {
    const child = fork(new URL(program, import.meta.url), words, { execArgv: ["--expose-gc"] });
    /** @type {T | undefined} */
    let sent;
    child.on("message", (message) => {
      sent = /** @type {T} */ (message);
    });
    child.on("error", failed);
    child.on("exit", (code) => {
      if (code === 0 && sent !== undefined) done(sent);
      else failed(new Error(`${program} ${words.slice(1).join(" ")} ended with ${code}`));
    });
  });
}

/**
 * Measures the games one after another: two at once would disturb each other.
 *
 * @template T
 * @param {readonly string[]} games
 * @param {(game: string) => Promise<T>} measureOne
 * @returns {Promise<Record<string, T>>}
 */
async function eachGame(games, measureOne) {
  /** @type {Record<string, T>} */
  const measured = {};
  for (const game of games) {
    process.stderr.write(`${game} … `);
    measured[game] = await measureOne(game);
  }
  return measured;
}

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    games: { type: "string" },
    json: { type: "string" },
    reference: { type: "string" },
    pairs: { type: "string" },
    mixed: { type: "boolean", default: false },
  },
});
const games = values.games?.split(",") ?? allGames;
for (const game of games) if (!allGames.includes(game)) throw new Error(`no game ${game}`);
const effort = values.quick ? "quick" : "full";
const engine = builtEngine();
/** @type {object} */
let results;
try {
  if (values.reference === undefined) {
    /** @type {Record<string, import("./measure-game.mjs").GameMeasures>} */
    const measured = await eachGame(games, (game) =>
      measure("measure-game.mjs", engine.address, game, effort),
    );
    process.stderr.write("all in one process …\n");
    /** @type {import("./measure-together.mjs").TogetherMeasures} */
    const together = await measure("measure-together.mjs", engine.address, effort);
    process.stderr.write("long games …\n");
    /** @type {Record<string, import("./measure-long-games.mjs").LongGame>} */
    const longGames = await measure("measure-long-games.mjs", engine.address, effort);
    /** @type {Record<string, number>} */
    const playouts = await eachGame(Object.keys(compared), (name) =>
      measure("measure-playouts.mjs", engine.address, name, effort),
    );
    results = { games: measured, together, longGames, playouts };
    console.log(speedTables(measured, together, longGames, playouts));
  } else {
    const reference = resolve(userFolder, values.reference);
    const pairs = Number(values.pairs ?? (values.quick ? 3 : 5));
    if (!Number.isInteger(pairs) || pairs < 1) throw new Error("--pairs: a whole number from 1");
    const company = values.mixed ? "mixed" : "alone";
    const races = await eachGame(games, async (game) => {
      /** @type {import("./race.mjs").Pair[]} */
      const measured = [];
      for (let i = 0; i < pairs; i++) {
        // Who goes first changes, so that a machine growing slower or quicker favours nobody.
        const first = i % 2 === 0 ? "native" : "engine";
        measured.push(await measure("race.mjs", engine.address, game, reference, first, company));
      }
      return summary(measured);
    });
    process.stderr.write("\n");
    results = { company, races };
    console.log(raceTable(races));
  }
} finally {
  engine.remove();
}
if (values.json !== undefined) {
  const machine = {
    node: process.version,
    processor: cpus()[0]?.model,
    platform: process.platform,
  };
  writeFileSync(
    resolve(userFolder, values.json),
    `${JSON.stringify({ machine, effort, ...results }, undefined, 2)}\n`,
  );
}
