/** The rules of any variant in words, made from its data alone. */
import { MagombaError } from "../errors.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import { english } from "./english.ts";
import { houseRules } from "./house.ts";
import type { Language } from "./language.ts";
import { malay } from "./malay.ts";
import type { RulesWords, SectionName } from "./messages.ts";
import { pointerInFile } from "./places.ts";
import { scopeOf, type Scope } from "./scope.ts";
import { swahili } from "./swahili.ts";
import { tellBoard, tellCaptured, tellReserve, tellSetup, tellTotal } from "./tell-board.ts";
import { tellLanding } from "./tell-landing.ts";
import { tellCircuit, tellEnd, tellOffers, tellPass, tellSowing, tellStart } from "./tell-turn.ts";
import { tellFields, told, type Telling } from "./telling.ts";

export { languages, type Language } from "./language.ts";

/** A sentence of the rules. */
export interface RuleSentence {
  readonly text: string;
  /** Whether it tells a house rule: one that the definition names as chosen, since the sources leave it open. */
  readonly house: boolean;
  /** JSON pointer to the rule in the variant's definition. */
  readonly pointer: string;
}

/** Sentences that belong together. */
export interface RuleSection {
  readonly heading: string;
  readonly sentences: readonly RuleSentence[];
}

/** What a definition says about the game rather than about how it is played. */
type AboutField =
  | "format"
  | "id"
  | "name"
  | "otherNames"
  | "origin"
  | "options"
  | "house"
  | "total";

type RuleField = Exclude<keyof VariantDefinition, AboutField>;

type Teller = (variant: Variant, words: RulesWords, scope: Scope) => readonly Telling[];

const inLanguage: Readonly<Record<Language, RulesWords>> = {
  en: english,
  sw: swahili,
  ms: malay,
};

/** One teller for each part of a definition, in the order of the rules. */
const tellers: Readonly<Record<RuleField, readonly [section: SectionName, tell: Teller]>> = {
  board: ["board", tellBoard],
  setup: ["board", tellSetup],
  captured: ["board", tellCaptured],
  reserve: ["board", tellReserve],
  start: ["turn", tellStart],
  circuit: ["turn", tellCircuit],
  sowing: ["turn", tellSowing],
  landing: ["landing", tellLanding],
  turn: ["offers", tellOffers],
  end: ["end", tellEnd],
  repetition: [
    "end",
    (_, words, scope) => {
      const { rest, ...others } = scope.rules.repetition;
      // Only a count gives the rest out.
      const told = others.result === "count" && rest !== undefined ? { ...others, rest } : others;
      return tellFields(words.repetition, told, "/repetition", scope);
    },
  ],
  disputed: [
    "doubts",
    (_, words, { rules }) =>
      (rules.disputed ?? []).flatMap(({ rule, note }) => told(words.doubt(note), rule, [])),
  ],
};

/**
 * The rules of a variant, with its options as chosen, in whole sentences. Notes about doubts are the variant's author's own words, in
 * his language; everything else is made here. Throws `unknown-language`.
 */
export function rulesInWords(variant: Variant, language: Language): readonly RuleSection[] {
  if (!Object.hasOwn(inLanguage, language)) {
    throw new MagombaError("unknown-language", `no language ${String(language)}`);
  }
  const words = inLanguage[language];
  const scope = scopeOf(variant);
  const sections = new Map<SectionName, Telling[]>();
  for (const [section, tell] of Object.values(tellers)) {
    const known = sections.get(section) ?? [];
    sections.set(section, [...known, ...tell(variant, words, scope)]);
  }
  sections.get("board")!.push(...tellTotal(words, scope));
  sections.get("turn")!.push(...tellPass(words, scope));
  const isHouse = houseRules(variant, [...sections.values()].flat());
  return [...sections]
    .filter(([, sentences]) => sentences.length > 0)
    .map(([section, sentences]) => ({
      heading: words.headings[section],
      sentences: sentences.map((telling) => ({
        text: telling.text,
        house: isHouse(telling),
        pointer: pointerInFile(variant, telling.pointer),
      })),
    }));
}
