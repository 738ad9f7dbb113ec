/** Whatever stands where a game text, a position text or a link wants something, the answer is a coded error. */
import { describe, expect, test } from "vitest";
import { Game, GameLinkError, GameTextError, PositionError, variant } from "../src/index.ts";

const kalah = variant("kalah", { seeds: 3 });
const { position } = Game.start(kalah);

const HOSTILE: readonly (readonly [string, string])[] = [
  ["a prototype's name", "__proto__"],
  ["half a surrogate pair", "\uD800"],
  ["no number", position.replace("3", "NaN")],
  ["a number beyond all", position.replace("3", "1e999")],
  ["more digits than a number keeps", position.replace("3", "99999999999999999999")],
  ["a prototype's name for a side", position.replace("S", "__proto__")],
  ["half a surrogate pair for a phase", position.replace("-", "\uDFFF")],
  ["captured seeds below none", position.replace("0:0", "-1:1")],
  ["a million digits", "9".repeat(1_000_000)],
  ["rows without holes", "/".repeat(100_000)],
];

function refusal(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe.each(HOSTILE)("%s", (_name, text) => {
  test("as a position", () => {
    expect(refusal(() => Game.from(kalah, text))).toBeInstanceOf(PositionError);
  });

  test("as a link", () => {
    expect(refusal(() => Game.fromLink(text))).toBeInstanceOf(GameLinkError);
  });

  test.each([
    ["start", `variant: kalah\nstart: ${text}\n\n1. A1\n`],
    ["variant", `variant: ${text}\n\n1. A1\n`],
    ["header", `${text}: x\nvariant: kalah\n\n1. A1\n`],
    ["options", `variant: kalah\noptions: ${text}\n\n1. A1\n`],
    ["action", `variant: kalah\n\n1. ${text}\n`],
    ["number", `variant: kalah\n\n${text}. A1\n`],
  ])("in a game text, as its %s", (_place, game) => {
    expect(refusal(() => Game.parse(game))).toBeInstanceOf(GameTextError);
  });
});
