/** When a board shows what it was last given, and nothing moves. */
import type { LitElement } from "lit";
import type { Showing } from "./animation/showing.ts";

/** Resolves when nothing is drawn, loaded or played any more; `parts` are those that may be loading something. */
export async function atRest(
  board: LitElement,
  parts: readonly { readonly ready: Promise<unknown> | undefined }[],
  showing: Showing,
): Promise<void> {
  const come = async (): Promise<void> => {
    await board.updateComplete;
    await Promise.all(parts.map(async ({ ready }) => ready));
  };
  do {
    // Each round waits for what the last one started.
    // oxlint-disable-next-line no-await-in-loop
    await come();
    // What has come may have been drawn already, and have asked for more.
    // oxlint-disable-next-line no-await-in-loop
    await come();
    // oxlint-disable-next-line no-await-in-loop
    await showing.settled();
  } while (board.isUpdatePending || showing.playing);
}
