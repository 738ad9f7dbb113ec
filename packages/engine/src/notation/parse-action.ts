/** Takes action texts apart. */
import type { ActionParts } from "../types.ts";
import { ACTION_TEXT } from "./action-parts.ts";

/** Takes an action text apart; undefined if it is not the text of any action. Whether it is legal is another question. */
export function parseAction(text: string): ActionParts | undefined {
  const pieces = typeof text === "string" ? ACTION_TEXT.exec(text) : null;
  if (pieces === null) return undefined;
  const [, hole, arrow, taken, offered, word] = pieces;
  if (taken !== undefined) return { type: "take", hole: taken };
  if (offered !== undefined) return { type: "offer", holes: offered.split("+") };
  if (hole === undefined) return { type: word as "go" };
  if (arrow === "^") return { type: "step", hole };
  if (arrow === "") return { type: "sow", hole };
  return { type: "sow", hole, direction: arrow === ">" ? "forward" : "backward" };
}
