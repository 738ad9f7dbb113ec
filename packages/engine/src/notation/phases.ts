/** The texts of the phases in mid-turn: one for each. */
import { offerMask, PHASE_HEAD, PHASE_OFFER, PHASE_TAKE } from "../rules/layout.ts";
import type { PhaseText } from "./position-parts.ts";

/** `head:B7`: the player goes on from there or stops. */
export const headPhase: PhaseText = {
  phase: PHASE_HEAD,
  word: "head",
  write: (position, { layout, notation }) =>
    notation.text((position[layout.value]! << 1) | position[layout.value2]!),
};

/** `take:2`: so many holes or seeds are still to be taken. */
export const takePhase: PhaseText = {
  phase: PHASE_TAKE,
  word: "take",
  write: (position, { layout }) => String(position[layout.value]!),
};

/** `offer:A1+A3`: an offer must be answered. */
export const offerPhase: PhaseText = {
  phase: PHASE_OFFER,
  word: "offer",
  write: (position, { layout, notation }) => notation.maskText(offerMask(position, layout)),
};
