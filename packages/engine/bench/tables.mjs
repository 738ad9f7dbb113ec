/** The results as text tables. */
import { compared } from "./peers.mjs";

/** @typedef {import("./measure-game.mjs").GameMeasures} GameMeasures */
/** @typedef {import("./measure-together.mjs").TogetherMeasures} TogetherMeasures */
/** @typedef {import("./measure-long-games.mjs").LongGame} LongGame */
/** @typedef {import("./race-summary.mjs").Race} Race */

/** Where a game stands next to the reference. */
const WANTED = 0.7;
const BAR = 0.5;

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} A table in Markdown, which reads well as it is.
 */
function table(heads, rows) {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  /** @param {readonly string[]} cells */
  const line = (cells) =>
    `| ${cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}

/** @param {number} rate */
const millions = (rate) => (rate / 1e6).toFixed(2);
/** @param {number} rate */
const thousands = (rate) => (rate / 1e3).toFixed(1);
/** @param {number} value */
const two = (value) => value.toFixed(2);

/**
 * @param {Record<string, GameMeasures>} measured By game.
 * @param {TogetherMeasures} together
 * @param {Record<string, LongGame>} longGames By name.
 * @param {Record<string, number>} playouts Per CPU second, by name in `compared`.
 * @returns {string}
 */
export function speedTables(measured, together, longGames, playouts) {
  const games = Object.entries(measured);
  const perft = games.map(([game, { perft: rates }]) => {
    const mean = 2 / (1 / rates.start + 1 / rates.middle);
    const beside = together.perft[game] ?? Number.NaN;
    return [
      game,
      millions(rates.start),
      millions(rates.middle),
      two((1000 * mean) / together.yardstick),
      millions(beside),
      two(beside / mean),
    ];
  });
  const play = games.map(([game, { playouts, actions }]) => [
    game,
    thousands(playouts.rate),
    playouts.actions.toFixed(1),
    millions(playouts.rate * playouts.actions),
    millions(actions.plain),
    two(actions.withSink / actions.plain),
    thousands(actions.games),
    two((100 * actions.games) / actions.plain),
  ]);
  const memory = games.map(([game, { memory: bytes }]) => [
    game,
    String(bytes.positionData),
    bytes.position.toFixed(0),
    bytes.game.toFixed(0),
    bytes.growth.toFixed(3),
  ]);
  const long = Object.entries(longGames).map(([name, { milliseconds, twice }]) => [
    name,
    milliseconds.toFixed(1),
    twice === undefined ? "" : two(twice),
  ]);
  const beside = Object.entries(playouts).flatMap(([name, rate]) =>
    Object.entries(compared[name]?.peers ?? {}).map(([peer, [least, most]]) => [
      name,
      thousands(rate),
      peer,
      `${thousands(least)} to ${thousands(most)}`,
      `${(rate / most).toFixed(1)} to ${(rate / least).toFixed(1)}`,
    ]),
  );
  return [
    "Perft: million leaves per CPU second, each game in a process of its own; next to a bare loop's drops (per thousand); after all games in one process.",
    table(["game", "start", "middle", "per bare drop ‰", "all in one", "ratio"], perft),
    "Random play: thousand playouts, million actions chosen and played, million actions played only; with a listener; `Game.play` and its events, thousand.",
    table(["game", "playouts", "length", "chosen", "played", "listener ×", "Game", "Game %"], play),
    "Memory: bytes of a position's numbers, of a position kept, of a `Game` kept; heap growth in bytes per action of random play.",
    table(["game", "numbers", "position", "Game", "growth"], memory),
    "`Game`: milliseconds for 1000 actions with history, text and events read after each; of a game twice as long, as a multiple.",
    table(["game", "ms", "2000 ×"], long),
    "Thousand random games, beside what other programs once reached on a like machine.",
    table(["game", "engine", "program", "reached", "ratio"], beside),
    `Yardstick: ${millions(together.yardstick)} million drops of a bare loop per CPU second.`,
  ].join("\n\n");
}

/**
 * @param {Record<string, Race>} races By game.
 * @returns {string}
 */
export function raceTable(races) {
  const rows = Object.entries(races).map(([game, race]) => {
    return [
      game,
      two(race.ratio),
      race.ratio < BAR ? "below" : race.ratio >= WANTED ? "good" : "",
      two(race.start),
      two(race.middle),
      race.ratios.map(two).join(" "),
    ];
  });
  return [
    `The engine's leaves per second as a part of the reference's, median of the pairs, each in a process of its own; \`below\` is under ${BAR}, \`good\` is ${WANTED} or more.`,
    table(["game", "ratio", "bar", "start", "middle", "pairs"], rows),
  ].join("\n\n");
}
