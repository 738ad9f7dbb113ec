import type { Traits } from "./traits.ts";

/**
 * What each feature of a position is worth, in hundredths of a seed. All but the last two and those of danger are differences: the own number less
 * the enemy's.
 */
export interface Weights {
  /** A captured seed. */
  readonly captured: number;
  /** A seed in the row nearest the middle. */
  readonly inner: number;
  /** A seed in a row between. */
  readonly middle: number;
  /** A seed in the row farthest from the middle (boards of four rows and more). */
  readonly outer: number;
  /** A hole of one's own, where holes can change hands. */
  readonly owned: number;
  /** A hole with seeds. */
  readonly occupied: number;
  /** A hole with two seeds or more. */
  readonly ready: number;
  /** An enemy seed in danger, for the side that must act. */
  readonly attack: number;
  /** An own seed in danger, for the side that must act; usually negative. */
  readonly danger: number;
  /** An action to choose from, for the side that must act. */
  readonly mobility: number;
  /** Having to act. */
  readonly tempo: number;
}

const none: Weights = {
  captured: 0,
  inner: 0,
  middle: 0,
  outer: 0,
  owned: 0,
  occupied: 0,
  ready: 0,
  attack: 0,
  danger: 0,
  mobility: 0,
  tempo: 0,
};

/** Weights for variants whose rules have certain traits. The first entry that fits counts. */
interface Entry {
  readonly when: Partial<Traits>;
  readonly weights: Weights;
}

/**
 * Goré, Katro and Nsolo: fitted to the results of games the bot played with itself (a logistic regression over the starts of turns), and
 * rounded. The others: simple numbers, changed where matches said so. A change is worth keeping only if it wins on fresh openings:
 * the best of several tries on the same ones looks better than it is.
 */
const entries: readonly Entry[] = [
  {
    // Goré: a hole is worth about its price, a seed nothing before it is captured.
    when: { counted: true, territory: true },
    weights: {
      ...none,
      captured: 100,
      owned: 510,
      occupied: 175,
      attack: 28,
      mobility: -10,
      tempo: 30,
    },
  },
  {
    // Kalah: what is captured.
    when: { counted: true, stores: true },
    weights: { ...none, captured: 100, inner: 20 },
  },
  {
    // Oware: what is captured, and room to move.
    when: { counted: true },
    weights: { ...none, captured: 100, inner: 10, occupied: 30, mobility: 10 },
  },
  {
    // Katro: seeds far back are moves in hand, those in front are prey.
    when: { sownOn: true },
    weights: {
      ...none,
      inner: 30,
      middle: 85,
      outer: 180,
      occupied: 105,
      ready: 20,
      mobility: -18,
      tempo: 300,
    },
  },
  {
    // Kimasai: seeds, wherever they are.
    when: { singles: true },
    weights: { ...none, inner: 100, outer: 100, attack: 15, danger: -10, tempo: 16 },
  },
  {
    // Nsolo: what matters most is who threatens more, and not to be the one who must move.
    when: { bonus: "seeds" },
    weights: {
      ...none,
      captured: 78,
      inner: 91,
      outer: 129,
      occupied: 132,
      ready: -56,
      attack: 63,
      danger: -74,
      mobility: 105,
      tempo: -343,
    },
  },
  {
    // Tsoro, and whatever else is lost by having no move.
    when: {},
    weights: { ...none, inner: 82, outer: 100, occupied: 17, ready: 6, attack: 15, danger: -10 },
  },
];

/** The weights for a variant, chosen by its traits alone. */
export function weightsFor(traits: Traits): Weights {
  const fits = ({ when }: Entry): boolean =>
    Object.entries(when).every(([name, value]) => traits[name as keyof Traits] === value);
  return entries.find(fits)?.weights ?? none;
}
