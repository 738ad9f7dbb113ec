/** What follows a capture: further seeds, or another turn. */
import { compileBonus } from "./bonus.ts";
import type { CompileAfterwards } from "./consequence-parts.ts";
import { SOWN_WAITS } from "./outcomes.ts";

/** Compiles it; undefined where the turn is over. */
export const compileAfterwards: CompileAfterwards = (then, parts) =>
  then.afterwards === "again" ? () => SOWN_WAITS : compileBonus(then, parts);
