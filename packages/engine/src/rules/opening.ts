/** The first turn of a game, where it differs from the others, so that a position must say whether it is the first. */
import type { VariantDefinition } from "../variant/definition.ts";
import { TURN_OPENING } from "./layout.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Whether it differs. */
export function marksOpening({ turn, sowing, landing }: VariantDefinition): boolean {
  if (turn?.swap === true || sowing?.jump?.opening === "sown") return true;
  return landing.some(({ when }) => when.opening !== undefined);
}

/** Compiles the mark on the first turn. */
export const compileOpening: CompileTurnKind = ({ rules, layout: { value } }) =>
  marksOpening(rules)
    ? {
        begin(position) {
          position[value] = TURN_OPENING;
        },
      }
    : undefined;
