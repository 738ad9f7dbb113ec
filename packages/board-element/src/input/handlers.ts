/** What is listened to on a board, joined to the parts that it concerns. */
import type { Side } from "@magomba/engine";
import type { ReactiveControllerHost } from "lit";
import type { Announcer } from "../a11y/announcer.ts";
import type { Seat } from "../choice/seat.ts";
import type { Layout } from "../layout/arrangement.ts";
import { arrangementOf } from "../layout/chosen-arrangement.ts";
import type { BoardHandlers } from "../render/board.ts";
import type { Display, KeyboardScope } from "../settings.ts";
import type { GoneThrough } from "../transport/moments.ts";
import type { Transport } from "../transport/transport.ts";
import { aimingHandlers } from "./aiming.ts";
import type { Focus } from "./focus.ts";
import { Keyboard } from "./keyboard.ts";
import { pointerHandler } from "./pointer.ts";
import { goTurn } from "./turn-by-turn.ts";
import { REACHABLE } from "./reachable.ts";
import { readingFor } from "./reading.ts";

/** What the handlers need of a board. */
export interface InputHost extends ReactiveControllerHost, HTMLElement, GoneThrough {
  readonly layout: Layout;
  readonly display: Display;
  readonly orientation: Side;
  readonly keyboard: KeyboardScope;
  readonly premove: boolean;
  replies: string | readonly string[];
  readonly interactive: boolean;
  skip(): void;
  goTo(ply: number, how?: { readonly animate?: boolean }): Promise<void>;
}

/** Makes the handlers of one board. `transport` is its bar, where it shows one. */
export function boardHandlers(
  host: InputHost,
  seat: Seat,
  focus: Focus,
  announcer: Announcer,
  transport: () => Transport | undefined,
): BoardHandlers {
  const find = (selector: string): HTMLElement | null | undefined =>
    host.shadowRoot?.querySelector<HTMLElement>(selector);
  const below = (): Side => (host.orientation === "north" ? "north" : "south");
  const press = (hole: string): void => seat.press(hole);
  const touched = (): void => host.skip();
  const keyboard = new Keyboard(host, {
    scope: () => host.keyboard,
    board: () => host.game?.variant.board,
    below,
    acting: () => host.game?.side ?? below(),
    arrangement: () => arrangementOf(find(".stage") ?? null),
    usable: () => [...seat.uses.keys()],
    touched,
    focusHole: (hole) => focus.to(hole),
    press,
    pressAll: (hole) => seat.pressAll(hole),
    cancel: () => seat.giveUp(),
    showKeys: () => void seat.open().then(() => seat.choose("keys")),
    transport: (event) => transport()?.key(event) ?? false,
    pause: () => !host.interactive && (transport()?.toggle() ?? false),
    reading: readingFor(host, seat, announcer),
    goTurn: (way) => goTurn(host, seat, announcer, way),
    reachable: () => find(REACHABLE)?.dataset["hole"],
  });
  const aiming = aimingHandlers((aim) => seat.aim(aim));
  return {
    pointermove: aiming.move,
    pointerleave: aiming.leave,
    click: pointerHandler({ touched, press, choose: (action) => seat.choose(action) }),
    keydown: keyboard.handle,
    focusin: (event) => {
      focus.follow(event);
      aiming.focus(event);
    },
    focusout: aiming.leave,
  };
}
