/** `magomba perft VARIANT DEPTH`: prints the number of sequences of so many actions. */
import { PositionError } from "../../reading-errors.ts";
import { perft } from "../../perft.ts";
import { compile } from "../../rules/compile.ts";
import type { Position } from "../../rules/layout.ts";
import type { Variant } from "../../variant/variant.ts";
import { GOOD, type Command } from "../command.ts";
import { loadVariant, refuseExtraWords } from "../load-variant.ts";
import { Refusal } from "../refusal.ts";

const flags = { position: "text", divide: "switch" } as const;

/** The command. */
export const perftCommand: Command = {
  name: "perft",
  flags,
  takes: ["variant", "depth", "options"],
  run({ words, surroundings }) {
    const loaded = loadVariant(words, flags, surroundings);
    const depth = readDepth(loaded.words[0]);
    refuseExtraWords(loaded.words, 1);
    const { variant, read } = loaded;
    const position = read.values.get("position");
    const start = startOf(variant, position);
    if (read.switches.has("divide") && depth > 0) {
      let total = 0;
      for (const [action, count] of divide(variant, depth, start)) {
        total += count;
        surroundings.write(`${action} ${count}\n`);
      }
      surroundings.write(`\n${total}\n`);
    } else surroundings.write(`${perft(variant, depth, position)}\n`);
    return GOOD;
  },
};

function readDepth(given: string | undefined): number {
  if (given === undefined) throw new Refusal({ code: "missing-depth" });
  const depth = /^\d{1,3}$/.test(given) ? Number(given) : 101;
  if (depth > 100) throw new Refusal({ code: "wrong-depth", given });
  return depth;
}

function startOf(variant: Variant, position: string | undefined): Position {
  const rules = compile(variant);
  if (position === undefined) return rules.start();
  try {
    return rules.read(position);
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    throw new Refusal({ code: "wrong-position", reason: error.code, part: error.part });
  }
}

/** For each legal action in contract order, how many sequences begin with it. */
function* divide(
  variant: Variant,
  depth: number,
  start: Position,
): Generator<readonly [action: string, count: number]> {
  const rules = compile(variant);
  const codes = new Int32Array(rules.maximumActions);
  const count = rules.actions(start, codes, 0);
  for (const code of codes.subarray(0, count)) {
    const after = start.slice();
    rules.playUnchecked(after, code);
    yield [rules.actionText(code), perft(variant, depth - 1, rules.write(after))];
  }
}
