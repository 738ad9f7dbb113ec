/** What a landing does, apart from relay and the end of the turn: one compiled function for each case. */
import type { LandingCase } from "../variant/landing-definition.ts";
import type { ConsequenceParts } from "./consequence-parts.ts";
import type { RuleKinds } from "./kinds.ts";
import type { Consequence } from "./outcomes.ts";

/** Compiles a case whose consequence is `choose` or `capture`; undefined for the others. */
export function compileConsequence(
  { then }: LandingCase,
  parts: ConsequenceParts,
  kinds: RuleKinds,
): Consequence | undefined {
  const kind = then.choose === undefined ? then.to : "choose";
  return kind && kinds.destinations![kind]!(then, parts, kinds);
}
