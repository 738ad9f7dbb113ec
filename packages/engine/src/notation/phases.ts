/** The texts of the phases in mid-turn: one for each. */
import {
  kindOf,
  offerMask,
  PHASE_HEAD,
  PHASE_OFFER,
  PHASE_TAKE,
  SOW,
  valueOf,
} from "../rules/layout.ts";
import { MOST_SEEDS } from "../variant/limits.ts";
import type { PhaseText } from "./position-parts.ts";

/** `head:B7`: the player goes on from there or stops. */
export const headPhase: PhaseText = {
  phase: PHASE_HEAD,
  word: "head",
  write: (position, { layout, notation }) =>
    notation.text((position[layout.value]! << 1) | position[layout.value2]!),
  read(value, position, { layout, notation }) {
    const lift = notation.code(value);
    if (lift < 0 || kindOf(lift) !== SOW) return false;
    position[layout.value] = valueOf(lift) >> 1;
    position[layout.value2] = valueOf(lift) & 1;
    return true;
  },
};

/** `take:2`: so many holes or seeds are still to be taken. */
export const takePhase: PhaseText = {
  phase: PHASE_TAKE,
  word: "take",
  write: (position, { layout }) => String(position[layout.value]!),
  read(value, position, { layout }) {
    if (!/^[1-9][0-9]{0,4}$/.test(value) || Number(value) > MOST_SEEDS) return false;
    position[layout.value] = Number(value);
    return true;
  },
};

/** `offer:A1+A3`: an offer must be answered. */
export const offerPhase: PhaseText = {
  phase: PHASE_OFFER,
  word: "offer",
  write: (position, { layout, notation }) => notation.maskText(offerMask(position, layout)),
  read(value, position, { layout, notation }) {
    const mask = notation.mask(value);
    if (mask <= 0) return false;
    position[layout.value] = mask & 0xfff;
    position[layout.value2] = mask >> 12;
    return true;
  },
};
