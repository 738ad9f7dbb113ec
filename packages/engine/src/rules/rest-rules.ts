/** Who gets the seeds still on the board when captured seeds are counted: each hole's owner; the other kinds stand in `further-rest-rules.ts`. `all-kinds.ts` has the table. */
import type { CompileRest } from "./finish-parts.ts";

/** Where nothing has to be looked at before. */
export const nothing = (): void => undefined;

/** Each hole's owner. */
export const toOwner: CompileRest = ({ owner }) => ({
  begin: nothing,
  south: (position, hole, seeds) => (owner(position, hole) === 0 ? seeds : 0),
});
