/** A game in a terminal: what is shown, and what each line typed does. */
import { IllegalActionError } from "../errors.ts";
import { Game } from "../game/told-game.ts";
import type { Random } from "../random.ts";
import type { Side } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import { boardText } from "./board-text.ts";
import type { DecisionKind, Messages } from "./messages/messages.ts";
import type { Surroundings } from "./surroundings.ts";

/** Who plays by itself: a side, and where its choices come from. */
export interface SessionBot {
  readonly side: Side;
  readonly random: Random;
}

/** A game being played. `show` shows where it stands; `take` does what a line says. */
export class GameSession {
  readonly #surroundings: Surroundings;
  readonly #words: Messages["play"];
  readonly #bot: SessionBot | undefined;
  #game: Game;

  constructor(
    variant: Variant,
    surroundings: Surroundings,
    words: Messages["play"],
    bot: SessionBot | undefined,
  ) {
    this.#surroundings = surroundings;
    this.#words = words;
    this.#bot = bot;
    this.#game = Game.start(variant);
    this.#letBotPlay();
  }

  /** Shows the board, whose turn it is and the legal actions with their numbers; or the result. */
  show(): void {
    const game = this.#game;
    const { north, south } = game.captured;
    const lines = ["", boardText(game)];
    if (north + south > 0) {
      const captured = [this.#words.captured("north", north), this.#words.captured("south", south)];
      lines.push(captured.join("; "));
    }
    lines.push(...this.#state());
    if (game.result !== undefined) lines.push(this.#words.result(game.result));
    else {
      lines.push(`${this.#decision()}.`);
      lines.push(`  ${game.actions.map((action, index) => `${index + 1}) ${action}`).join("  ")}`);
    }
    this.#say(lines.join("\n"));
  }

  /** Does what a line says. False: the player wants to leave. */
  take(line: string): boolean {
    const [word = "", ...rest] = line.trim().split(/\s+/);
    switch (word) {
      case "":
        return true;
      case "quit":
        return false;
      case "help":
        this.#say(this.#words.help);
        return true;
      case "undo":
        this.#undo();
        return true;
      case "moves":
        this.#say(this.#moves());
        return true;
      case "save":
        this.#save(rest.join(" "));
        return true;
      case "resign":
        if (this.#game.result !== undefined) this.#say(this.#words.over);
        else this.#follow(this.#game.resign(this.#game.side));
        return true;
      default:
        this.#play(word);
        return true;
    }
  }

  #play(given: string): void {
    const game = this.#game;
    if (game.result !== undefined) return this.#say(this.#words.over);
    const numbered = /^[1-9]\d{0,4}$/.test(given) ? game.actions[Number(given) - 1] : undefined;
    try {
      this.#game = game.play(numbered ?? given);
    } catch (error) {
      if (!(error instanceof IllegalActionError)) throw error;
      const { action } = error;
      return this.#say(
        error.code === "endless-action"
          ? this.#words.endless(action)
          : this.#words.notLegal(action),
      );
    }
    this.#letBotPlay();
    this.show();
  }

  #follow(game: Game): void {
    this.#game = game;
    this.show();
  }

  #letBotPlay(): void {
    const bot = this.#bot;
    if (bot === undefined) return;
    while (this.#game.result === undefined && this.#game.side === bot.side) {
      const { actions } = this.#game;
      const action = actions[bot.random(actions.length)]!;
      this.#say(this.#words.botPlays(bot.side, action));
      this.#game = this.#game.play(action);
    }
  }

  /** Back one action of the person's; the bot's actions after it are taken back too. */
  #undo(): void {
    let game = this.#game;
    do game = game.undo();
    while (game.previous !== undefined && game.side === this.#bot?.side);
    if (game === this.#game || game.side === this.#bot?.side) {
      this.#say(this.#words.nothingToUndo);
    } else this.#follow(game);
  }

  #save(file: string): void {
    if (file === "") return this.#say(this.#words.saveWhere);
    try {
      const text = this.#game.toString();
      this.#surroundings.files.write(file, text.endsWith("\n") ? text : `${text}\n`);
    } catch {
      return this.#say(this.#words.notSaved(file));
    }
    this.#say(this.#words.saved(file));
  }

  #moves(): string {
    const { turns } = this.#game;
    if (turns.length === 0) return this.#words.noMoves;
    return turns
      .map(
        ({ side, actions }, index) =>
          `${index + 1}. ${this.#words.side[side]}: ${actions.join(" ")}`,
      )
      .join("\n");
  }

  /** What the board of seeds does not show: reserves, claims, houses, a blocked hole. */
  #state(): string[] {
    const { board, state } = this.#game;
    const sides = ["north", "south"] as const;
    const reserve = sides.map((side) => this.#words.reserve(side, state.reserve[side]));
    const claims = sides.flatMap((side) => {
      const holes = board.holes.filter(({ index }) => state.claims[index] === side);
      return holes.length === 0
        ? []
        : [
            this.#words.claims(
              side,
              holes.map(({ name }) => name),
            ),
          ];
    });
    return [
      ...(state.reserve.north + state.reserve.south > 0 ? [reserve.join("; ")] : []),
      ...claims,
      ...state.houses.map((side) => this.#words.house(side)),
      ...(state.blocked === null ? [] : [this.#words.blocked(state.blocked)]),
    ];
  }

  #decision(): string {
    const { turns, side, phase } = this.#game;
    const number = turns.at(-1)?.side === side ? turns.length : turns.length + 1;
    const [kind = "", subject = ""] = phase.split(":");
    const kinds: Readonly<Record<string, DecisionKind>> = {
      "-": "turn",
      head: "head",
      take: "take",
      offer: "offer",
      swap: "swap",
    };
    return this.#words.decision(number, side, kinds[kind] ?? "turn", subject);
  }

  #say(text: string): void {
    this.#surroundings.write(`${text}\n`);
  }
}
