/** A trial of a variant: random games, and what they show about it. */
import { Game } from "../game/game.ts";
import { seededRandom, type Random } from "../random.ts";
import { compile } from "../rules/compile.ts";
import { kindsOf, withKinds } from "../rules/kinds.ts";
import type { Result } from "../types.ts";
import type { Variant } from "../variant/variant.ts";
import type { TrialProblem, TrialReport } from "./report.ts";

export type { TrialProblem, TrialReport } from "./report.ts";

/** How much is tried. */
export interface TrialSettings {
  /** The most games. */
  readonly games: number;
  /** The most time; `Infinity` for none. It is looked at between actions. */
  readonly milliseconds: number;
  /** A whole number: the same seed gives the same games. */
  readonly seed: number;
  /** The most actions of one game. Default 2000. */
  readonly limit?: number;
  /** A clock in milliseconds. Default: the system's. */
  readonly now?: () => number;
}

const USUAL_LIMIT = 2000;

/** Plays random games of a variant and reports. Never throws for what the variant does: that is a problem in the report. */
export function trial(variant: Variant, settings: TrialSettings): TrialReport {
  const { games, milliseconds, seed, limit = USUAL_LIMIT, now = Date.now } = settings;
  const random = seededRandom(seed);
  const tally = new Tally(seed, limit);
  const endless = endlessFinder(variant);
  const deadline = now() + milliseconds;
  while (tally.games < games) {
    const ended = playOne(variant, { random, limit, tally, endless, late: () => now() > deadline });
    if (!ended) return tally.report(true);
  }
  return tally.report(false);
}

/** What one random game needs. */
interface Play {
  readonly random: Random;
  readonly limit: number;
  readonly tally: Tally;
  readonly endless: EndlessFinder;
  readonly late: () => boolean;
}

/** Plays one game into the tally. False: the time ran out first. */
function playOne(variant: Variant, { random, limit, tally, endless, late }: Play): boolean {
  const { capacity } = variant.rules.board;
  let before: Game | undefined;
  let action: string | undefined;
  const example = (): Example => ({ position: before?.position ?? "", action });
  try {
    let game = Game.start(variant);
    const follower = endless.follow();
    before = game;
    if (game.result !== undefined) tally.met("over-at-start", example());
    while (game.result === undefined && game.plies < limit) {
      if (late()) return false;
      tally.decision(game.actions.length);
      for (const unplayable of follower.endless(game.actions.length)) {
        tally.met("endless-sowing", { position: game.position, action: unplayable });
      }
      before = game;
      action = game.actions[random(game.actions.length)]!;
      game = game.play(action);
      follower.play(action);
      if (capacity !== undefined && game.seeds.some((seeds) => seeds > capacity)) {
        tally.met("over-capacity", example());
        break;
      }
    }
    if (game.result === undefined) tally.gaveUp(example());
    else tally.ended(game.plies, game.result, example());
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    tally.met("failed", { ...example(), detail });
    tally.gaveUp(example());
  }
  return true;
}

/** Follows a game on a position of its own, to find the sowings in it that would never end. */
interface Follower {
  readonly play: (action: string) => void;
  /** The endless sowings, when so many actions are legal. */
  readonly endless: (actions: number) => readonly string[];
}

interface EndlessFinder {
  readonly follow: () => Follower;
}

const NOTHING_ENDLESS: Follower = { play: () => {}, endless: () => [] };

function endlessFinder(variant: Variant): EndlessFinder {
  const sowsOn = variant.rules.landing.some(
    ({ then }) => then.relay === true || then.choose !== undefined || then.to === "sow",
  );
  if (!sowsOn) return { follow: () => NOTHING_ENDLESS };
  const rules = compile(variant);
  const lenient = compile(withoutForbidding(variant));
  const codes = new Int32Array(rules.maximumActions);
  const follow = (): Follower => {
    const position = rules.start();
    return {
      play: (action) => {
        rules.playUnchecked(position, rules.actionCode(action));
      },
      endless(actions) {
        const count = rules.candidates(position, codes, 0);
        // When nothing can be played there may be a pass, which is no candidate.
        if (count === actions && count > 1) return [];
        return Array.from(codes.subarray(0, count))
          .filter((code) => !rules.playable(position, code) && !lenient.playable(position, code))
          .map((code) => rules.actionText(code));
      },
    };
  };
  return { follow };
}

/** The same variant in which no capture is forbidden: what cannot be played there has no end. */
function withoutForbidding(variant: Variant): Variant {
  const landing = variant.rules.landing.map(({ when, then }) => ({
    when,
    then: then.takingAll === "forbidden" ? { ...then, takingAll: "allowed" as const } : then,
  }));
  return withKinds({ ...variant, rules: { ...variant.rules, landing } }, kindsOf(variant));
}

/** An example of a problem. */
interface Example {
  readonly position: string;
  readonly action?: string | undefined;
  readonly detail?: string;
}

/** Counts what happens, game by game. */
class Tally {
  readonly #seed: number;
  readonly #limit: number;
  readonly #problems = new Map<TrialProblem["code"], TrialProblem>();
  #finished = 0;
  #unfinished = 0;
  #lengths = 0;
  #longest = 0;
  #decisions = 0;
  #choices = 0;
  #most = 0;
  #south = 0;
  #north = 0;
  #draws = 0;
  #voids = 0;
  #repetitions = 0;
  #repetition: TrialReport["repetition"];
  #unended: Example = { position: "" };

  constructor(seed: number, limit: number) {
    this.#seed = seed;
    this.#limit = limit;
  }

  get games(): number {
    return this.#finished + this.#unfinished;
  }

  decision(actions: number): void {
    this.#decisions++;
    this.#choices += actions;
    this.#most = Math.max(this.#most, actions);
  }

  ended(length: number, result: Result, { position, action }: Example): void {
    this.#finished++;
    this.#lengths += length;
    this.#longest = Math.max(this.#longest, length);
    if (result.winner === "south") this.#south++;
    if (result.winner === "north") this.#north++;
    if (result.outcome === "draw") this.#draws++;
    if (result.outcome === "void") this.#voids++;
    if (result.reason !== "repetition" || action === undefined) return;
    this.#repetitions++;
    this.#repetition ??= { position, action };
  }

  gaveUp(example: Example): void {
    if (this.#unfinished++ === 0) this.#unended = example;
  }

  met(code: TrialProblem["code"], { position, action, detail }: Example): void {
    const known = this.#problems.get(code);
    this.#problems.set(
      code,
      known === undefined
        ? {
            code,
            count: 1,
            position,
            ...(action === undefined ? {} : { action }),
            ...(detail === undefined ? {} : { detail }),
          }
        : { ...known, count: known.count + 1 },
    );
  }

  report(outOfTime: boolean): TrialReport {
    const won = this.#south + this.#north;
    const broken = this.#problems.has("over-capacity") || this.#problems.has("failed");
    if (this.#finished === 0 && this.#unfinished > 0 && !broken) {
      for (let i = 0; i < this.#unfinished; i++) this.met("never-ends", this.#unended);
    }
    return {
      seed: this.#seed,
      games: this.games,
      finished: this.#finished,
      unfinished: this.#unfinished,
      limit: this.#limit,
      outOfTime,
      length: {
        mean: this.#finished === 0 ? 0 : this.#lengths / this.#finished,
        longest: this.#longest,
      },
      branching: {
        mean: this.#decisions === 0 ? 0 : this.#choices / this.#decisions,
        most: this.#most,
      },
      wins: { south: this.#south, north: this.#north },
      southShare: won === 0 ? undefined : this.#south / won,
      draws: this.#draws,
      voids: this.#voids,
      repetitions: this.#repetitions,
      ...(this.#repetition === undefined ? {} : { repetition: this.#repetition }),
      problems: [...this.#problems.values()],
    };
  }
}
