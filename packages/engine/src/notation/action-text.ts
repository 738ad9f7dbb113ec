/** Action texts and what they say: `B7`, `C3>`, `B3^`, `xb3`, `offer:A1+A3`, `go`, `stop`, `accept`, `decline`, `pass`, `swap`. */
import type { ActionParts, Board } from "../types.ts";
import {
  ACCEPT,
  actionOf,
  DECLINE,
  GO,
  kindOf,
  OFFER,
  PASS,
  SOW,
  STEP,
  STOP,
  SWAP,
  TAKE,
  valueOf,
} from "../rules/layout.ts";

const WORDS = ["go", "stop", "accept", "decline", "pass", "swap"] as const;
const HOLE = "[A-Ca-c][1-9][0-9]?";
const SOW_TEXT = new RegExp(`^(${HOLE})([<>^]?)$`);
const TAKE_TEXT = new RegExp(`^x(${HOLE})$`);
const OFFER_TEXT = new RegExp(`^offer:(${HOLE}(?:\\+${HOLE})*)$`);
/** Longer than any action text. */
const LONGEST = 160;

/** Takes an action text apart; undefined if it is not the text of any action. Whether it is legal is another question. */
export function parseAction(text: string): ActionParts | undefined {
  if (typeof text !== "string" || text.length > LONGEST) return undefined;
  for (const type of WORDS) if (text === type) return { type };
  const sow = SOW_TEXT.exec(text);
  if (sow !== null) {
    const hole = sow[1]!;
    if (sow[2] === "^") return { type: "step", hole };
    if (sow[2] === "") return { type: "sow", hole };
    return { type: "sow", hole, direction: sow[2] === ">" ? "forward" : "backward" };
  }
  const take = TAKE_TEXT.exec(text);
  if (take !== null) return { type: "take", hole: take[1]! };
  const offer = OFFER_TEXT.exec(text);
  return offer === null ? undefined : { type: "offer", holes: offer[1]!.split("+") };
}

/** Translates between action codes and texts on one board. */
export interface ActionNotation {
  readonly text: (action: number) => string;
  /** -1 if this is not the text of any action on this board. */
  readonly code: (text: string) => number;
  /** `A1+A3`, holes in board order. */
  readonly maskText: (mask: number) => string;
  /** The mask of `A1+A3`; -1 unless the holes are on the board, distinct and in board order. */
  readonly mask: (text: string) => number;
  /** The index of a hole's name; -1 if there is none. */
  readonly hole: (name: string) => number;
}

/** The notation of a board. `direction`: which way a sowing without an arrow goes; undefined where the arrow must be written. */
export function actionNotation(board: Board, direction: 0 | 1 | undefined): ActionNotation {
  const names = board.holes.map((hole) => hole.name);
  const indices = new Map(names.map((name, index) => [name, index]));
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
  const maskText = (mask: number): string =>
    names.filter((_, index) => index < 24 && (mask & (1 << index)) !== 0).join("+");

  return {
    hole,
    maskText,
    mask: (text) => {
      const parts = parseAction(`offer:${text}`);
      return parts?.type === "offer" ? holesMask(parts.holes) : -1;
    },
    text(action) {
      const value = valueOf(action);
      switch (kindOf(action)) {
        case SOW:
          if (direction !== undefined) return names[value >> 1]!;
          return `${names[value >> 1]!}${value % 2 === 0 ? ">" : "<"}`;
        case STEP:
          return `${names[value]!}^`;
        case TAKE:
          return `x${names[value]!}`;
        case OFFER:
          return `offer:${maskText(value)}`;
        default:
          return WORDS[kindOf(action) - GO]!;
      }
    },
    code(text) {
      const parts = parseAction(text);
      if (parts === undefined) return -1;
      switch (parts.type) {
        case "go":
          return actionOf(GO, 0);
        case "stop":
          return actionOf(STOP, 0);
        case "accept":
          return actionOf(ACCEPT, 0);
        case "decline":
          return actionOf(DECLINE, 0);
        case "pass":
          return actionOf(PASS, 0);
        case "swap":
          return actionOf(SWAP, 0);
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
      }
    },
  };
}
