/** Types the elements in templates of Vue 3.5 and later: `import type {} from "@magomba/board-element/vue"`. */
import type { BoardProperties, BoardVueListeners, ElementProperties } from "@magomba/board-element";
import type { MancalaMeter } from "@magomba/board-element/meter";
import type { MancalaMoves } from "@magomba/board-element/moves";
import type { MancalaSetup, SetupVueListeners } from "@magomba/board-element/setup";
import type { HTMLAttributes, PublicProps } from "vue";

/** The properties of `<mancala-board>` in a template. */
export interface MancalaBoardProps
  extends
    Omit<HTMLAttributes, keyof BoardProperties>,
    PublicProps,
    BoardProperties,
    BoardVueListeners {}

/** The properties of `<mancala-moves>` in a template. */
export interface MancalaMovesProps
  extends
    Omit<HTMLAttributes, keyof ElementProperties<MancalaMoves>>,
    PublicProps,
    ElementProperties<MancalaMoves> {}

/** The properties of `<mancala-meter>` in a template. */
export interface MancalaMeterProps
  extends
    Omit<HTMLAttributes, keyof ElementProperties<MancalaMeter>>,
    PublicProps,
    ElementProperties<MancalaMeter> {}

/** The properties of `<mancala-setup>` in a template. */
export interface MancalaSetupProps
  extends
    Omit<HTMLAttributes, keyof ElementProperties<MancalaSetup>>,
    PublicProps,
    ElementProperties<MancalaSetup>,
    SetupVueListeners {}

declare module "vue" {
  interface GlobalComponents {
    "mancala-board": new () => { $props: MancalaBoardProps };
    "mancala-moves": new () => { $props: MancalaMovesProps };
    "mancala-meter": new () => { $props: MancalaMeterProps };
    "mancala-setup": new () => { $props: MancalaSetupProps };
  }
}
