/** What the compiler must refuse; nothing here is ever run. */
import type { BoardEvent } from "@magomba/board-element";

declare const board: HTMLElementTagNameMap["mancala-board"];

// @ts-expect-error no such side
board.orientation = "east";
// @ts-expect-error the event of a step has no action
board.addEventListener("mancala-step", ({ action }) => action);

export const right = (event: BoardEvent<"mancala-action">): string => event.action;
