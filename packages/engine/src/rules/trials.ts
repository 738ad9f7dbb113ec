/** Trials: sowings followed without a player, to know whether they end and are allowed. */
import type { LandingCase } from "../variant/landing-definition.ts";
import type { CompileTurnKind } from "./turn-parts.ts";

/** Whether a case may sow on. */
function sowsOn({ then: { relay, choose, to } }: LandingCase): boolean {
  return (relay ?? choose) !== undefined || to?.startsWith("sow") === true;
}

/** Compiles trials that play on copies, where a sowing can turn out endless or forbidden. */
export const compileTrials: CompileTurnKind = ({ rules: { landing }, layout }, turn) => {
  const mayBeEndless = landing.some(sowsOn);
  if (!mayBeEndless && landing.every(({ then }) => then.takingAll !== "forbidden")) {
    return undefined;
  }
  const scratch = new Int16Array(layout.size);
  return {
    trials: {
      mayBeEndless,
      keep(position, into, offset, count) {
        let at = offset;
        for (const action of into.slice(offset, offset + count)) {
          scratch.set(position);
          if (turn.play(scratch, action, undefined)) into[at++] = action;
        }
        return at - offset;
      },
    },
  };
};
