/** Parts of turns that only some games have. */
import type { KeepDirection } from "./keep-direction.ts";
import type { RuleKinds } from "./kinds.ts";
import { requireKind } from "./require-kind.ts";
import { NO_OFFERS, type Offers } from "./offers.ts";
import type { SwapSides } from "./swap.ts";
import type { TurnParts } from "./turn-parts.ts";

/** Those that the variant has. */
export interface TurnKinds {
  readonly offers: Offers;
  readonly swapSides: SwapSides | undefined;
  readonly keepDirection: KeepDirection | undefined;
}

/** Compiles them. */
export function compileTurnKinds(parts: TurnParts, kinds: RuleKinds): TurnKinds {
  const { layout, variant } = parts;
  const { turn } = variant.rules;
  return {
    offers: turn?.offers === undefined ? NO_OFFERS : requireKind(kinds.offers, "offers")(parts),
    swapSides: turn?.swap === true ? requireKind(kinds.swap, "swap")(layout) : undefined,
    keepDirection: layout.directed
      ? requireKind(kinds.keepDirection, "keepDirection")(layout)
      : undefined,
  };
}
