/** Checks of turns that differ by how they begin: reserves, houses, captures sown from an end, blocks. */
import { buildBoard } from "./board.ts";
import type { VariantDefinition } from "./definition.ts";
import { report, type Reading } from "./read.ts";

/** Adds an issue for each impossible combination. */
export function checkGuided(rules: VariantDefinition, reading: Reading): void {
  const { board, start, turn, end, circuit } = rules;
  const impossible = (path: string, expected: string, found: unknown): void => {
    report(reading, path, "impossible", expected, found);
  };
  const guided = start?.mustCapture;
  const circuitLength = (board.rows / 2) * board.columns;
  if (guided !== undefined) {
    if (circuit.holes !== "own" || board.rows !== 4) {
      impossible("/start/mustCapture", "own rows, two a side", circuit.holes);
    }
    if (guided.maximum >= circuitLength) {
      impossible("/start/mustCapture/maximum", `below ${circuitLength}`, guided.maximum);
    }
    if (circuit.direction === "chosenOnce") {
      impossible("/circuit/direction", "either | forward | backward", circuit.direction);
    }
  } else {
    if (start?.rows === "innerFirst") impossible("/start/rows", "start/mustCapture", start.rows);
    if (start?.loneEnd !== undefined) impossible("/start/loneEnd", "start/mustCapture", "inward");
    if (start?.entry !== undefined) impossible("/start/entry", "start/mustCapture", "entry");
    if (turn?.block !== undefined) impossible("/turn/block", "start/mustCapture", "block");
  }
  if ((rules.reserve === undefined) !== (start?.entry === undefined)) {
    impossible("/reserve", "together with start/entry", rules.reserve ?? "none");
  }
  checkHouse(rules, reading);
  if (end.innerRowEmpty === true && end.noAction === "count") {
    impossible("/end/innerRowEmpty", "noAction loses", "count");
  }
  rules.landing.forEach(({ when, then }, index) => {
    const path = `/landing/${index}`;
    if (when.turn !== undefined && guided === undefined) {
      impossible(`${path}/when/turn`, "start/mustCapture", when.turn);
    }
    if (when.stage !== undefined && start?.entry === undefined) {
      impossible(`${path}/when/stage`, "start/entry", when.stage);
    }
    if (when.house !== undefined && board.house === undefined) {
      impossible(`${path}/when/house`, "board/house", when.house);
    }
    if (when.blocked !== undefined && turn?.block === undefined) {
      impossible(`${path}/when/blocked`, "turn/block", true);
    }
    if (then.ends !== undefined && then.to !== "sowFromEnd") {
      impossible(`${path}/then/ends`, "to sowFromEnd", then.to ?? "none");
    }
    if (then.to !== "sowFromEnd") {
      // What a choice goes on with must be known from the position alone.
      const open = guided !== undefined && then.choose !== undefined && when.turn === undefined;
      if (open) impossible(`${path}/when/turn`, "capturing | plain, with choose", "none");
      return;
    }
    if (then.capture !== "opposite" || guided === undefined) {
      impossible(`${path}/then/to`, "capture opposite and start/mustCapture", then.capture);
    }
  });
}

/** One hole of each side bears the mark. */
function checkHouse({ board }: VariantDefinition, reading: Reading): void {
  const { house } = board;
  if (house === undefined) return;
  const holes = buildBoard(board).holes.filter(({ marks }) => marks.includes(house.mark));
  if (holes.length === 2 && holes[0]!.side !== holes[1]!.side) return;
  report(reading, "/board/house/mark", "unknown-mark", "a mark of one hole a side", house.mark);
}
