/** Brings the sounds of a board when it is to be heard. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Showing } from "../animation/showing.ts";
import { LazyPart } from "../lazy-part.ts";
import type { Sounds, SoundingBoard } from "./sounds.ts";

/** Follows the `sound` of a board. */
export class Sounding implements ReactiveController {
  readonly #board: SoundingBoard;
  readonly #part: LazyPart<Sounds>;

  /** `showing` tells what lies on the board at each moment of a film; `came` is told when the sounds have come, or why they could not. */
  constructor(
    board: ReactiveControllerHost & SoundingBoard,
    showing: Showing,
    came: (error?: unknown) => void,
  ) {
    this.#board = board;
    this.#part = new LazyPart(async () => {
      const { Sounds: Loaded } = await import("./sounds.ts");
      return new Loaded(board, () => showing.state);
    }, came);
    board.addController(this);
  }

  /** Resolves when nothing is being loaded. */
  get ready(): Promise<void> {
    return this.#part.ready;
  }

  hostUpdate(): void {
    if (this.#board.sound) void this.#part.open();
  }
}
