/** What plays turns on a board, with its styles. Loaded with the first turn, or when the reader may play. */
import type { ReactiveControllerHost } from "lit";
import { adopt } from "../theme/adopt.ts";
import { turnStyles } from "../theme/turn.styles.ts";
import { Playback } from "./playback.ts";
import type { PlaybackListener } from "./playback.ts";

/** Makes it for a board that has been drawn. */
export function makePlayback(
  host: ReactiveControllerHost & HTMLElement,
  listener: PlaybackListener,
): Playback {
  adopt(host.shadowRoot, turnStyles);
  return new Playback(host, listener);
}
