/** Types `<mancala-board>` in templates of Vue 3.5 and later: `import type {} from "@magomba/board-element/vue"`. */
import type { BoardProperties, BoardVueListeners } from "@magomba/board-element";
import type { HTMLAttributes, PublicProps } from "vue";

/** The properties of `<mancala-board>` in a template. */
export interface MancalaBoardProps
  extends
    Omit<HTMLAttributes, keyof BoardProperties>,
    PublicProps,
    BoardProperties,
    BoardVueListeners {}

declare module "vue" {
  interface GlobalComponents {
    "mancala-board": new () => { $props: MancalaBoardProps };
  }
}
