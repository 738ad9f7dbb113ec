/** What action texts say: `B7`, `C3>`, `B3^`, `xb3`, `offer:A1+A3`, `go`, `stop`, `accept`, `decline`, `pass`, `swap`. */
import type { ActionParts } from "../types.ts";

const HOLE = "[A-Ca-c][1-9][0-9]?";
const WORDS = "go|stop|accept|decline|pass|swap";

/** Every action text: a hole and how it is sown, a hole taken from, holes offered, or a word. */
const ACTION_TEXT: RegExp = new RegExp(
  `^(?:(${HOLE})([<>^]?)|x(${HOLE})|offer:(${HOLE}(?:\\+${HOLE})*)|(${WORDS}))$`,
);
/** Longer than any action text. */
const LONGEST = 160;

/** The pieces of an action text; null if it is not the text of any action. */
export function actionPieces(text: string): RegExpExecArray | null {
  return text.length > LONGEST ? null : ACTION_TEXT.exec(text);
}

/** Takes an action text apart; undefined if it is not the text of any action. Whether it is legal is another question. */
export function parseAction(text: string): ActionParts | undefined {
  const pieces = typeof text === "string" ? actionPieces(text) : null;
  if (pieces === null) return undefined;
  const [, hole, arrow, taken, offered, word] = pieces;
  if (taken !== undefined) return { type: "take", hole: taken };
  if (offered !== undefined) return { type: "offer", holes: offered.split("+") };
  if (hole === undefined) return { type: word as "go" };
  if (arrow === "^") return { type: "step", hole };
  if (arrow === "") return { type: "sow", hole };
  return { type: "sow", hole, direction: arrow === ">" ? "forward" : "backward" };
}
