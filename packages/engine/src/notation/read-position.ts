/** Reading the text of a position, and every way in which one can be wrong. */
import { PositionError } from "../reading-errors.ts";
import type { CompiledPlay } from "../rules/compile-play.ts";
import { onlyDirection } from "../rules/directions.ts";
import { PHASE_TURN, type Layout, type Position } from "../rules/layout.ts";
import { compilePhaseCheck } from "../rules/phase-check.ts";
import { compileRecognise } from "../rules/recognise.ts";
import type { ReadSettings } from "../rules/rules.ts";
import { MOST_SEEDS } from "../variant/limits.ts";
import type { Variant } from "../variant/variant.ts";
import { TURN_TEXTS } from "./position-parts.ts";
import { readCount } from "./position-count.ts";
import { compileActionReading } from "./read-actions.ts";
import { FIELD_NAMES, FIELD_READINGS } from "./read-fields.ts";
import { PHASE_READINGS, phaseWords } from "./read-phases.ts";

/** Longer than the text of any position: 144 holes of five digits, and the rest. */
const LONGEST = 2000;

/** Reads a position. Throws a PositionError. */
export type ReadPosition = (text: string, settings?: ReadSettings) => Position;

/** What the seeds are read with. */
interface ReadingParts {
  readonly variant: Variant;
  readonly layout: Layout;
}

/** Compiles the reading of a variant's positions; `rules` are those of the variant. */
export function compilePositionReading(rules: CompiledPlay): ReadPosition {
  const { variant } = rules;
  const { layout } = rules;
  const actions = compileActionReading(variant.board, onlyDirection(variant.rules.circuit));
  const parts = { variant, layout, actions, hole: actions.hole };
  const fields = FIELD_NAMES.filter((name) => layout[name] > 0);
  const words = phaseWords(variant.rules);
  const checkPhase = compilePhaseCheck(rules, layout);
  const recognise = compileRecognise(rules, layout);

  function readPhase(text: string, position: Position): void {
    const turn = TURN_TEXTS.indexOf(text as "-");
    if (turn >= 0) {
      position[layout.phase] = PHASE_TURN;
      position[layout.value] = turn;
      return;
    }
    const [given, value, ...more] = text.split(":");
    const word = words.find((known) => known === given);
    const kind = word === undefined ? undefined : PHASE_READINGS[word];
    if (value === undefined || more.length > 0 || kind?.read(value, position, parts) !== true) {
      throw new PositionError("position-phase", text, "no such phase");
    }
    position[layout.phase] = kind.phase;
  }

  return (text, settings = {}) => {
    if (typeof text !== "string") {
      throw new PositionError("position-malformed", String(text), "no text");
    }
    if (text.length > LONGEST) throw new PositionError("position-too-long", text, "too long");
    const pieces = text.split(" ");
    const wanted = 4 + fields.length;
    if (pieces.length !== wanted) {
      throw new PositionError("position-malformed", text, `needs ${wanted} parts`);
    }
    const position = new Int16Array(layout.size);
    readSeeds(pieces[0]!, position, variant);
    const side = pieces[1]!;
    if (side !== "S" && side !== "N") throw new PositionError("position-side", side, "S or N");
    position[layout.side] = side === "S" ? 0 : 1;
    readCaptured(pieces[3]!, position, parts);
    fields.forEach((field, index) => {
      FIELD_READINGS[field](pieces[4 + index]!, position, parts);
    });
    position[layout.total] = totalOf(position, parts, settings);
    readPhase(pieces[2]!, position);
    checkPhase(position);
    recognise(position);
    return position;
  };
}

/** The seeds in a position; throws a PositionError if there are too many, or others than the variant has. */
function totalOf(
  position: Position,
  { variant, layout }: ReadingParts,
  settings: ReadSettings,
): number {
  let total = 0;
  for (let i = 0; i < layout.captured + 2; i++) total += position[i]!;
  if (layout.reserve > 0) total += position[layout.reserve]! + position[layout.reserve + 1]!;
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

function readCaptured(text: string, position: Position, { variant, layout }: ReadingParts): void {
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
