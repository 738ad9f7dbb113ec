/** The landing cases in words. */
import type { Variant } from "../variant/variant.ts";
import { toldCases, type ToldCase } from "./landing-cases.ts";
import type { ConsequenceClauses, Parts, RulesWords } from "./messages.ts";
import { writtenIndices } from "./places.ts";
import type { Scope } from "./scope.ts";
import { partsOf, tellFields, told, type Telling } from "./telling.ts";

/** Consequences that are told in a sentence after that of their case. */
const EXTRA_CONSEQUENCES = [
  "claim",
  "onwards",
  "ends",
  "takingAll",
  "lastSeeds",
  "afterwards",
] as const;

/** Where the last seed falls, and what comes of it. */
export function tellLanding(variant: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { cases, rest } = toldCases(scope);
  const indices = writtenIndices(variant, "landing");
  const sentences = cases.flatMap((entry) =>
    tellCase(entry, `/landing/${indices[entry.index] ?? entry.index}`, words, scope),
  );
  if (rest) sentences.push(...told(words.landing.rest(cases.length > 0), "/landing", []));
  return sentences;
}

function tellCase(
  { index, when, otherwise }: ToldCase,
  pointer: string,
  { landing: words }: RulesWords,
  outside: Scope,
): Telling[] {
  const written = outside.rules.landing[index]!;
  const { then } = written;
  const scope = { ...outside, when, then };
  const { chain, bonus, ...others } = then;
  const beginning = words.when(partsOf(words.condition, when, scope), otherwise, scope);
  const clauses: { -readonly [K in keyof Parts<ConsequenceClauses>]: string } = partsOf(
    words.consequence,
    others,
    scope,
  );
  const extras = EXTRA_CONSEQUENCES.flatMap((field) => {
    const text = clauses[field] ?? "";
    delete clauses[field];
    return told(text, `${pointer}/then/${field}`);
  });
  const covers = [
    ...Object.keys(written.when).map((field) => `${pointer}/when/${field}`),
    ...Object.keys(others)
      .filter((field) => !EXTRA_CONSEQUENCES.some((extra) => extra === field))
      .map((field) => `${pointer}/then/${field}`),
  ];
  const sentences = told(words.sentence(beginning, clauses), pointer, covers);
  if (chain !== undefined) {
    const parts = partsOf(words.chain.parts, chain, scope);
    sentences.push(...told(words.chain.sentence(parts), `${pointer}/then/chain`));
  }
  if (bonus !== undefined && bonus.holes !== 0) {
    const place = `${pointer}/then/bonus`;
    const [first, ...more] = tellFields(words.bonus, bonus, place, scope);
    // Which holes are safe from it is part of the rule even where none are.
    const whole = bonus.exempt === undefined ? [place] : first!.covers;
    sentences.push({ text: first!.text, pointer: place, covers: whole }, ...more);
  }
  const between = then.takingAll !== undefined && then.takingAll !== "again";
  const turnOver = words.turnOver[between ? "capture" : "next"];
  const goesOn = then.to !== "off" || then.afterwards === "again";
  const over = goesOn ? [] : told(turnOver, pointer, []);
  // Moving again is the exception to the turn's end.
  if (then.takingAll === "again") sentences.push(...over, ...extras);
  else sentences.push(...extras, ...over);
  return sentences;
}
