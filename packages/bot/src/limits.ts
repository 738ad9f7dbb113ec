import { BotError } from "./errors.ts";
import { deepest } from "./types.ts";
import type { Limits } from "./types.ts";

/** Limits with every field filled in; `Infinity` where there is none. */
export interface FullLimits {
  readonly milliseconds: number;
  readonly depth: number;
  readonly nodes: number;
}

/**
 * Checks limits and joins them with those of a level: the tighter one counts.
 *
 * @throws BotError `bad-limit`, `no-limit`
 */
export function fullLimits(asked: Limits, level: Limits = {}): FullLimits {
  const { milliseconds, depth, nodes } = asked;
  if (milliseconds !== undefined && !(isNumber(milliseconds) && milliseconds >= 0)) {
    throw refused("milliseconds", "0 or more", milliseconds);
  }
  if (depth !== undefined && !(Number.isInteger(depth) && depth >= 1 && depth <= deepest)) {
    throw refused("depth", `a whole number from 1 to ${deepest}`, depth);
  }
  if (nodes !== undefined && !(Number.isInteger(nodes) && nodes >= 1)) {
    throw refused("nodes", "a whole number from 1", nodes);
  }
  const limits: FullLimits = {
    milliseconds: Math.min(milliseconds ?? Infinity, level.milliseconds ?? Infinity),
    depth: Math.min(depth ?? Infinity, level.depth ?? Infinity),
    nodes: Math.min(nodes ?? Infinity, level.nodes ?? Infinity),
  };
  if (limits.milliseconds === Infinity && limits.depth === Infinity && limits.nodes === Infinity) {
    throw new BotError("no-limit", "a search needs milliseconds, a depth or a number of nodes");
  }
  return { ...limits, depth: Math.min(limits.depth, deepest) };
}

/** Numbers only, infinite ones included: a page may say «no limit of time» that way beside another limit. */
function isNumber(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(value);
}

function refused(part: string, expected: string, received: unknown): BotError {
  return new BotError("bad-limit", `${part} must be ${expected}, not ${String(received)}`, part);
}
