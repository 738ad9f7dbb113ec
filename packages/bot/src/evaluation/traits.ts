import type { VariantDefinition } from "@magomba/engine";

type LandingCondition = VariantDefinition["landing"][number]["when"];

/** What the rules of a variant say about the worth of its seeds and holes; read from its data once. */
export interface Traits {
  /** Captured seeds are counted at the end. Otherwise a player loses when he cannot act. */
  readonly counted: boolean;
  /** Holes can change hands. */
  readonly territory: boolean;
  /** Captured seeds are sown on and stay on the board. */
  readonly sownOn: boolean;
  /** No hole holds more than one seed. */
  readonly singles: boolean;
  /** What a player takes by choice after a capture. */
  readonly bonus: "none" | "holes" | "seeds";
  /** The circuit passes through stores. */
  readonly stores: boolean;
  /**
   * Which seeds are in danger: those before an empty inner hole of the enemy, alone or with their file; or those that one more seed makes a
   * number that is captured.
   */
  readonly danger: "none" | "opposite" | "file" | "totals";
  /** With `totals`: by the number of seeds in a hole, whether one more makes it a number that is captured. */
  readonly fragile: readonly boolean[];
}

/** Reads the traits of a variant whose options are chosen. */
export function traitsOf(rules: VariantDefinition): Traits {
  const captures = rules.landing.filter((entry) => entry.then.capture !== undefined);
  const bonus = captures.find((entry) => entry.then.bonus !== undefined)?.then.bonus;
  const totals = captures.flatMap((entry) =>
    entry.then.capture === "landing" ? numbersOf(entry.when.total) : [],
  );
  return {
    counted: rules.end.noAction === "count",
    territory: rules.board.territory === true,
    sownOn: captures.some(({ then }) => then.to === "sow" || then.to === "sowFromEnd"),
    singles: rules.board.capacity === 1,
    bonus: bonus === undefined ? "none" : bonus.seeds === undefined ? "holes" : "seeds",
    stores: rules.board.stores === "sown",
    danger: dangerOf(captures.map((entry) => entry.then.capture)),
    fragile: Array.from({ length: Math.max(0, ...totals) }, (_, seeds) =>
      totals.includes(seeds + 1),
    ),
  };
}

/** Any even or odd number stands for the small ones: holes that full are rare, and their worth is counted anyway. */
const LARGEST_PARITY = 16;

/** The numbers of seeds that a condition on the total names. */
function numbersOf(total: LandingCondition["total"]): readonly number[] {
  if (total === undefined) return [];
  if (total !== "even" && total !== "odd") return total;
  const first = total === "even" ? 2 : 1;
  return Array.from({ length: LARGEST_PARITY / 2 }, (_, step) => first + 2 * step);
}

function dangerOf(captures: readonly (string | undefined)[]): Traits["danger"] {
  if (captures.includes("file")) return "file";
  if (captures.includes("opposite")) return "opposite";
  return captures.includes("landing") ? "totals" : "none";
}
