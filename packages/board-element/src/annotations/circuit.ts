/** The way round which a side sows. */
import type { Board, Side, Variant } from "@magomba/engine";

/** The holes of a side's circuit in sowing order, forward: from the player's own left along his outer row. Stores are left out. */
export function circuitOf(
  board: Board,
  circuit: Variant["rules"]["circuit"],
  side: Side,
): readonly string[] {
  const row = (owner: Side, index: number, rising: boolean): string[] => {
    const holes = board.holes.filter((hole) => hole.side === owner && hole.row === index);
    const names = holes.map(({ name }) => name);
    return rising === (owner === "south") ? names : names.toReversed();
  };
  if (circuit.holes === "all") {
    return [...row(side, 0, true), ...row(side === "south" ? "north" : "south", 0, true)];
  }
  const rows = board.rows / 2;
  return Array.from({ length: rows }, (_, index) =>
    row(side, rows - 1 - index, index % 2 === 0),
  ).flat();
}
