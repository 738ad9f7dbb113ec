/** What the player who must act has to decide, read from a game's phase. Pure. */
import { parseAction, type Game, type VariantDefinition } from "@magomba/engine";

export type Decision =
  | { readonly kind: "sow" }
  /** A board whose holes hold one seed at most: seeds step, nothing is sown. */
  | { readonly kind: "step" }
  | { readonly kind: "sow-or-offer" }
  /** The turn begins with a seed from the reserve; `left` are in it. */
  | { readonly kind: "enter"; readonly left: number }
  /** The sides may be swapped instead of sowing. */
  | { readonly kind: "swap" }
  | { readonly kind: "head"; readonly hole: string }
  | { readonly kind: "house"; readonly hole: string }
  | { readonly kind: "take-holes"; readonly left: number }
  | { readonly kind: "take-seeds"; readonly left: number }
  | { readonly kind: "answer"; readonly holes: readonly string[] }
  | { readonly kind: "pass" };

/** Whether captures in this variant are followed by single seeds of one's choice, not whole holes. */
function takesSeeds(rules: VariantDefinition): boolean {
  return rules.landing.some(({ then }) => then.bonus?.seeds !== undefined);
}

/** Undefined once the game is over. */
export function decisionOf(game: Game): Decision | undefined {
  if (game.result !== undefined) return undefined;
  const { rules } = game.variant;
  const [phase = "", detail = ""] = game.phase.split(":");
  if (phase === "head") {
    // Where directions are chosen, that of the sowing follows the hole.
    const hole = detail.replace(/[<>]$/, "");
    const marks = game.variant.board.holes.find(({ name }) => name === hole)?.marks ?? [];
    const house = rules.board.house?.mark;
    return { kind: house !== undefined && marks.includes(house) ? "house" : "head", hole };
  }
  if (phase === "swap") return { kind: "swap" };
  if (phase === "take") {
    return { kind: takesSeeds(rules) ? "take-seeds" : "take-holes", left: Number(detail) };
  }
  if (phase === "offer") return { kind: "answer", holes: detail.split("+") };
  const kinds = new Set(game.actions.map((action) => parseAction(action)?.type));
  if (kinds.has("pass")) return { kind: "pass" };
  const left = game.state.reserve[game.side];
  if (left > 0) return { kind: "enter", left };
  if (kinds.has("offer")) return { kind: "sow-or-offer" };
  return { kind: rules.board.capacity === 1 ? "step" : "sow" };
}
