/** The texts of sowings: `B7`, or `B7>` and `B7<` where there is a choice. Those of other actions stand with the kinds of rules that bring them. */
import type { Layout } from "../rules/layout.ts";

/** Writes the value of an action of one kind. */
export type ActionText = (value: number) => string;

/** The texts of sowings on a board. `direction`: which way a sowing without an arrow goes; undefined where the arrow must be written. */
export function sowingText(
  { names }: Pick<Layout, "names">,
  direction: 0 | 1 | undefined,
): ActionText {
  return (value) =>
    names[value >> 1]! + (direction !== undefined ? "" : value % 2 === 0 ? ">" : "<");
}
