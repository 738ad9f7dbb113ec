/** What a landing does, apart from relay and the end of the turn: one compiled function for each case. */
import type { LandingCase } from "../variant/landing-definition.ts";
import type { ConsequenceParts } from "./consequence-parts.ts";
import type { RuleKinds } from "./kinds.ts";
import { requireKind } from "./require-kind.ts";
import { PHASE_HEAD } from "./layout.ts";
import { SOWN_WAITS, type Consequence } from "./sowing.ts";

/** Compiles a case whose consequence is `choose` or `capture`. */
export function compileConsequence(
  { then }: LandingCase,
  parts: ConsequenceParts,
  kinds: RuleKinds,
): Consequence {
  if (then.choose !== undefined) {
    const { phase, value } = parts.layout;
    return (position, _side, last) => {
      position[phase] = PHASE_HEAD;
      position[value] = last;
      return SOWN_WAITS;
    };
  }
  const to = then.to ?? "off";
  return requireKind(kinds.destinations?.[to], to)(then, parts, kinds);
}
