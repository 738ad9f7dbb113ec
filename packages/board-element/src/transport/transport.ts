/** The bar by which a turn is gone through like a film. Loaded only for boards that show it. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Playback } from "../animation/playback.ts";
import type { OpeningMessages, TransportLabels } from "../locales/messages.ts";
import { whole } from "../locales/whole.ts";
import { adopt } from "../theme/adopt.ts";
import { buttonStyles } from "../theme/button.styles.ts";
import { transportStyles } from "../theme/transport.styles.ts";
import { Notches } from "./notches.ts";
import { after, before, stopsOf } from "./stops.ts";
import type { Stops } from "./stops.ts";
import { TurnTimeline } from "./turn-timeline.ts";
import type { TimelineHost } from "./turn-timeline.ts";
import { listenToWheel } from "./turn-wheel.ts";
import type { WheelHost } from "./turn-wheel.ts";

/** What a button does. */
type Command = "replay" | "lapBack" | "back" | "play" | "pause" | "forward" | "lapForward" | "end";

/** Pictures of the buttons, in a square of 20 by 20. */
const ICONS: Readonly<Record<Command, string>> = {
  replay: "M4 10a6 6 0 1 0 2-4.5M6 2v4h4",
  lapBack: "M10 5l-5 5 5 5M16 5l-5 5 5 5",
  back: "M13 5l-6 5 6 5M5 5v10",
  play: "M6 4l10 6-10 6z",
  pause: "M7 4v12M13 4v12",
  forward: "M7 5l6 5-6 5M15 5v10",
  lapForward: "M4 5l5 5-5 5M10 5l5 5-5 5",
  end: "M5 5l6 5-6 5zM15 5v10",
};
const RATES: readonly number[] = [0.5, 1, 2, 4];
/** Keys on the board, as the list of keys tells them. */
const KEYS: Readonly<Record<string, Command>> = {
  ",": "back",
  ".": "forward",
  "<": "lapBack",
  ">": "lapForward",
  r: "replay",
};
const SHORTCUTS: ReadonlyMap<Command, string> = new Map(
  Object.entries(KEYS).map(([key, command]) => [command, key]),
);

/** The bar of one board. */
export class Transport {
  readonly #host: TimelineHost & WheelHost;
  readonly #playback: Playback;
  readonly #speed: () => number;
  /** The turn, for pages that bring a bar of their own. */
  readonly timeline: TurnTimeline;
  /** The reader has brought the pointer to the bar himself; it has not come under it by scrolling. */
  #pointed = false;
  readonly #notches = new Notches();

  /** `speed` is in milliseconds per seed, and never 0. */
  constructor(host: TimelineHost & WheelHost, playback: Playback, speed: () => number) {
    this.#host = host;
    this.#playback = playback;
    this.#speed = speed;
    this.timeline = new TurnTimeline(host, playback, speed);
    adopt(host.shadowRoot, buttonStyles, transportStyles);
    listenToWheel(host);
  }

  /** Does what a button says. */
  command(command: Command): void {
    const { player } = this.#playback;
    if (command === "end") this.#playback.skip();
    else if (command === "pause") player.pause();
    else if (command === "play" && this.#playback.playing) player.resume();
    else if (this.#playback.rewind(this.#speed())) this.#move(command);
    this.#host.requestUpdate();
  }

  /** Holds what is being shown or lets it go on, or shows the turn again. Gives true: the key for it was used. */
  toggle(): true {
    const { player, playing } = this.#playback;
    this.command(playing && !player.paused ? "pause" : "play");
    return true;
  }

  /** A key on the board. Says whether it was used. */
  key({ key, ctrlKey }: KeyboardEvent): boolean {
    const command = ctrlKey ? undefined : KEYS[key];
    if (command) this.command(command);
    return command !== undefined;
  }

  /** Draws the bar. */
  view(messages: OpeningMessages): TemplateResult {
    const { transport: labels } = whole(messages);
    const { player, playing, hand } = this.#playback;
    const stops = stopsOf(this.#playback.steps(this.#speed()));
    const total = stops.seeds.length;
    const at = playing ? stops.seeds.filter((place) => place < player.shown).length : total;
    const place = labels.at({ at, total, lap: hand?.lap ?? 1, hand: hand?.seeds ?? 0 });
    const running = playing && !player.paused;
    const button = (command: Command): TemplateResult => this.#button(command, labels, total === 0);
    return html`<div
      class="transport"
      part="transport"
      role="group"
      aria-label=${labels.label}
      @click=${(event: Event) => event.stopPropagation()}
      @wheel=${(event: WheelEvent) => this.#wheel(event, at, total)}
      @pointermove=${(event: PointerEvent) => {
        if (event.movementX !== 0 || event.movementY !== 0) this.#pointed = true;
      }}
      @pointerleave=${() => {
        this.#pointed = false;
      }}
    >${button("replay")}${button("lapBack")}${button("back")}${button(running ? "pause" : "play")}${button(
      "forward",
    )}${button("lapForward")}${button("end")}<span class="along"><input
        type="range"
        part="scrubber"
        min="0"
        max=${total}
        .value=${String(at)}
        ?disabled=${total === 0}
        aria-label=${labels.scrub}
        aria-valuetext=${place}
        @input=${(event: Event) => this.#scrub(stops, Number((event.target as HTMLInputElement).value))}
      /><span class="place" part="place" aria-hidden="true">${at}/${total}</span><select
        part="rate"
        aria-label=${labels.speed}
        @change=${(event: Event) => this.#rate(Number((event.target as HTMLSelectElement).value))}
      >${RATES.map(
        (rate) => html`<option value=${rate} ?selected=${rate === player.rate}>${rate}×</option>`,
      )}</select></span></div>`;
  }

  #button(command: Command, labels: TransportLabels, disabled: boolean): TemplateResult {
    return html`<button
      type="button"
      part="button transport-button"
      class="quiet"
      ?disabled=${disabled}
      aria-label=${labels[command]}
      aria-keyshortcuts=${SHORTCUTS.get(command) ?? nothing}
      title=${labels[command]}
      @click=${() => this.command(command)}
    ><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[command]} /></svg></button>`;
  }

  #scrub(stops: Stops, at: number): void {
    if (!this.#playback.rewind(this.#speed())) return;
    this.#playback.player.seek(stops.seeds[at] ?? stops.end);
    this.#host.requestUpdate();
  }

  /** Seed by seed as the wheel is turned; where there is none left, and for whoever scrolls past, it scrolls the page. */
  #wheel(event: WheelEvent, at: number, total: number): void {
    const { deltaY, ctrlKey, shiftKey } = event;
    if (!this.#pointed || ctrlKey || shiftKey) return;
    if (deltaY === 0 || (deltaY < 0 ? at === 0 : at === total)) return;
    event.preventDefault();
    const way = this.#notches.turn(deltaY);
    if (way !== 0) this.command(way < 0 ? "back" : "forward");
  }

  #rate(rate: number): void {
    this.#playback.player.rate = rate;
    this.#host.requestUpdate();
  }

  #move(command: Exclude<Command, "end" | "pause">): void {
    const { player } = this.#playback;
    const { seeds, laps, end } = stopsOf(player.steps);
    const { shown } = player;
    if (command === "back") player.seek(before(seeds, shown));
    else if (command === "lapBack") player.seek(before(laps, shown));
    else if (command === "forward") player.seek(after(seeds, shown, end));
    else if (command === "lapForward") player.seek(after(laps, shown, end));
    else {
      player.seek(0);
      player.resume();
    }
  }
}
