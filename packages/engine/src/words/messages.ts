/**
 * What a language must say. The tables follow the types of the variant language: a field or a word that is added there and missing
 * in a language does not compile. An empty text says nothing.
 */
import type {
  BonusDefinition,
  ChainDefinition,
  LandingConsequence,
} from "../variant/consequence-definition.ts";
import type {
  BoardDefinition,
  ClaimsDefinition,
  HoleSet,
  HouseDefinition,
  SetupEntry,
  StartCaptured,
} from "../variant/board-definition.ts";
import type { EndDefinition, RepetitionDefinition } from "../variant/end-definition.ts";
import type { LandingCondition } from "../variant/landing-definition.ts";
import type { CircuitDefinition, SowingDefinition } from "../variant/sowing-definition.ts";
import type { StartDefinition } from "../variant/start-definition.ts";
import type { OffersDefinition, TurnDefinition } from "../variant/turn-definition.ts";
import type { Scope } from "./scope.ts";

/** A text, or one that hangs on the variant's other rules. */
export type Text = string | ((scope: Scope) => string);

/** The words of a field, truth values by name; only those it can have. */
type WordOf<V> = V extends string ? V : V extends true ? "true" : "false";

/** How the values of one field are told: words one by one, everything else by a function. */
export type Saying<V> = [V] extends [boolean | string]
  ? string extends V
    ? (value: string, scope: Scope) => string
    : Readonly<Record<WordOf<V>, Text>>
  : (value: V, scope: Scope) => string;

/** An entry for each field of a definition. */
export type FieldWords<D> = { readonly [K in keyof D]-?: Saying<NonNullable<D[K]>> };

/** The texts of those fields of a definition that say something. */
export type Parts<D> = { readonly [K in keyof D]?: string };

/** The sections of the rules, in their order. */
export type SectionName = "board" | "turn" | "landing" | "offers" | "end" | "doubts";

/** A consequence without the parts that have sentences of their own. */
export type ConsequenceClauses = Omit<LandingConsequence, "chain" | "bonus">;

/** The words of one language. Entries that end up as sentences end in a stop; the others say so. */
export interface RulesWords {
  readonly headings: Readonly<Record<SectionName, string>>;

  readonly board: FieldWords<Omit<BoardDefinition, "marks" | "claims" | "house">>;
  /** `except` is told the holes as phrases of `holeSet`. */
  readonly claims: FieldWords<Omit<ClaimsDefinition, "except">> & {
    readonly except: (holes: readonly string[]) => string;
  };
  readonly house: (house: HouseDefinition) => string;
  /** Whose left and right. */
  readonly leftAndRight: string;
  /** A named group of holes, so many for each player; `holes` are phrases of `holeSet`. */
  readonly mark: (mark: string, count: number, holes: readonly string[]) => string;

  /** Phrases for the holes of a set, the fields left out that do not restrict it. */
  readonly holeSet: {
    /** Parts of phrases. */
    readonly parts: FieldWords<HoleSet>;
    /**
     * `each`: a phrase for every single hole of the set; else for all of them together. `side`: of this player only; undefined: of
     * both.
     */
    readonly phrase: (
      parts: Parts<HoleSet>,
      set: HoleSet,
      each: boolean,
      side: SetupEntry["side"],
    ) => string;
  };
  readonly setup: {
    /** `holes` is an `each` phrase; `instead`: an earlier sentence said otherwise of these holes. */
    readonly entry: (holes: string, seeds: number, instead: boolean) => string;
    readonly others: string;
    readonly captured: (captured: StartCaptured) => string;
    readonly reserve: (seeds: number) => string;
    readonly total: (seeds: number) => string;
  };

  readonly order: string;
  readonly lap: Text;
  readonly start: FieldWords<StartDefinition>;
  readonly circuit: FieldWords<CircuitDefinition>;
  /** Captures in passing and holes left out are whole sentences. */
  readonly sowing: FieldWords<SowingDefinition>;
  readonly turn: FieldWords<Omit<TurnDefinition, "offers">>;

  readonly landing: {
    /**
     * Phrases: `hole` and `house` are nouns, `owner`, `row`, `mark` and `blocked` follow them; `turn`, `stage` and `opening` say in which turns;
     * all others are clauses.
     */
    readonly condition: FieldWords<LandingCondition>;
    /** The condition as the beginning of a sentence. `otherwise`: only where no case before fits. */
    readonly when: (parts: Parts<LandingCondition>, otherwise: boolean, scope: Scope) => string;
    /**
     * Clauses; `to` begins with what joins it to the capture, `across` follows it; `claim`, `onwards`, `ends`, `takingAll`, `lastSeeds` and
     * `afterwards` are sentences. What is captured and how it is sown is told whole by `capture` and `to`: `totals`, `sowWith` and `sowFrom` say nothing by themselves.
     */
    readonly consequence: FieldWords<ConsequenceClauses>;
    /** The sentence of a case. */
    readonly sentence: (when: string, clauses: Parts<ConsequenceClauses>) => string;
    /** After a capture that leaves nothing more to do: `next` right after it, `capture` where a sentence about taking everything stands between. */
    readonly turnOver: Readonly<Record<"next" | "capture", string>>;
    readonly chain: {
      /** Parts of the sentence. */
      readonly parts: FieldWords<ChainDefinition>;
      readonly sentence: (parts: Parts<ChainDefinition>) => string;
    };
    readonly bonus: FieldWords<BonusDefinition>;
    /** Where no case fits; `some`: there are cases. */
    readonly rest: (some: boolean) => string;
  };

  readonly offers: FieldWords<OffersDefinition> & {
    readonly answer: string;
    readonly refused: string;
  };
  readonly end: FieldWords<EndDefinition>;
  /** Who wins when the seeds are counted. */
  readonly mostWin: string;
  readonly repetition: FieldWords<RepetitionDefinition>;
  /** A note of the variant's author about what is doubted. */
  readonly doubt: (note: string) => string;
}
