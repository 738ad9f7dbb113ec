import "@magomba/board-element";
import type { BoardEvent, BoardProperties, MancalaBoard } from "@magomba/board-element";
import type {} from "@magomba/board-element/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";

/** The board's properties, and what is done when its player wants to play. */
export interface BoardProps extends BoardProperties {
  readonly onAction: (event: BoardEvent<"mancala-action">) => void;
}

/** React 18 writes every property of a tag as an attribute and knows no event but its own: so both go by a reference. */
export function Board({ onAction, ...properties }: BoardProps): ReactNode {
  const board = useRef<MancalaBoard>(null);
  useLayoutEffect(() => {
    if (board.current) Object.assign(board.current, properties);
  });
  useEffect(() => {
    const heard = board.current;
    heard?.addEventListener("mancala-action", onAction);
    return () => heard?.removeEventListener("mancala-action", onAction);
  }, [onAction]);
  return <mancala-board ref={board} />;
}
