import type { CSSResultGroup } from "lit";
import { boardStyles } from "./board.styles.ts";
import { holeStyles } from "./hole.styles.ts";
import { mediaStyles } from "./media.styles.ts";
import { tokens } from "./tokens.ts";

/** What every board needs, whatever its shape. The styles of buttons come with the buttons. */
export const styles: CSSResultGroup = [tokens, boardStyles, holeStyles, mediaStyles];
