/** Reading the texts of the phases in mid-turn. */
import {
  kindOf,
  PHASE_HEAD,
  PHASE_OFFER,
  PHASE_TAKE,
  SOW,
  valueOf,
  type Layout,
  type Position,
} from "../rules/layout.ts";
import type { PhaseWord } from "../rules/mid-turn.ts";
import { MOST_SEEDS } from "../variant/limits.ts";
import type { VariantDefinition } from "../variant/definition.ts";
import type { ActionReading } from "./read-actions.ts";

/** What phases are read with. */
export interface PhaseParts {
  readonly layout: Layout;
  readonly actions: ActionReading;
}

/** The reading of one phase. */
export interface PhaseReading {
  /** The phase in a position. */
  readonly phase: number;
  /** Reads the value into the position; false if it is none. Whether the phase can be is checked by the rules. */
  readonly read: (value: string, position: Position, parts: PhaseParts) => boolean;
}

/** By word. */
export const PHASE_READINGS: Readonly<Record<PhaseWord, PhaseReading>> = {
  head: {
    phase: PHASE_HEAD,
    read(value, position, { layout, actions }) {
      const lift = actions.code(value);
      if (lift < 0 || kindOf(lift) !== SOW) return false;
      position[layout.value] = valueOf(lift) >> 1;
      position[layout.value2] = valueOf(lift) & 1;
      return true;
    },
  },
  take: {
    phase: PHASE_TAKE,
    read(value, position, { layout }) {
      if (!/^[1-9][0-9]{0,4}$/.test(value) || Number(value) > MOST_SEEDS) return false;
      position[layout.value] = Number(value);
      return true;
    },
  },
  offer: {
    phase: PHASE_OFFER,
    read(value, position, { layout, actions }) {
      const mask = actions.mask(value);
      if (mask <= 0) return false;
      position[layout.value] = mask & 0xfff;
      position[layout.value2] = mask >> 12;
      return true;
    },
  },
};

/** The phases in mid-turn that the rules know. */
export function phaseWords({ landing, turn }: VariantDefinition): PhaseWord[] {
  const words: PhaseWord[] = [];
  if (landing.some(({ then }) => then.choose !== undefined)) words.push("head");
  if (landing.some(({ then }) => then.bonus !== undefined)) words.push("take");
  if (turn?.offers !== undefined) words.push("offer");
  return words;
}
