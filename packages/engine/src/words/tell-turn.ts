/** Turns, offers and the end of the game in words. */
import type { EndDefinition } from "../variant/end-definition.ts";
import type { CircuitDefinition, SowingDefinition } from "../variant/sowing-definition.ts";
import type { StartDefinition } from "../variant/start-definition.ts";
import type { TurnDefinition } from "../variant/turn-definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { RulesWords } from "./messages.ts";
import type { Scope } from "./scope.ts";
import { tellFields, textOf, told, type Telling } from "./telling.ts";

/** Who moves, and which holes a turn may start from. */
export function tellStart(_: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { minimum = 1, loneStep, singles, ...rest } = scope.rules.start ?? {};
  const start: StartDefinition = {
    rows: "all",
    ...rest,
    ...(minimum > 1 ? { minimum } : {}),
    // Without a minimum there are no holes with fewer; the step needs a middle row.
    ...(singles !== undefined && minimum > 1 ? { singles } : {}),
    ...(loneStep !== undefined && scope.rowsPerSide === 3 ? { loneStep } : {}),
  };
  return [
    ...told(words.order, "", []),
    ...told(textOf(words.lap, scope), "/sowing", []),
    ...tellFields(words.start, start, "/start", scope),
  ];
}

/** Where the seeds go. */
export function tellCircuit(_: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { path = "loop", ...rest } = scope.rules.circuit;
  const circuit: CircuitDefinition = {
    direction: "forward",
    ...rest,
    ...(scope.ownCircuit && scope.rowsPerSide > 1 ? { path } : {}),
  };
  return tellFields(words.circuit, circuit, "/circuit", scope);
}

/** Long and endless sowings. */
export function tellSowing(_: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { origin = "sown", endlessAfter = 1000, ...rest } = scope.rules.sowing ?? {};
  const goesRound = scope.total >= scope.circuitLength && !scope.singleSeeds;
  const sowing: SowingDefinition = {
    ...rest,
    // Laps that follow one another can come back to the start, however few seeds each of them has.
    ...(goesRound || (origin === "startSkipped" && scope.sowsOn) ? { origin } : {}),
    ...(scope.sowsOn ? { endlessAfter } : {}),
  };
  return tellFields(words.sowing, sowing, "/sowing", scope);
}

/** Passing, and whatever else a turn says besides offers. */
export function tellPass(words: RulesWords, scope: Scope): Telling[] {
  const { offers: _, ...rest } = scope.rules.turn ?? {};
  const turn: TurnDefinition = { pass: "never", ...rest };
  return tellFields(words.turn, turn, "/turn", scope);
}

/** Offers of holes. */
export function tellOffers(_: Variant, words: RulesWords, scope: Scope): Telling[] {
  const offers = scope.rules.turn?.offers;
  if (offers === undefined) return [];
  const { answer, refused, ...fields } = words.offers;
  return [
    ...tellFields(fields, offers, "/turn/offers", scope),
    ...told(answer, "/turn/offers", ["/turn/offers/price"]),
    ...told(refused, "/turn/offers", []),
  ];
}

/** The end of the game. */
export function tellEnd(_: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { noAction, rest = "nobody", ...others } = scope.rules.end;
  const { rest: restWords, noAction: noActionWords, ...otherWords } = words.end;
  // A player who always passes is never without an action.
  const stuck = scope.rules.turn?.pass === "always" ? {} : { noAction };
  const counted: Pick<EndDefinition, "rest"> = scope.counts ? { rest } : {};
  return [
    ...tellFields(
      { noAction: noActionWords },
      stuck as Pick<EndDefinition, "noAction">,
      "/end",
      scope,
    ),
    ...tellFields(otherWords, others, "/end", scope),
    ...tellFields({ rest: restWords }, counted, "/end", scope),
    ...(scope.counts ? told(words.mostWin, "/end", []) : []),
  ];
}
