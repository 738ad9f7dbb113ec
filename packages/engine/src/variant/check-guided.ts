/** Checks of turns that differ by how they begin: reserves, houses, captures sown from an end, blocks. */
import { buildBoard } from "./board.ts";
import type { VariantDefinition } from "./definition.ts";
import { report, type Reading } from "./report.ts";

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
    for (const [path, found] of ignored(rules))
      impossible(path, "none, with start/mustCapture", found);
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
  const houseSows = start?.entry?.houseSows;
  if (houseSows !== undefined && houseSows > (board.house?.works ?? 0)) {
    impossible("/start/entry/houseSows", "at most board/house/works", houseSows);
  }
  if (turn?.block !== undefined && (turn.pass ?? "never") !== "never") {
    impossible("/turn/block", "pass never", turn.pass);
  }
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
    if (then.to !== "sowFromEnd") {
      // What a choice goes on with must be known from the position alone.
      if (guided === undefined || then.choose === undefined) return;
      if (when.turn === undefined) {
        impossible(`${path}/when/turn`, "capturing | plain, with choose", "none");
      }
      if (start?.entry !== undefined && when.stage === undefined) {
        impossible(`${path}/when/stage`, "entering | moving, with choose", "none");
      }
      const first = rules.landing.find((entry) => entry.then.choose !== undefined)!.when;
      if (first.turn !== when.turn || first.stage !== when.stage) {
        impossible(path, "choices in one kind of turn only", when.turn ?? "any");
      }
      return;
    }
    if (guided === undefined) impossible(`${path}/then/to`, "start/mustCapture", then.to);
  });
}

/** Fields that guided turns do not look at. */
function ignored({ board, start, sowing, landing }: VariantDefinition): [string, unknown][] {
  const fields: Record<string, unknown> = {
    "/board/territory": board.territory === true ? true : undefined,
    "/board/claims": board.claims === undefined ? undefined : "claims",
    "/start/rows": start?.rows === "outermostOccupied" ? start.rows : undefined,
    "/start/singles": start?.singles,
    "/start/singleInto": start?.singleInto,
    "/start/barred": start?.barred,
    "/start/loneStep": start?.loneStep,
    "/sowing/origin": sowing?.origin === "sown" ? undefined : sowing?.origin,
    "/sowing/first": sowing?.first === "origin" ? "origin" : undefined,
    "/sowing/passing": sowing?.passing === undefined ? undefined : "passing",
    "/sowing/jump": sowing?.jump === undefined ? undefined : "jump",
  };
  landing.forEach(({ then }, index) => {
    fields[`/landing/${index}/then/bonus`] = then.bonus === undefined ? undefined : "bonus";
    const origin = then.sowFrom === "origin" || then.sowWith === "captured";
    fields[`/landing/${index}/then/to`] = origin ? "sow from origin, or alone" : undefined;
  });
  return Object.entries(fields).filter(([, found]) => found !== undefined);
}

/** One hole of each side bears the mark. */
function checkHouse({ board }: VariantDefinition, reading: Reading): void {
  const { house } = board;
  if (house === undefined) return;
  const holes = buildBoard(board).holes.filter(({ marks }) => marks.includes(house.mark));
  if (holes.length === 2 && holes[0]!.side !== holes[1]!.side) return;
  report(reading, "/board/house/mark", "unknown-mark", "a mark of one hole a side", house.mark);
}
