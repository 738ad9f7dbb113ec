/** The legal actions as a list: a control equal to the holes, and in their place where they are too small to be hit. */
import type { TemplateResult } from "lit";
import type { Game } from "@magomba/engine/game";
import { parseAction } from "@magomba/engine/actions";
import type { Messages, WayFacts } from "../locales/messages.ts";
import { renderActionList } from "../render/action-list.ts";
import type { ListedAction } from "../render/action-list.ts";
import type { Aim } from "../preview/preview.ts";
import { noChoices } from "./choices.ts";
import type { Choices } from "./choices.ts";
import { decisionOf, priceOf } from "./decision.ts";

/** What the list needs. */
export interface ActionListContext {
  choices(): Choices;
  /** Where a hole can be played to, in the order of its actions. */
  ways(hole: string, messages: Messages): readonly WayFacts[];
  aim(aim: Aim | undefined): void;
  act(action: string): void;
  changed(): void;
}

/** Keeps what is chosen in the list of one board. */
export class ActionList {
  readonly #context: ActionListContext;
  #chosen: { readonly game: Game; readonly action: string } | undefined;

  constructor(context: ActionListContext) {
    this.#context = context;
  }

  /** Draws the list. */
  view(game: Game, messages: Messages): TemplateResult {
    const choices = this.#context.choices();
    const actions = choices === noChoices ? [] : game.actions;
    const ways = new Map(
      [...choices.holes].flatMap(([hole, its]) => {
        const known = this.#context.ways(hole, messages);
        return its.map((action, index) => [action, known[index]] as const);
      }),
    );
    // What captures most comes first; the rest stays in the order of the holes.
    const captured = (action: string): number => ways.get(action)?.captured ?? 0;
    const options = actions
      .toSorted((one, other) => captured(other) - captured(one))
      .map((action): ListedAction => {
        return { action, label: this.#label(game, action, ways.get(action), messages) };
      });
    const chosen = this.#chosen?.game === game ? this.#chosen.action : "";
    return renderActionList(options, chosen, messages, {
      choose: (action) => this.#choose(game, action),
      play: () => {
        if (chosen !== "" && actions.includes(chosen)) this.#context.act(chosen);
      },
    });
  }

  #choose(game: Game, action: string): void {
    this.#chosen = action === "" ? undefined : { game, action };
    this.#context.aim(action === "" ? undefined : { action });
    this.#context.changed();
  }

  #label(game: Game, action: string, way: WayFacts | undefined, messages: Messages): string {
    const parts = parseAction(action);
    const labels = messages.choices;
    if (!parts) return action;
    switch (parts.type) {
      case "sow":
      case "step": {
        const leads = way ? messages.way(way) : "";
        return leads === "" ? parts.hole : `${parts.hole}: ${leads}`;
      }
      case "take": {
        const decision = decisionOf(game);
        const index = game.variant.board.holes.findIndex(({ name }) => name === parts.hole);
        const single = decision.type === "take" && decision.unit === "seeds";
        return labels.take(parts.hole, single ? 1 : (game.seeds[index] ?? 0));
      }
      case "offer":
        return labels.offerFor({
          holes: parts.holes,
          seeds: parts.holes.length * priceOf(game),
        });
      default:
        return labels[parts.type];
    }
  }
}
