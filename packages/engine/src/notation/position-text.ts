/** Position text: `ROWS SIDE PHASE SOUTH:NORTH [OWNERS] [CLAIMS] [DIRECTIONS] [RESERVE] [HOUSES] [BLOCKED]`, and every way in which one can be wrong. */
import { PositionError } from "../errors.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { requireKind } from "../rules/require-kind.ts";
import { PHASE_TURN, type Position } from "../rules/layout.ts";
import type { ReadSettings } from "../rules/rules.ts";
import { MOST_SEEDS } from "../variant/limits.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import { readCount } from "./position-count.ts";
import {
  FIELD_NAMES,
  type PhaseWord,
  type PositionNotation,
  type TextParts,
} from "./position-parts.ts";

/** Longer than the text of any position: 144 holes of five digits, and the rest. */
const LONGEST = 2000;

/** Phase texts at the start of a turn, by the first value. */
const TURN_TEXTS = ["-", "opening", "swap"] as const;

/** Compiles the texts of positions. */
export function positionNotation(parts: TextParts, kinds: RuleKinds): PositionNotation {
  const { variant, layout } = parts;
  const { rows, columns } = variant.board;
  const fields = FIELD_NAMES.filter((name) => layout[name]).map((name) =>
    requireKind(kinds.fields?.[name], name)(parts),
  );
  const phases = phaseWords(variant.rules).map((word) => requireKind(kinds.phases?.[word], word));

  function phase(position: Position): string {
    const value = position[layout.phase]!;
    if (value === PHASE_TURN) return TURN_TEXTS[position[layout.value]!]!;
    const found = phases.find((kind) => kind.phase === value);
    return found === undefined ? "-" : `${found.word}:${found.write(position, parts)}`;
  }

  function readPhase(text: string, position: Position): void {
    const turn = TURN_TEXTS.indexOf(text as "-");
    if (turn >= 0) {
      position[layout.phase] = PHASE_TURN;
      position[layout.value] = turn;
      return;
    }
    const [word, value, ...more] = text.split(":");
    const kind = phases.find((phase) => phase.word === word);
    if (value === undefined || more.length > 0 || kind?.read(value, position, parts) !== true) {
      throw new PositionError("position-phase", text, "no such phase");
    }
    position[layout.phase] = kind.phase;
  }

  return {
    phase,
    write(position) {
      const lines = Array.from({ length: rows }, (_, row) =>
        position.subarray(row * columns, (row + 1) * columns).join(","),
      );
      const side = position[layout.side] === 0 ? "S" : "N";
      const captured = `${position[layout.captured]!}:${position[layout.captured + 1]!}`;
      return [
        lines.join("/"),
        side,
        phase(position),
        captured,
        ...fields.map((field) => field.write(position)),
      ].join(" ");
    },
    read(text, settings = {}) {
      if (typeof text !== "string") {
        throw new PositionError("position-malformed", String(text), "no text");
      }
      if (text.length > LONGEST) throw new PositionError("position-too-long", text, "too long");
      const words = text.split(" ");
      const wanted = 4 + fields.length;
      if (words.length !== wanted) {
        throw new PositionError("position-malformed", text, `needs ${wanted} parts`);
      }
      const position = new Int16Array(layout.size);
      readSeeds(words[0]!, position, variant);
      const side = words[1]!;
      if (side !== "S" && side !== "N") throw new PositionError("position-side", side, "S or N");
      position[layout.side] = side === "S" ? 0 : 1;
      readCaptured(words[3]!, position, parts);
      fields.forEach((field, index) => {
        field.read(words[4 + index]!, position);
      });
      position[layout.total] = totalOf(position, parts, settings);
      readPhase(words[2]!, position);
      return position;
    },
  };
}

/** The phases in mid-turn that the rules know. */
function phaseWords({ landing, turn }: VariantDefinition): PhaseWord[] {
  const words: PhaseWord[] = [];
  if (landing.some(({ then }) => then.choose !== undefined)) words.push("head");
  if (landing.some(({ then }) => then.bonus !== undefined)) words.push("take");
  if (turn?.offers !== undefined) words.push("offer");
  return words;
}

/** The seeds in a position; throws a PositionError if there are too many, or others than the variant has. */
function totalOf(
  position: Position,
  { variant, layout }: TextParts,
  settings: ReadSettings,
): number {
  let total = 0;
  for (let i = 0; i < layout.captured + 2; i++) total += position[i]!;
  if (layout.reserved) total += position[layout.reserve]! + position[layout.reserve + 1]!;
  if (total > MOST_SEEDS) {
    throw new PositionError("position-seeds", String(total), "too many seeds");
  }
  if (total !== variant.total && settings.anyTotal !== true) {
    const wanted = `the seeds must add up to ${variant.total}`;
    throw new PositionError("position-total", String(total), wanted);
  }
  return total;
}

function readSeeds(text: string, position: Position, variant: Variant): void {
  const { rows, columns } = variant.board;
  const { capacity } = variant.rules.board;
  const lines = text.split("/");
  if (lines.length !== rows) throw new PositionError("position-rows", text, `needs ${rows} rows`);
  lines.forEach((line, row) => {
    const counts = line.split(",");
    if (counts.length !== columns) {
      throw new PositionError("position-row-length", line, `needs ${columns} holes`);
    }
    counts.forEach((count, column) => {
      const seeds = readCount(count, count);
      if (capacity !== undefined && seeds > capacity) {
        throw new PositionError("position-seeds", count, `at most ${capacity} in a hole`);
      }
      position[row * columns + column] = seeds;
    });
  });
}

function readCaptured(text: string, position: Position, { variant, layout }: TextParts): void {
  const parts = text.split(":");
  if (parts.length !== 2) throw new PositionError("position-captured", text, "SOUTH:NORTH");
  position[layout.captured] = readCount(parts[0]!, text);
  position[layout.captured + 1] = readCount(parts[1]!, text);
  const { rules } = variant;
  const keeps =
    rules.board.stores === "sown" ||
    rules.board.claims !== undefined ||
    rules.sowing?.passing !== undefined ||
    rules.captured !== undefined ||
    rules.end.noAction === "count" ||
    rules.end.allBelow !== undefined ||
    rules.end.majority === true ||
    rules.end.sideEmpty === true ||
    rules.end.innerRowEmpty === true ||
    rules.repetition.result === "count" ||
    rules.landing.some(({ then }) => then.capture !== undefined && then.to === "off");
  if (!keeps && text !== "0:0") {
    throw new PositionError("position-captured", text, "no seeds are ever captured for good");
  }
}
