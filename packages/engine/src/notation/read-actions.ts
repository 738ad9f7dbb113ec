/** Reading action texts on one board. */
import {
  ACCEPT,
  actionOf,
  DECLINE,
  GO,
  OFFER,
  PASS,
  SOW,
  STEP,
  STOP,
  SWAP,
  TAKE,
} from "../rules/layout.ts";
import type { ActionParts, Board } from "../types.ts";
import { parseAction } from "./parse-action.ts";

/** Reads actions. */
export interface ActionReading {
  /** The code of an action; -1 if this is not the text of any action on this board. */
  readonly code: (text: string) => number;
  /** The mask of `A1+A3`; -1 unless the holes are on the board, distinct and in board order. */
  readonly mask: (text: string) => number;
  /** The index of a hole's name; -1 if there is none. */
  readonly hole: (name: string) => number;
}

const WORDS: Readonly<
  Record<Exclude<ActionParts["type"], "sow" | "step" | "take" | "offer">, number>
> = {
  go: GO,
  stop: STOP,
  accept: ACCEPT,
  decline: DECLINE,
  pass: PASS,
  swap: SWAP,
};

/** The reading of a board's actions. `direction`: which way a sowing without an arrow goes; undefined where the arrow must be written. */
export function compileActionReading(board: Board, direction: 0 | 1 | undefined): ActionReading {
  const indices = new Map(board.holes.map(({ name, index }) => [name, index]));
  const hole = (name: string): number => indices.get(name) ?? -1;

  const holesMask = (holes: readonly string[]): number => {
    let mask = 0;
    let last = -1;
    for (const name of holes) {
      const index = hole(name);
      if (index <= last || index >= 24) return -1;
      mask |= 1 << index;
      last = index;
    }
    return mask;
  };

  return {
    hole,
    mask: (text) => {
      const parts = parseAction(`offer:${text}`);
      return parts?.type === "offer" ? holesMask(parts.holes) : -1;
    },
    code(text) {
      const parts = parseAction(text);
      if (parts === undefined) return -1;
      switch (parts.type) {
        case "offer": {
          const mask = holesMask(parts.holes);
          return mask < 0 ? -1 : actionOf(OFFER, mask);
        }
        case "sow": {
          const index = hole(parts.hole);
          if (index < 0 || (parts.direction === undefined) !== (direction !== undefined)) return -1;
          const chosen = direction ?? (parts.direction === "forward" ? 0 : 1);
          return actionOf(SOW, index * 2 + chosen);
        }
        case "step":
        case "take": {
          const index = hole(parts.hole);
          return index < 0 ? -1 : actionOf(parts.type === "step" ? STEP : TAKE, index);
        }
        default:
          return actionOf(WORDS[parts.type], 0);
      }
    },
  };
}
