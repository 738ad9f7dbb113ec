/** What a player can choose from, sorted by how it is chosen on the board. Rules are the engine's: this only sorts its list. */
import { parseAction } from "@magomba/engine/actions";
import type { Game } from "@magomba/engine/game";
import type { HoleUse } from "../locales/messages.ts";
import { holesOf } from "./decision.ts";

/** The legal actions of a position. */
export interface Choices {
  /** Actions that begin with a hole: sowings with their directions, steps, takes. By the hole's name. */
  readonly holes: ReadonlyMap<string, readonly string[]>;
  /** What those holes are good for. */
  readonly use: HoleUse;
  /** Offers of holes, each with its holes. */
  readonly offers: readonly { readonly action: string; readonly holes: readonly string[] }[];
  /** Choices by button: `go`, `stop`, `accept`, `decline`, `pass`, `swap`. */
  readonly buttons: readonly string[];
  /** The holes that the buttons are about. */
  readonly about: readonly string[];
}

/** Nothing to choose. */
export const noChoices: Choices = {
  holes: new Map(),
  use: "sow",
  offers: [],
  buttons: [],
  about: [],
};

/** Sorts the legal actions of a game. */
export function choicesOf(game: Game): Choices {
  const holes = new Map<string, string[]>();
  const offers: { action: string; holes: readonly string[] }[] = [];
  const buttons: string[] = [];
  let use: HoleUse = "sow";
  for (const action of game.actions) {
    const parts = parseAction(action);
    if (!parts) continue;
    switch (parts.type) {
      case "take":
      case "sow":
      case "step":
        if (parts.type === "take") use = "take";
        holes.set(parts.hole, [...(holes.get(parts.hole) ?? []), action]);
        break;
      case "offer":
        offers.push({ action, holes: parts.holes });
        break;
      default:
        buttons.push(action);
    }
  }
  const about = holesOf(game.phase);
  return { holes, use, offers, buttons, about: buttons.length > 0 ? about : [] };
}

/** Whether an offer under way can take in a further hole, or is complete with the holes it has. */
export function offersWith(choices: Choices, holes: readonly string[]): Choices["offers"] {
  return choices.offers.filter((offer) => holes.every((hole) => offer.holes.includes(hole)));
}
