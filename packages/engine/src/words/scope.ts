/** What sentences about a variant may need to know besides the value they tell. */
import type { LandingConsequence } from "../variant/consequence-definition.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { LandingCondition } from "../variant/landing-definition.ts";
import type { Variant } from "../variant/variant.ts";

/** The variant as far as the wording of a rule hangs on its other rules. */
export interface Scope {
  /** The rules with options chosen. */
  readonly rules: VariantDefinition;
  /** Seeds in the game. */
  readonly total: number;
  /** 1, 2 or 3. */
  readonly rowsPerSide: number;
  /** Each player sows round his own rows only. */
  readonly ownCircuit: boolean;
  /** Holes, and the player's store, that a seed passes before it is back. */
  readonly circuitLength: number;
  readonly territory: boolean;
  readonly storesSown: boolean;
  /** A hole holds one seed at most: turns move single seeds. */
  readonly singleSeeds: boolean;
  /** A lap can be followed by another. */
  readonly sowsOn: boolean;
  /** The game can end with a count of the captured seeds. */
  readonly counts: boolean;
  /** Captured seeds are of use later: they are counted, or pay for holes. */
  readonly keepsCaptured: boolean;
  /** How many holes of each player bear a mark. */
  readonly markedHoles: (mark: string) => number;
  /** The landing case that is being told, with what earlier cases leave of its condition; `{}` elsewhere. */
  readonly when: LandingCondition;
  /** What follows in that case; `stop` elsewhere. */
  readonly then: LandingConsequence;
}

/** Whether a hole must hold more than a single seed to be played. */
export function needsMore(rules: VariantDefinition): boolean {
  return (rules.start?.minimum ?? 1) > 1;
}

/** What follows where no case is told. */
const NOTHING: LandingConsequence = { stop: true };

/** The scope of a variant's sentences, outside its landing cases. */
export function scopeOf({ rules, board, total }: Variant): Scope {
  const rowsPerSide = board.rows / 2;
  const ownCircuit = rules.circuit.holes === "own";
  const storesSown = rules.board.stores === "sown";
  const { end, repetition, turn } = rules;
  const canStop = end.noAction === "count" && turn?.pass !== "always";
  const counts =
    canStop ||
    end.allBelow !== undefined ||
    end.majority === true ||
    end.sideEmpty === true ||
    repetition.result === "count";
  return {
    rules,
    total,
    rowsPerSide,
    ownCircuit,
    circuitLength: board.columns * (ownCircuit ? rowsPerSide : board.rows) + (storesSown ? 1 : 0),
    territory: rules.board.territory === true,
    storesSown,
    singleSeeds: rules.board.capacity === 1,
    sowsOn: rules.landing.some(
      ({ then }) =>
        then.relay !== undefined || then.choose !== undefined || (then.to ?? "off") !== "off",
    ),
    counts,
    keepsCaptured: counts || turn?.offers !== undefined,
    markedHoles: (mark) =>
      board.holes.filter(({ side, marks }) => side === "south" && marks.includes(mark)).length,
    when: {},
    then: NOTHING,
  };
}
