/** Types `<mancala-board>` in components of Svelte 5 and later: `import type {} from "@magomba/board-element/svelte"`. */
import type { BoardListeners, BoardProperties, MancalaBoard } from "@magomba/board-element";
import type { HTMLAttributes } from "svelte/elements";

/** The properties of `<mancala-board>` in a component. */
export interface MancalaBoardProps
  extends
    Omit<HTMLAttributes<MancalaBoard>, keyof BoardProperties>,
    BoardProperties,
    BoardListeners {}

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "mancala-board": MancalaBoardProps;
  }
}
