import type { CSSResult } from "lit";
import { boardStyles } from "./board.styles.ts";
import { holeStyles } from "./hole.styles.ts";
import { tokens } from "./tokens.ts";

/** What every board needs to be drawn, whatever its shape. The styles of buttons come with the buttons, and `finish` brings the rest. */
export const styles: readonly CSSResult[] = [tokens, boardStyles, holeStyles];
