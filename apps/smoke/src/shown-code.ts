/** The code that the READMEs show: what stands between fences, by its language. */
import root from "../../../README.md?raw";
import board from "../../../packages/board-element/README.md?raw";
import bot from "../../../packages/bot/README.md?raw";

/** One piece of code. */
interface Shown {
  /** The page and the number of the piece on it, from 1. */
  readonly place: string;
  /** The word after the fence, `html` for example. */
  readonly language: string;
  readonly code: string;
}

/** All of it, page by page. */
export const shownCode: readonly Shown[] = Object.entries({ root, board, bot }).flatMap(
  ([page, text]) =>
    Array.from(
      text.matchAll(/^```(?<language>\w+)\n(?<code>[^]*?)^```/gm),
      ({ groups }, index) => ({
        place: `${page} ${index + 1}`,
        language: groups!["language"]!,
        code: groups!["code"]!,
      }),
    ),
);
