/** Which sentences tell house rules. */
import type { VariantDefinition } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import { plainPointer, writtenIndices } from "./places.ts";
import type { Telling } from "./telling.ts";

/**
 * House rules are those the definition names: chosen where the sources are silent or contradict themselves. What is only disputed is told
 * as such, at the end. A pointer to a rule that is not there, and so holds by being absent, is about what is said beside it.
 */
export function houseRules(
  variant: Variant,
  sentences: readonly Telling[],
): (sentence: Telling) => boolean {
  const { house = [] } = variant.rules;
  const pointers = house.flatMap((pointer) => {
    const plain = plainPointer(variant, pointer);
    if (plain === undefined) return [];
    const named = sentences.some(({ covers }) => covers.some((rule) => touch(rule, plain)));
    if (named || isSaid(variant, plain)) return [plain];
    return [plain.slice(0, plain.lastIndexOf("/"))];
  });
  return ({ covers }) =>
    covers.some((rule) => pointers.some((pointer) => pointer !== "" && touch(rule, pointer)));
}

function touch(rule: string, pointer: string): boolean {
  return rule === pointer || rule.startsWith(`${pointer}/`) || pointer.startsWith(`${rule}/`);
}

/** Whether the rules say anything at a plain pointer. */
function isSaid(variant: Variant, plain: string): boolean {
  const tokens = plain.split("/").slice(1);
  const list = tokens[0];
  if ((list === "setup" || list === "landing") && tokens[1] !== undefined) {
    tokens[1] = String(writtenIndices(variant, list).indexOf(Number(tokens[1])));
  }
  let node: unknown = variant.rules satisfies VariantDefinition;
  for (const token of tokens) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, token)) return false;
    node = (node as Readonly<Record<string, unknown>>)[token];
  }
  return true;
}
