/** The buttons of a choice, and where on the board they stand. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { parseAction } from "@magomba/engine/actions";
import { describeMoment } from "../a11y/moment.ts";
import { bearing } from "../layout/bearing.ts";
import type { Messages } from "../locales/messages.ts";
import type { Chooser } from "./chooser.ts";
import { takenBefore, takesLeft } from "./takes.ts";

/** One button. */
export interface PanelOption {
  /** The action it plays, or what the board itself does: `offer` (begin one), `cancel`, `keys`. */
  readonly action: string;
  readonly label: string;
  /** Whither the first seed goes, in degrees clockwise from right, on the flat board. */
  readonly angle?: number;
  /** What is seen, where that is less than the label: the hole the first seed falls into, or `?`. */
  readonly text?: string;
  readonly disabled?: boolean;
}

/** Buttons at a hole. */
export interface Panel {
  readonly hole: string;
  readonly label: string;
  readonly options: readonly PanelOption[];
}

/** The ways a hole can be played: each shown by where its first seed really goes. */
function directions(
  game: Game,
  hole: string,
  chooser: Chooser,
  messages: Messages,
  below: Side,
): readonly PanelOption[] {
  const { choices } = messages;
  const options = (chooser.choices.holes.get(hole) ?? []).map((action): PanelOption => {
    const parts = parseAction(action);
    const dropped = game.play(action).events.find((event) => event.type === "drop");
    const to = dropped?.type === "drop" ? dropped.hole : hole;
    const name =
      parts?.type === "step"
        ? "step"
        : parts?.type === "sow" && parts.direction === "backward"
          ? "backward"
          : "forward";
    const angle = bearing(game.variant.board, hole, to, below);
    return { action, label: choices[name](to), text: to, angle };
  });
  // The arrow that points left stands on the left.
  return options.toSorted((one, two) => Number(two.angle === 180) - Number(one.angle === 180));
}

/** The choice that is open at a hole, if any. */
export function panelOf(
  game: Game,
  chooser: Chooser,
  messages: Messages,
  below: Side,
): Panel | undefined {
  const { turning, choices } = chooser;
  if (turning !== undefined) {
    const options = directions(game, turning, chooser, messages, below);
    return { hole: turning, label: messages.direction(turning), options };
  }
  const hole = choices.about[0];
  if (hole === undefined) return undefined;
  const options = choices.buttons.map((action) => ({
    action,
    label: buttonLabel(messages, action),
  }));
  return { hole, label: describeMoment(messages, game), options };
}

function buttonLabel(messages: Messages, action: string): string {
  const { go, stop, accept, decline, pass, swap } = messages.choices;
  return { go, stop, accept, decline, pass, swap }[action] ?? action;
}

/** The buttons below the board: choices that belong to no hole. */
export function toolsOf(
  game: Game,
  chooser: Chooser,
  messages: Messages,
  interactive: boolean,
): readonly PanelOption[] {
  const { choices, offering, offer } = chooser;
  const labels = messages.choices;
  if (offering) {
    return [
      { action: offer ?? "", label: labels.confirm, disabled: offer === undefined },
      { action: "cancel", label: labels.cancel },
    ];
  }
  const tools: PanelOption[] = [];
  if (choices.offers.length > 0) tools.push({ action: "offer", label: labels.offer });
  if (choices.about.length === 0) {
    for (const action of choices.buttons)
      tools.push({ action, label: buttonLabel(messages, action) });
  }
  if (takenBefore(game) && choices.use === "take") {
    const all = takesLeft(game);
    const { takeAll, takeBack } = labels;
    if (all) tools.push({ action: "take-all", label: takeAll(all.seeds, all.hole) });
    tools.push({ action: "take-back", label: takeBack });
  }
  if (interactive) tools.push({ action: "keys", label: labels.keys, text: "?" });
  return tools;
}
