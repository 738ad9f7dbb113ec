/** Where guided turns may start: capturing starts first, then plain ones in the order the variant says. */
import { directionsOf } from "./directions.ts";
import type { GuidedParts, GuidedStart } from "./guided-parts.ts";
import type { House } from "./house.ts";
import { MODE_ENTERING } from "./landing-test-parts.ts";
import { actionOf, SOW, type Position } from "./layout.ts";

/** What starts are compiled from, besides the parts of guided turns. */
export interface GuidedStartParts extends GuidedParts {
  readonly house: House;
  readonly decide: (
    position: Position,
    side: number,
    direction: number,
    mode: number,
    last: number,
  ) => number;
  readonly captures: (decision: number) => boolean;
  readonly entryDirection: (
    decision: number,
    side: number,
    last: number,
    direction: number,
  ) => number;
}

/** Compiles the starts. */
export function compileGuidedStart(parts: GuidedStartParts): GuidedStart {
  const { rules, layout, topology, house, decide, captures, entryDirection } = parts;
  const { start = {}, circuit } = rules;
  const { minimum: fewest = 2, maximum: most = 1 } = start.mustCapture ?? {};
  const minimum = start.minimum ?? 1;
  const { tracks, rowsPerSide, columns, row, opposite } = topology;
  const perSide = rowsPerSide * columns;
  const { first, last } = directionsOf(circuit);
  const inward = start.loneEnd === "inward";

  function enters(position: Position, side: number): boolean {
    return layout.reserve > 0 && position[layout.reserve + side]! > 0;
  }

  /** The decision of a capturing moving turn's first landing; the position is as before. */
  function firstLanding(position: Position, side: number, direction: number, hole: number): number {
    const { cells, places } = tracks[side * 2 + direction]!;
    const seeds = position[hole]!;
    const end = cells[places[hole]! + seeds]!;
    position[hole] = 0;
    position[end] = position[end]! + 1;
    const decision = decide(position, side, direction, 0, end);
    position[end] = position[end]! - 1;
    position[hole] = seeds;
    return decision;
  }

  /** The decision of a seed entered into a hole, taken as a landing; the position is as before. */
  function entryLanding(position: Position, side: number, direction: number, hole: number): number {
    if (position[hole] === 0 || row[hole] !== 0) return -1;
    position[hole] = position[hole]! + 1;
    const decision = decide(position, side, direction, MODE_ENTERING, hole);
    position[hole] = position[hole]! - 1;
    return decision;
  }

  function beginsWithCapture(
    position: Position,
    side: number,
    direction: number,
    hole: number,
  ): boolean {
    if (enters(position, side)) return captures(entryLanding(position, side, direction, hole));
    const seeds = position[hole]!;
    if (seeds < fewest || seeds > most) return false;
    return captures(firstLanding(position, side, direction, hole));
  }

  /** Where the player's inner row begins, in board order. */
  function inner(side: number): number {
    return (rowsPerSide - side) * columns;
  }

  /** Inner holes with at least so many seeds. */
  function countInner(position: Position, side: number, seeds: number): number {
    const from = inner(side);
    let count = 0;
    for (let hole = from; hole < from + columns; hole++) if (position[hole]! >= seeds) count++;
    return count;
  }

  /** Whether a lone end hole would be sown out of its row. */
  function leavesRow(side: number, direction: number, hole: number): boolean {
    const { cells, places } = tracks[side * 2 + direction]!;
    return row[hole] === 0 && row[cells[places[hole]! + 1]!] !== 0;
  }

  function sowsPart(position: Position, side: number, hole: number): boolean {
    return (
      start.entry?.houseSows !== undefined &&
      house.works(position, side, hole) &&
      countInner(position, side, 1) === 1
    );
  }

  function listCaptures(
    position: Position,
    side: number,
    into: Int32Array,
    offset: number,
  ): number {
    const entering = enters(position, side);
    const from = side === 0 ? perSide : 0;
    let at = offset;
    for (let hole = from; hole < from + perSide; hole++) {
      if (position[hole] === 0) continue;
      for (let direction = first; direction <= last; direction++) {
        if (!beginsWithCapture(position, side, direction, hole)) continue;
        if (entering) {
          const decision = entryLanding(position, side, direction, hole);
          if (entryDirection(decision, side, hole, direction) !== direction) continue;
        }
        into[at++] = actionOf(SOW, hole * 2 + direction);
      }
    }
    return at - offset;
  }

  /** Whether a plain turn that enters a seed may lift this hole. */
  function entersPlain(
    position: Position,
    side: number,
    hole: number,
    fewestSeeds: number,
  ): boolean {
    if (row[hole] !== 0 || position[hole]! < fewestSeeds) return false;
    return !house.works(position, side, hole) || sowsPart(position, side, hole);
  }

  /** The fewest seeds of holes that a plain turn may enter. */
  function fewestEntered(position: Position, side: number): number {
    const owned = start.entry?.singles === "owned" && house.owned(position, side);
    if (owned || house.works(position, side, house.holes[side]!)) return 1;
    return countInner(position, side, minimum) > 0 ? minimum : 1;
  }

  function candidates(position: Position, side: number, into: Int32Array, offset: number): number {
    const capturing = listCaptures(position, side, into, offset);
    if (capturing > 0) return capturing;
    const entering = enters(position, side);
    const fewestSeeds = entering ? fewestEntered(position, side) : minimum;
    const rowOnly =
      !entering && start.rows === "innerFirst" && countInner(position, side, minimum) > 0;
    const lone = inward && countInner(position, side, 1) === 1;
    const from = side === 0 ? perSide : 0;
    let at = offset;
    for (let hole = from; hole < from + perSide; hole++) {
      if (entering) {
        if (!entersPlain(position, side, hole, fewestSeeds)) continue;
      } else {
        if (position[hole]! < minimum || (rowOnly && row[hole] !== 0)) continue;
        if (layout.blocked > 0 && position[layout.blocked] === hole + 1) continue;
      }
      for (let direction = first; direction <= last; direction++) {
        if (lone && leavesRow(side, direction, hole)) continue;
        into[at++] = actionOf(SOW, hole * 2 + direction);
      }
    }
    return at - offset;
  }

  function onlyTarget(position: Position, side: number): number {
    const from = side === 0 ? perSide : 0;
    let target = -1;
    for (let hole = from; hole < from + perSide; hole++) {
      const seeds = position[hole]!;
      if (seeds < fewest || seeds > most) continue;
      for (let direction = first; direction <= last; direction++) {
        if (!captures(firstLanding(position, side, direction, hole))) continue;
        const { cells, places } = tracks[side * 2 + direction]!;
        const taken = opposite[cells[places[hole]! + seeds]!]!;
        if (target >= 0 && target !== taken) return -2;
        target = taken;
      }
    }
    return target;
  }

  return { candidates, enters, beginsWithCapture, sowsPart, onlyTarget };
}
