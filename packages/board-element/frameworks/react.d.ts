/** Types `<mancala-board>` in JSX of React 19 and later: `import type {} from "@magomba/board-element/react"`. */
import type { BoardListeners, BoardProperties, MancalaBoard } from "@magomba/board-element";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Html = DetailedHTMLProps<HTMLAttributes<MancalaBoard>, MancalaBoard>;

/** The properties of `<mancala-board>` in JSX. */
export interface MancalaBoardProps
  extends Omit<Html, keyof BoardProperties>, BoardProperties, BoardListeners {}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "mancala-board": MancalaBoardProps;
    }
  }
}
