/** What the compiler must refuse, and what it must let pass; nothing here is ever run. */
import type { BoardEvent } from "@magomba/board-element";
import type {} from "@magomba/board-element/meter";
import type {} from "@magomba/board-element/moves";
import type {} from "@magomba/board-element/setup";

declare const board: HTMLElementTagNameMap["mancala-board"];
declare const moves: HTMLElementTagNameMap["mancala-moves"];
declare const setup: HTMLElementTagNameMap["mancala-setup"];
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
setup.addEventListener("mancala-setup", ({ position }) => position);
// @ts-expect-error the event of a position has no action
setup.addEventListener("mancala-setup", ({ action }) => action);
