import { compile, variant, variants } from "@magomba/engine";
import type { Options, Position, Rules } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { Random } from "../random.ts";
import { Evaluator } from "./evaluator.ts";
import { traitsOf } from "./traits.ts";
import { weightsFor } from "./weights.ts";

const games: [id: string, options: Options][] = [
  ...variants.map((id): [string, Options] => [id, {}]),
  ["tsoro", { columns: 8 }],
  ["katro", { rows: 4, columns: 4 }],
];

describe.each(games)("%s %j", (id, options) => {
  const rules = compile(variant(id, options));
  const evaluator = new Evaluator(rules);

  test("a board turned round is worth the same to whoever sits there now", () => {
    for (const position of randomPositions(rules, 60)) {
      const turned = turn(rules, position);
      expect(evaluator.evaluate(turned, 5), rules.write(position)).toBe(
        evaluator.evaluate(position, 5),
      );
    }
  });

  test("estimates stay far from certain wins", () => {
    for (const position of randomPositions(rules, 60)) {
      expect(Math.abs(evaluator.evaluate(position, 20))).toBeLessThan(400_000);
    }
  });

  test("more captured seeds are never worse, and holes of one's own never are", () => {
    const weights = weightsFor(traitsOf(rules.variant.rules));
    const { captured, inner, outer } = weights;
    expect(captured + inner + outer).toBeGreaterThan(0);
    for (const name of ["captured", "inner", "middle", "outer", "owned"] as const) {
      expect(weights[name], name).toBeGreaterThanOrEqual(0);
    }
  });
});

test("the weights are chosen by what the rules say, not by a name", () => {
  const { rules } = variant("katro");
  const renamed = { ...rules, id: "other", name: "Other" };
  expect(weightsFor(traitsOf(renamed))).toBe(weightsFor(traitsOf(rules)));
  const counted = { ...rules, end: { ...rules.end, noAction: "count" as const } };
  expect(weightsFor(traitsOf(counted))).not.toBe(weightsFor(traitsOf(rules)));
});

/** The same position seen from the other side of the board: holes, owners, captured seeds and turn changed over. */
function turn(rules: Rules, position: Position): Position {
  const [board, side, , captured, ...more] = rules.write(position).split(" ") as string[];
  const reversed = (rows: string, separator: string): string =>
    rows
      .split("/")
      .reverse()
      .map((row) => row.split(separator).reverse().join(separator))
      .join("/");
  const other = (text: string): string =>
    text.replace(/[NS]/g, (letter) => (letter === "N" ? "S" : "N"));
  const parts = [
    reversed(board!, ","),
    other(side!),
    "-",
    captured!.split(":").reverse().join(":"),
  ];
  for (const part of more) {
    if (part.includes("/")) parts.push(other(reversed(part, "")));
    else if (part.includes(":")) parts.push(part.split(":").reverse().join(":"));
    else if (/^[NS]+$/.test(part))
      parts.push(other(part).split("").toSorted().toReversed().join(""));
    else parts.push(turnedName(rules, part));
  }
  return rules.read(parts.join(" "), { anyTotal: true });
}

/** A hole's name as the other side would give it; what is no hole stays as it is. */
function turnedName(rules: Rules, part: string): string {
  const { holes } = rules.variant.board;
  const hole = holes.find(({ name }) => name === part);
  return hole === undefined ? part : holes[holes.length - 1 - hole.index]!.name;
}

/** Starts of turns met in random play. */
function randomPositions(rules: Rules, count: number): Position[] {
  const random = new Random(21);
  const actions = new Int32Array(rules.maximumActions);
  const positions: Position[] = [];
  while (positions.length < count) {
    const position = rules.start();
    for (let left = random.below(50); ; left--) {
      const choices = rules.ended(position) ? 0 : rules.actions(position, actions, 0);
      if (choices === 0) break;
      if (left <= 0 && rules.phase(position) === 0) {
        positions.push(position);
        break;
      }
      rules.playUnchecked(position, actions[random.below(choices)]!);
    }
  }
  return positions;
}
