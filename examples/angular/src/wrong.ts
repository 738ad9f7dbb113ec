/** What the compiler must refuse, and what it must let pass; nothing here is ever run. */
import type { BoardEvent } from "@magomba/board-element";
import type {} from "@magomba/board-element/meter";
import type {} from "@magomba/board-element/moves";

declare const board: HTMLElementTagNameMap["mancala-board"];
declare const moves: HTMLElementTagNameMap["mancala-moves"];
declare const meter: HTMLElementTagNameMap["mancala-meter"];

// @ts-expect-error no such side
board.orientation = "east";
// @ts-expect-error the event of a step has no action
board.addEventListener("mancala-step", ({ action }) => action);

export const right = (event: BoardEvent<"mancala-action">): string => event.action;

moves.for = "game";
meter.lead = 2.5;
// @ts-expect-error an id is text
moves.for = 7;
// @ts-expect-error a lead is a number
meter.lead = "2.5";
