/** What the player who must act has to decide, as the position says it. */
import type { Game } from "@magomba/engine/game";
import type { Decision } from "../locales/messages.ts";

/** Seeds the other side pays for each hole it accepts; 0 where holes are not traded. */
export function priceOf(game: Game): number {
  return game.variant.rules.turn?.offers?.price ?? 0;
}

/** The holes that a phase is about, without the direction that may follow one. */
export function holesOf(phase: string): readonly string[] {
  return phase.split(":")[1]?.replace(/[<>]$/, "").split("+") ?? [];
}

/** What the player who must act has to decide. */
export function decisionOf(game: Game): Decision {
  const [kind, rest = ""] = game.phase.split(":");
  if (kind === "head") {
    const [hole = ""] = holesOf(game.phase);
    const mark = game.variant.rules.board.house?.mark;
    const marks = game.variant.board.holes.find(({ name }) => name === hole)?.marks ?? [];
    return { type: "head", hole, house: mark !== undefined && marks.includes(mark) };
  }
  if (kind === "take") {
    const single = game.variant.rules.landing.some((it) => it.then.bonus?.seeds !== undefined);
    return { type: "take", left: Number(rest), unit: single ? "seeds" : "holes" };
  }
  if (kind === "offer") {
    const holes = holesOf(game.phase);
    return { type: "answer", holes, seeds: holes.length * priceOf(game) };
  }
  if (kind === "swap") return { type: "swap" };
  if (game.actions[0] === "pass") return { type: "pass" };
  return { type: game.state.reserve[game.side] > 0 ? "enter" : "sow" };
}

/** What he has to decide if it is anything but where to begin. */
export function choiceOf(game: Game): Exclude<Decision["type"], "sow" | "enter"> | undefined {
  const { type } = decisionOf(game);
  return type === "sow" || type === "enter" ? undefined : type;
}
