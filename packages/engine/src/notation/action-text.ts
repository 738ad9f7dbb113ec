/** The texts of actions: `B7`, `C3>`, `B3^`, `xb3`, `offer:A1+A3`, `go`, `stop`, `accept`, `decline`, `pass`, `swap`. */
import { GO, kindOf, OFFER, SOW, STEP, TAKE, valueOf } from "../rules/layout.ts";
import type { Board } from "../types.ts";

/** From `GO` on. */
const WORDS = ["go", "stop", "accept", "decline", "pass", "swap"];

/** Writes actions as texts on one board. */
export interface ActionTexts {
  readonly text: (action: number) => string;
  /** `A1+A3`, holes in board order. */
  readonly maskText: (mask: number) => string;
}

/** The texts of a board. `direction`: which way a sowing without an arrow goes; undefined where the arrow must be written. */
export function actionTexts({ holes }: Board, direction: 0 | 1 | undefined): ActionTexts {
  const maskText = (mask: number): string =>
    holes
      .filter(({ index }) => index < 24 && (mask & (1 << index)) !== 0)
      .map(({ name }) => name)
      .join("+");

  return {
    maskText,
    text(action) {
      const value = valueOf(action);
      const kind = kindOf(action);
      if (kind >= GO) return WORDS[kind - GO]!;
      if (kind === OFFER) return `offer:${maskText(value)}`;
      const hole = holes[kind === SOW ? value >> 1 : value]!.name;
      if (kind === STEP) return `${hole}^`;
      if (kind === TAKE) return `x${hole}`;
      if (direction !== undefined) return hole;
      return hole + (value % 2 === 0 ? ">" : "<");
    },
  };
}
