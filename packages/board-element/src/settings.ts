/** What a page can set on a board, beyond the game. */
import type { Side } from "@magomba/engine";

/** How seeds are shown; `auto` draws them where there is room and always tells their number. */
export type Display = "auto" | "seeds" | "counts" | "both";

/** Which sides the player at the board may act for. */
export type Sides = "both" | Side | "none";

/**
 * How much the board says. `full`: a turn with its laps, where it ended and what was taken where; at each hole that can be played, what playing
 * it would do. `brief`: who played what and how much was taken; at a hole, where it ends and what it captures. `off`: the line is shown as in full,
 * but not read out.
 */
export type Verbosity = "off" | "brief" | "full";

/** Which sides a bot plays; there is one when a script on the page offers it, as `@magomba/bot/element` does. */
export type BotSides = "none" | Side | "both";

/**
 * Which keys the board listens to: `board` all of its keys while it has the focus; `page` also while nothing on the page has it; `off` no
 * letters, digits and signs. Arrows, Home, End, Enter and Space always work on a hole that has the focus.
 */
export type KeyboardScope = "board" | "page" | "off";

/**
 * What is heard of a turn: `clicks`, each seed as high as its hole is full; `spoken`, the sentences that the board says, in the browser's voice;
 * or `both`. As a boolean, whether there are clicks.
 */
export type Sound = boolean | "clicks" | "spoken" | "both";
