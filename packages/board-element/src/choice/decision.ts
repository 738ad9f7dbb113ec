/** What the player who must act has to decide, as the position says it. */
import type { Game } from "@magomba/engine";
import type { Decision } from "../locales/messages.ts";

/** Seeds the other side pays for each hole it accepts; 0 where holes are not traded. */
export function priceOf(game: Game): number {
  return game.variant.rules.turn?.offers?.price ?? 0;
}

/** What the player who must act has to decide. */
export function decisionOf(game: Game): Decision {
  const [kind, rest = ""] = game.phase.split(":");
  if (kind === "head") return { type: "head", hole: rest };
  if (kind === "take") {
    const single = game.variant.rules.landing.some((it) => it.then.bonus?.seeds !== undefined);
    return { type: "take", left: Number(rest), unit: single ? "seeds" : "holes" };
  }
  if (kind === "offer") {
    const holes = rest.split("+");
    return { type: "answer", holes, seeds: holes.length * priceOf(game) };
  }
  return { type: game.actions[0] === "pass" ? "pass" : "sow" };
}
