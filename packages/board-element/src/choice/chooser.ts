/** Turns what the player touches into an action, by way of the choices that have to be made on the board. */
import type { Game } from "@magomba/engine/game";
import type { ReactiveControllerHost } from "lit";
import type { HoleUse, Refusal } from "../locales/messages.ts";
import { choicesOf, noChoices, offersWith } from "./choices.ts";
import type { Choices } from "./choices.ts";
import type { BoardEventFacts } from "../events.ts";
import { refusalAt } from "./refusal.ts";
import type { Permission } from "./refusal.ts";

/** What the chooser needs to know and whom it tells. */
export interface ChooserContext {
  /** The game shown; undefined while nothing is shown or something moves. */
  game(): Game | undefined;
  permission(game: Game): Permission;
  act(action: string): void;
  refuse(refusal: Refusal, hole: string): void;
  opened(choice: BoardEventFacts["mancala-choice"]["choice"], actions: readonly string[]): void;
  /** What is half chosen has changed. */
  changed(): void;
  /** The hole of the other side's to which a reply is being planned. */
  asked(): string | undefined;
}

/** Keeps what is half chosen: a hole whose direction is still open, or the holes of an offer. */
export class Chooser {
  readonly #host: ReactiveControllerHost;
  readonly #context: ChooserContext;
  #sorted: { readonly game: Game; readonly choices: Choices } | undefined;
  /** The hole that is to be played when it is the reader's turn. */
  ahead: string | undefined;
  #turning: string | undefined;
  #offering: readonly string[] | undefined;

  constructor(host: ReactiveControllerHost, context: ChooserContext) {
    this.#host = host;
    this.#context = context;
  }

  /** Holes that are chosen but not played: those of an offer, or those chosen ahead. */
  get chosen(): readonly string[] {
    return (
      this.#offering ?? [this.ahead, this.#context.asked()].filter((hole) => hole !== undefined)
    );
  }

  /** The hole whose direction is being chosen. */
  get turning(): string | undefined {
    return this.#turning;
  }
  /** The holes chosen for an offer; undefined when none is being made. */
  get offering(): readonly string[] | undefined {
    return this.#offering;
  }

  /** The choices of the player at the board; none when he may not act. */
  get choices(): Choices {
    const game = this.#context.game();
    if (!game || this.#context.permission(game) !== "granted") return noChoices;
    return this.#all(game);
  }

  /** What each hole is good for now. */
  get uses(): ReadonlyMap<string, HoleUse> {
    const { holes, use, offers, about } = this.choices;
    const uses = new Map<string, HoleUse>();
    if (this.#offering) {
      for (const offer of offers) for (const hole of offer.holes) uses.set(hole, "offer");
      for (const hole of uses.keys()) if (!this.#toggled(hole)) uses.delete(hole);
      return uses;
    }
    for (const hole of holes.keys()) uses.set(hole, use);
    for (const hole of about) uses.set(hole, "choose");
    return uses;
  }

  /** The offer that is complete with the holes chosen. */
  get offer(): string | undefined {
    const holes = this.#offering;
    if (!holes) return undefined;
    return offersWith(this.choices, holes).find((it) => it.holes.length === holes.length)?.action;
  }

  /** Gives up what is half chosen. Says whether there was anything. */
  cancel(): boolean {
    const open = this.#turning !== undefined || this.#offering !== undefined;
    this.#turning = this.#offering = undefined;
    if (open) this.#change();
    return open;
  }

  /** Starts an offer of holes. */
  startOffer(): void {
    this.#turning = undefined;
    this.#offering = [];
    const actions = this.choices.offers.map(({ action }) => action);
    this.#change();
    this.#context.opened("offer", actions);
  }

  /** Why a hole cannot be used now; undefined when it can. */
  refusal(hole: string): Refusal | undefined {
    const game = this.#context.game();
    if (!game || this.uses.has(hole)) return undefined;
    const permission = this.#context.permission(game);
    return refusalAt(game, this.#all(game), hole, permission, this.#offering !== undefined);
  }

  /** A hole was touched. Says whether buttons at the hole are to be used now. */
  press(hole: string): boolean {
    const game = this.#context.game();
    if (!game) return false;
    const refusal = (): void => {
      const why = this.refusal(hole);
      if (why) this.#context.refuse(why, hole);
    };
    if (this.#offering) {
      const holes = this.#toggled(hole);
      if (holes) {
        this.#offering = holes;
        this.#change();
      } else refusal();
      return false;
    }
    const { holes, about } = this.choices;
    const actions = holes.get(hole) ?? [];
    const turning = this.#turning === hole ? undefined : hole;
    this.cancel();
    if (actions.length === 1 && actions[0]) this.#context.act(actions[0]);
    else if (actions.length > 1) {
      this.#turning = turning;
      this.#change();
      if (turning) this.#context.opened("direction", actions);
      return turning !== undefined;
    } else if (about.includes(hole)) return true;
    else refusal();
    return false;
  }

  #change(): void {
    this.#context.changed();
    this.#host.requestUpdate();
  }

  /** The holes of the offer with this one put in or taken out; undefined when no offer could hold it. */
  #toggled(hole: string): readonly string[] | undefined {
    const chosen = this.#offering ?? [];
    if (chosen.includes(hole)) return chosen.filter((it) => it !== hole);
    const holes = [...chosen, hole];
    return offersWith(this.choices, holes).length > 0 ? holes : undefined;
  }

  #all(game: Game): Choices {
    if (this.#sorted?.game !== game) this.#sorted = { game, choices: choicesOf(game) };
    return this.#sorted.choices;
  }
}
