/** The sentence above the board: whose turn it is and what is to be decided, or how the game ended. */
import { html, nothing, type TemplateResult } from "lit";
import type { Game, Result, Side } from "@magomba/engine";
import type { Actor, Messages } from "../locales/messages.ts";
import { decisionOf } from "../record/decision.ts";
import { humanSides, type Seats } from "../state/seats.ts";
import type { SessionState } from "../state/session.ts";
import { icon } from "./icons.ts";

/** What the reader can do from the status. */
export interface StatusActions {
  stop(): void;
  resume(): void;
  takeOver(side: Side): void;
  back(): void;
  again(): void;
}

/** How a sentence names a side: «you» when that is the only person playing. */
function actorOf(side: Side, seats: Seats): Actor {
  return humanSides(seats) === side ? "you" : side;
}

function line(
  kind: string,
  main: unknown,
  detail: unknown,
  actions: unknown = nothing,
): TemplateResult {
  return html`<div class="status ${kind}" data-status=${kind}>
    <p>
      <strong>${main}</strong>
      <span class="detail">${detail}</span>
    </p>
    ${actions === nothing ? nothing : html`<div class="status-actions">${actions}</div>`}
  </div>`;
}

function button(
  text: string,
  act: () => void,
  kind = "quiet",
  sign: unknown = nothing,
): TemplateResult {
  return html`<button class="${kind} small" @click=${act}>${sign} ${text}</button>`;
}

function ended(
  messages: Messages,
  result: Result,
  seats: Seats,
  actions: StatusActions,
): TemplateResult {
  const { play } = messages;
  const winner = result.winner === null ? null : actorOf(result.winner, seats);
  const glory = result.withoutGlory === true ? ` ${play.glory}` : "";
  return line(
    "over",
    play.result(result, winner),
    `${play.reason(result)}${glory}`,
    button(play.again, () => actions.again(), "primary"),
  );
}

function turn(messages: Messages, game: Game, seats: Seats): TemplateResult {
  const decision = decisionOf(game);
  return line(
    "turn",
    messages.play.turn(actorOf(game.side, seats)),
    decision === undefined ? nothing : messages.play.decision(decision),
  );
}

/** The status while a position is put together on the board. */
export function settingUp({ play }: Messages): TemplateResult {
  return line("setting-up", play.settingUp, play.settingUpHint);
}

/** The status of a session. */
export function statusLine(
  messages: Messages,
  state: SessionState,
  actions: StatusActions,
): TemplateResult {
  const { play, errors } = messages;
  const { game, shown, seats, bot } = state;
  if (shown !== game) {
    return line(
      "looking",
      play.lookingBack,
      nothing,
      button(play.back, () => actions.back(), "primary", icon("back")),
    );
  }
  if (game.result !== undefined) return ended(messages, game.result, seats, actions);
  switch (bot.kind) {
    case "failed":
      return html`<div role="alert">
        ${line("failed", play.failed, errors.bot(bot.code), [
          button(play.retry, () => actions.resume(), "primary"),
          button(play.takeOver, () => actions.takeOver(bot.side)),
        ])}
      </div>`;
    case "thinking":
      return line(
        "thinking",
        html`<span class="pulse"></span>${play.thinking(bot.side)}`,
        nothing,
        button(play.stop, () => actions.stop(), "quiet", icon("halt")),
      );
    case "stopped":
      if (seats[game.side].kind === "human") return turn(messages, game, seats);
      return line(
        "stopped",
        play.stopped,
        nothing,
        button(play.resume, () => actions.resume(), "primary"),
      );
    case "idle":
      return turn(messages, game, seats);
  }
}
