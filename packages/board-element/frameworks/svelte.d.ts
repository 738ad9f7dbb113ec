/** Types the elements in components of Svelte 5 and later: `import type {} from "@magomba/board-element/svelte"`. */
import type {
  BoardListeners,
  BoardProperties,
  ElementProperties,
  MancalaBoard,
} from "@magomba/board-element";
import type { MancalaMeter } from "@magomba/board-element/meter";
import type { MancalaMoves } from "@magomba/board-element/moves";
import type { MancalaSetup, SetupListeners } from "@magomba/board-element/setup";
import type { HTMLAttributes } from "svelte/elements";

/** The properties of `<mancala-board>` in a component. */
export interface MancalaBoardProps
  extends
    Omit<HTMLAttributes<MancalaBoard>, keyof BoardProperties>,
    BoardProperties,
    BoardListeners {}

/** The properties of `<mancala-moves>` in a component. */
export interface MancalaMovesProps
  extends
    Omit<HTMLAttributes<MancalaMoves>, keyof ElementProperties<MancalaMoves>>,
    ElementProperties<MancalaMoves> {}

/** The properties of `<mancala-meter>` in a component. */
export interface MancalaMeterProps
  extends
    Omit<HTMLAttributes<MancalaMeter>, keyof ElementProperties<MancalaMeter>>,
    ElementProperties<MancalaMeter> {}

/** The properties of `<mancala-setup>` in a component. */
export interface MancalaSetupProps
  extends
    Omit<HTMLAttributes<MancalaSetup>, keyof ElementProperties<MancalaSetup>>,
    ElementProperties<MancalaSetup>,
    SetupListeners {}

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "mancala-board": MancalaBoardProps;
    "mancala-moves": MancalaMovesProps;
    "mancala-meter": MancalaMeterProps;
    "mancala-setup": MancalaSetupProps;
  }
}
