/** Everything that answers a reader. Loaded when he may act, or does something on the board. */
import type { Announcer } from "../a11y/announcer.ts";
import { Seat } from "../choice/seat.ts";
import type { SeatContext } from "../choice/seat.ts";
import type { BoardHandlers } from "../render/board.ts";
import type { Transport } from "../transport/transport.ts";
import { finish } from "../theme/finish.ts";
import { Focus } from "./focus.ts";
import { boardHandlers } from "./handlers.ts";
import type { InputHost } from "./handlers.ts";

/** What answers a reader. */
export interface Answering {
  readonly seat: Seat;
  readonly focus: Focus;
  readonly handlers: BoardHandlers;
  /** An event like one that came too early, for the board alone. */
  readonly again: (event: Event) => Event;
}

function again(event: Event): Event {
  if (!(event instanceof KeyboardEvent)) return new MouseEvent(event.type, { bubbles: true });
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const init = { key, altKey, ctrlKey, metaKey, shiftKey, repeat };
  return new KeyboardEvent(event.type, { ...init, bubbles: true, cancelable: true });
}

/** Makes it for one board; `transport` is its bar, where it shows one. */
export function answering(
  host: InputHost,
  announcer: Announcer,
  context: Omit<SeatContext, "focusPanel">,
  transport: () => Transport | undefined,
): Answering {
  finish(host.shadowRoot);
  const focus = new Focus(host);
  const seat = new Seat(host, announcer, { ...context, focusPanel: () => focus.toPanel() });
  return { seat, focus, handlers: boardHandlers(host, seat, focus, announcer, transport), again };
}
