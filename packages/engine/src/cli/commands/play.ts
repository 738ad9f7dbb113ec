/** `magomba play VARIANT`: a game in the terminal, or from lines that are piped in. */
import { seededRandom } from "../../random.ts";
import { GOOD, type Command } from "../command.ts";
import type { ReadWords } from "../flags.ts";
import { GameSession, type SessionBot } from "../game-session.ts";
import { loadVariant, refuseExtraWords } from "../load-variant.ts";
import { Refusal } from "../refusal.ts";
import { wholeNumber } from "../whole-number.ts";

const flags = { bot: "text", seed: "text" } as const;

const BOTS: readonly string[] = ["random"];

/** The command. */
export const playCommand: Command = {
  name: "play",
  flags,
  takes: ["variant", "options"],
  async run({ words, surroundings, messages }) {
    const { variant, read, words: rest } = loadVariant(words, flags, surroundings);
    refuseExtraWords(rest, 0);
    const usualSeed = Math.floor(surroundings.now()) % 2_147_483_647;
    const seed = wholeNumber(read, "seed", usualSeed, [0, 2_147_483_647]);
    const session = new GameSession(variant, surroundings, messages.play, botOf(read, seed));
    surroundings.write(`${variant.rules.name}. ${messages.play.help}\n`);
    session.show();
    const ask = (): void => {
      if (surroundings.interactive) surroundings.write("> ");
    };
    ask();
    for await (const line of surroundings.lines()) {
      if (!session.take(line)) break;
      ask();
    }
    return GOOD;
  },
};

function botOf(read: ReadWords, seed: number): SessionBot | undefined {
  const given = read.values.get("bot");
  if (given === undefined) return undefined;
  if (BOTS.includes(given)) return { side: "north", random: seededRandom(seed) };
  throw new Refusal({ code: "wrong-value", flag: "bot", given, allowed: BOTS });
}
