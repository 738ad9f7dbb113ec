import type { Game } from "@magomba/engine/game";
import type { Made } from "./sketch.ts";

/** `mancala-setup`: the position that is put together has changed, or is done. */
export class SetupEvent extends Event {
  /** The position text. */
  readonly position: string;
  /** The game that begins there; undefined while it cannot be. */
  readonly game: Game | undefined;
  /** Why it cannot be: the code of the engine's error. */
  readonly code: string | undefined;
  /** Whether the reader has said that it is as it should be; then `game` is there. */
  readonly done: boolean;

  constructor({ position, game, code }: Made, done: boolean) {
    super("mancala-setup", { bubbles: true, composed: true });
    this.position = position;
    this.game = game;
    this.code = code;
    this.done = done;
  }
}

/** Its listener by the name that React and Svelte give it. */
export interface SetupListeners {
  readonly "onmancala-setup"?: ((event: SetupEvent) => void) | undefined;
}

/** Its listener by the name that Vue gives it, written `@mancala-setup`. */
export interface SetupVueListeners {
  readonly onMancalaSetup?: ((event: SetupEvent) => void) | undefined;
}

declare global {
  interface GlobalEventHandlersEventMap {
    "mancala-setup": SetupEvent;
  }
  interface ShadowRootEventMap {
    "mancala-setup": SetupEvent;
  }
}
