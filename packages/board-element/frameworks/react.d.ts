/** Types the elements in JSX of React 19 and later: `import type {} from "@magomba/board-element/react"`. */
import type {
  BoardListeners,
  BoardProperties,
  ElementProperties,
  MancalaBoard,
} from "@magomba/board-element";
import type { MancalaMeter } from "@magomba/board-element/meter";
import type { MancalaMoves } from "@magomba/board-element/moves";
import type { MancalaSetup, SetupListeners } from "@magomba/board-element/setup";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

/** The properties of `<mancala-board>` in JSX. */
export interface MancalaBoardProps
  extends Omit<Html<MancalaBoard>, keyof BoardProperties>, BoardProperties, BoardListeners {}

/** The properties of `<mancala-moves>` in JSX. */
export interface MancalaMovesProps
  extends
    Omit<Html<MancalaMoves>, keyof ElementProperties<MancalaMoves>>,
    ElementProperties<MancalaMoves> {}

/** The properties of `<mancala-meter>` in JSX. */
export interface MancalaMeterProps
  extends
    Omit<Html<MancalaMeter>, keyof ElementProperties<MancalaMeter>>,
    ElementProperties<MancalaMeter> {}

/** The properties of `<mancala-setup>` in JSX. */
export interface MancalaSetupProps
  extends
    Omit<Html<MancalaSetup>, keyof ElementProperties<MancalaSetup>>,
    ElementProperties<MancalaSetup>,
    SetupListeners {}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "mancala-board": MancalaBoardProps;
      "mancala-moves": MancalaMovesProps;
      "mancala-meter": MancalaMeterProps;
      "mancala-setup": MancalaSetupProps;
    }
  }
}
