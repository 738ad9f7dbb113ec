/** What a variant's parts must be to one another: checks that no single shape can make. */
import { marksOpening } from "../rules/opening.ts";
import { buildBoard, rowNamed, setupSeeds } from "./board.ts";
import { checkGuided } from "./check-guided.ts";
import type { BonusDefinition } from "./consequence-definition.ts";
import type { VariantDefinition } from "./definition.ts";
import type { HoleSet } from "./board-definition.ts";
import type { LandingCase } from "./landing-definition.ts";
import { report, type Reading } from "./report.ts";
import { MOST_SEEDS } from "./limits.ts";

/** Offers are bit masks over the holes of a board. */
const MOST_TRADED_HOLES = 24;

/** Adds an issue for each impossible combination. Works on a definition that its shapes accept. */
export function checkRules(rules: VariantDefinition, reading: Reading): void {
  checkBoard(rules, reading);
  checkCircuit(rules, reading);
  checkTurn(rules, reading);
  checkGuided(rules, reading);
  checkBonuses(rules, reading);
  rules.landing.forEach((entry, index) => {
    checkLanding(rules, entry, `/landing/${index}`, reading);
  });
}

function checkBoard(rules: VariantDefinition, reading: Reading): void {
  const { board, setup } = rules;
  setup.forEach((entry, index) => {
    checkHoleSet(entry, board.rows, `/setup/${index}`, reading);
  });
  board.claims?.except?.forEach((set, index) => {
    checkHoleSet(set, board.rows, `/board/claims/except/${index}`, reading);
  });
  for (const [mark, sets] of Object.entries(board.marks ?? {})) {
    sets.forEach((set, index) => {
      checkHoleSet(set, board.rows, `/board/marks/${mark}/${index}`, reading);
    });
  }
  const seeds = setupSeeds(buildBoard(board), setup);
  const { south = 0, north = 0 } = rules.captured ?? {};
  const kept = south + north + 2 * (rules.reserve ?? 0);
  const total = seeds.reduce((sum, count) => sum + count, kept);
  if (total < 1 || total > MOST_SEEDS) {
    report(reading, "/setup", "out-of-range", `1..${MOST_SEEDS} seeds in all`, total);
  }
  if (rules.total !== undefined && rules.total !== total) {
    report(reading, "/total", "wrong-total", String(total), rules.total);
  }
  const { capacity } = board;
  if (capacity !== undefined && !staysSingle(rules)) {
    const expected = "capacity 1, singleInto empty, and no seeds put or sown into holes";
    report(reading, "/board/capacity", "impossible", expected, capacity);
  }
  if (capacity !== undefined && seeds.some((count) => count > capacity)) {
    report(reading, "/setup", "over-capacity", `at most ${capacity} in a hole`, Math.max(...seeds));
  }
}

/** Whether every hole holds one seed at most, for ever. */
function staysSingle({ board, start, landing, turn, reserve }: VariantDefinition): boolean {
  return (
    board.capacity === 1 &&
    start?.singleInto === "empty" &&
    start.loneStep !== true &&
    turn?.offers === undefined &&
    reserve === undefined &&
    landing.every(({ then }) => then.to === undefined || then.to === "off")
  );
}

function checkHoleSet(set: HoleSet, rows: number, path: string, reading: Reading): void {
  if (set.row !== undefined && rowNamed(set.row, rows) < 0) {
    report(reading, `${path}/row`, "no-such-row", "inner | outer", set.row);
  }
}

function checkCircuit(rules: VariantDefinition, reading: Reading): void {
  const { board, circuit } = rules;
  if (circuit.holes === "all" && board.rows !== 2) {
    report(reading, "/circuit/holes", "impossible", "own, on more than two rows", "all");
  }
  if (circuit.holes === "own" && board.rows === 6 && circuit.path !== "serpentine") {
    report(reading, "/circuit/path", "impossible", "serpentine, on three rows a side", "loop");
  }
  if (circuit.holes === "own" && board.stores === "sown") {
    report(reading, "/board/stores", "impossible", "none, round the own rows", "sown");
  }
  const { origin } = rules.sowing ?? {};
  if (
    circuit.holes === "own" &&
    board.rows * board.columns === 2 &&
    (origin ?? "sown") !== "sown"
  ) {
    // What goes round such a circuit has no other hole to fall into.
    report(reading, "/sowing/origin", "impossible", "sown, round a single hole", origin);
  }
}

function checkTurn(rules: VariantDefinition, reading: Reading): void {
  const waits = rules.landing.some(({ then }) => (then.choose ?? then.bonus) !== undefined);
  if (marksOpening(rules) && waits) {
    report(reading, "/turn/swap", "impossible", "no choice or bonus in mid-turn", "opening");
  }
  if (rules.sowing?.origin === "startSkipped" && choosesRelay(rules)) {
    // A position does not tell where the sowing started that waits in it.
    report(reading, "/sowing/origin", "impossible", "sown | skipped, with choose", "startSkipped");
  }
  const offers = rules.turn?.offers;
  if (offers === undefined) return;
  const { board } = rules;
  const most = (board.rows * board.columns) / 2 - 1;
  if (offers.keep > most) {
    report(reading, "/turn/offers/keep", "out-of-range", `0..${most}`, offers.keep);
  }
  if (board.territory !== true) {
    report(reading, "/turn/offers", "impossible", "board with territory", "offers");
  }
  if (board.rows * board.columns > MOST_TRADED_HOLES) {
    const limit = `at most ${MOST_TRADED_HOLES} holes with offers`;
    report(reading, "/turn/offers", "out-of-range", limit, board.rows * board.columns);
  }
}

function choosesRelay({ landing }: VariantDefinition): boolean {
  return landing.some(({ then }) => then.choose !== undefined);
}

/** All bonuses are of one kind and leave the same holes alone: the phase does not remember which capture opened it. */
function checkBonuses({ landing }: VariantDefinition, reading: Reading): void {
  let first: BonusDefinition | undefined;
  for (const [index, { then }] of landing.entries()) {
    const { bonus } = then;
    first ??= bonus;
    if (bonus === undefined || first === undefined) continue;
    const path = `/landing/${index}/then/bonus`;
    if (bonus.exempt !== first.exempt) {
      const expected = `${first.exempt ?? "none"}, as in the first bonus`;
      report(reading, `${path}/exempt`, "impossible", expected, bonus.exempt ?? "none");
    }
    if (bonus.seeds !== first.seeds) {
      const kind = first.seeds === undefined ? "holes" : "seeds";
      const found = bonus.seeds === undefined ? "holes" : "seeds";
      report(reading, path, "impossible", `${kind}, as in the first bonus`, found);
    }
  }
}

function checkLanding(
  rules: VariantDefinition,
  { when, then }: LandingCase,
  path: string,
  reading: Reading,
): void {
  const { board } = rules;
  const marks = Object.keys(board.marks ?? {});
  const knowsMark = (mark: string | undefined): boolean =>
    mark === undefined || marks.includes(mark);
  if (!knowsMark(when.mark)) {
    report(reading, `${path}/when/mark`, "unknown-mark", marks.join(" | ") || "none", when.mark);
  }
  if (!knowsMark(then.bonus?.exempt)) {
    const place = `${path}/then/bonus/exempt`;
    report(reading, place, "unknown-mark", marks.join(" | ") || "none", then.bonus?.exempt);
  }
  const named = when.row === "innermostOccupied" ? undefined : when.row;
  if (named !== undefined && rowNamed(named, board.rows) < 0) {
    report(reading, `${path}/when/row`, "no-such-row", "inner | outer", named);
  }
  if (when.oppositeOuter !== undefined && board.rows === 2) {
    report(reading, `${path}/when/oppositeOuter`, "impossible", "four rows or more", board.rows);
  }
  if (when.hole === "store" && board.stores !== "sown") {
    report(
      reading,
      `${path}/when/hole`,
      "impossible",
      "empty | occupied, without sown stores",
      "store",
    );
  }
  if (
    when.hole === "store" &&
    !(then.stop === true || then.again === true || then.relay === "next")
  ) {
    report(reading, `${path}/then`, "impossible", "stop | again | relay next, in a store", "store");
  }
  if (then.afterwards === "again" && then.bonus !== undefined) {
    report(reading, `${path}/then/afterwards`, "impossible", "over, with bonus", "again");
  }
  if ((when.claimable ?? then.claim) !== undefined && board.claims === undefined) {
    report(reading, `${path}/then`, "impossible", "board/claims", "claim");
  }
}
