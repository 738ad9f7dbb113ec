/** Both players have the same rules: a position seen from the other side of the table has the same actions, seen from there. */
import { describe, expect, test } from "vitest";
import { Game, type Variant } from "../src/index.ts";
import { seededRandom } from "../src/random.ts";
import { everyVariant } from "./every-variant.ts";

const ACTIONS = 100;

/** South where North was. */
function swapSides(text: string): string {
  return text.replaceAll(/[NS]/g, (side) => (side === "N" ? "S" : "N"));
}

/** An action, or a phase that names holes. Arrows are as each player sits. */
function turnedAction(text: string, columns: number): string {
  const turned = text.replaceAll(
    /\b(x?)([A-Fa-f])(\d+)/g,
    (_all, take: string, row: string, column: string) => {
      const other = row === row.toUpperCase() ? row.toLowerCase() : row.toUpperCase();
      return `${take}${other}${columns + 1 - Number(column)}`;
    },
  );
  return inOrder(turned);
}

/** Holes that are offered or taken together may be named in any order. */
function inOrder(action: string): string {
  return action.replace(/[a-fA-F]\d+(?:\+[a-fA-F]\d+)+/, (holes) =>
    holes.split("+").toSorted().join("+"),
  );
}

function turnedPosition(text: string, columns: number): string {
  const [rows, side, phase, ...more] = text.split(" ");
  const holes = rows!.split("/").map((row) => row.split(",").toReversed().join(","));
  const rest = more.map((part) => {
    if (part.includes(":")) return part.split(":").toReversed().join(":");
    if (/\d/.test(part)) return turnedAction(part, columns);
    return swapSides(Array.from(part).toReversed().join(""));
  });
  return [
    holes.toReversed().join("/"),
    swapSides(side!),
    turnedAction(phase!, columns),
    ...rest,
  ].join(" ");
}

/** Where a game stands, or who won what: South's first, or North's first. */
function standing(game: Game, columns: number, turned: boolean): string {
  const { result, position } = game;
  if (result === undefined) return inOrder(turned ? turnedPosition(position, columns) : position);
  const { winner, reason, captured } = result;
  const [mine, theirs] = turned ? (["north", "south"] as const) : (["south", "north"] as const);
  const who = winner && (winner === mine ? "first" : "second");
  return `${reason} ${who} ${captured[mine]}:${captured[theirs]}`;
}

function differences(variant: Variant, seed: number): string[] {
  const { columns } = variant.board;
  const random = seededRandom(seed);
  const found: string[] = [];
  let game = Game.start(variant);
  while (game.result === undefined && game.plies < ACTIONS && found.length === 0) {
    const action = game.actions[random(game.actions.length)]!;
    const next = game.play(action);
    // Some of the positions, and the last one; what stood before is not told by a position.
    if (next.result === undefined ? next.plies % 3 === 1 : next.result.reason !== "repetition") {
      const other = Game.from(variant, turnedPosition(game.position, columns));
      const same = turnedAction(action, columns);
      const actions = game.actions.map((one) => turnedAction(one, columns)).toSorted();
      const others = other.actions.map(inOrder).toSorted();
      const played = other.play(other.actions.find((one) => inOrder(one) === same) ?? "none");
      const one = `${actions.join(" ")}: ${standing(next, columns, true)}`;
      const two = `${others.join(" ")}: ${standing(played, columns, false)}`;
      if (one !== two) found.push(`${game.position} ${action}: ${one}; ${two}`);
    }
    game = next;
  }
  return found;
}

/** Only the second player may swap, and an opening is only the first player's. */
const PARTIAL = /^kalah .*"pie":true|^lamlameta /;

describe.each(everyVariant.filter(([name]) => !PARTIAL.test(name)))("%s", (_name, variant) => {
  test("both players have the same rules", () => {
    expect(differences(variant, 1)).toEqual([]);
  });
});
