/** What a definition says about holes and numbers of seeds that its board and its seeds do not have. */
import { holeSetHas } from "../variant/board.ts";
import type { HoleSet } from "../variant/board-definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { Warn } from "./warn.ts";

/**
 * Warns of holes beyond the board (`out-of-range`), of set-up entries that fill no hole (`no-effect`) or none that a later one does not
 * fill (`shadowed`), and of rules that ask for more seeds than there are.
 */
export function warnOfBoard(variant: Variant, warn: Warn): void {
  warnOfSetup(variant, warn);
  const { rules, total } = variant;
  for (const [mark, sets] of Object.entries(rules.board.marks ?? {})) {
    for (const [place, set] of sets.entries()) {
      warnOfSet(set, `/board/marks/${mark}/${place}`, rules.board.columns, warn);
    }
  }
  const minimum = rules.start?.minimum ?? 1;
  if (minimum > total) warn("/start/minimum", "out-of-range", `1..${total}`, String(minimum));
  const { passing, jump } = rules.sowing ?? {};
  const beyond = `totals up to ${total}`;
  if (passing?.totals.every((count) => count > total) === true) {
    warn("/sowing/passing/totals", "no-target", beyond, passing.totals.join());
  }
  if (jump?.totals.every((count) => count > total) === true) {
    warn("/sowing/jump/totals", "no-effect", beyond, jump.totals.join());
  }
}

function warnOfSetup({ rules, board, definition }: Variant, warn: Warn): void {
  const { setup } = definition as { readonly setup: unknown };
  const { columns } = board;
  for (const [index, entry] of rules.setup.entries()) {
    const placed = Array.isArray(setup) && setup.length === rules.setup.length;
    const path = placed ? `/setup/${index}` : "/setup";
    warnOfSet(entry, path, columns, warn);
    const filled = board.holes.filter((hole) => holeSetHas(entry, hole, board));
    const later = rules.setup.slice(index + 1);
    const kept = filled.some((hole) => !later.some((set) => holeSetHas(set, hole, board)));
    if (filled.length === 0) warn(path, "no-effect", "a hole of this board", "none");
    else if (!kept) warn(path, "shadowed", "a hole that no later entry fills", "all filled again");
  }
}

function warnOfSet(set: HoleSet, path: string, columns: number, warn: Warn): void {
  for (const field of ["left", "right", "column"] as const) {
    const value = set[field];
    if (value === undefined || value <= columns) continue;
    const least = field === "column" ? 1 : 0;
    warn(`${path}/${field}`, "out-of-range", `${least}..${columns}`, String(value));
  }
}
