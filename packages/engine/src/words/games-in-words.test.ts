/** What the rules of single games say, and must not say. */
import { describe, expect, test } from "vitest";
import { variant, type Options, type Variant } from "../index.ts";
import { languages, rulesInWords, type Language, type RuleSentence } from "./words.ts";

function sentencesOf(which: Variant, language: Language = "en"): readonly RuleSentence[] {
  return rulesInWords(which, language).flatMap(({ sentences }) => sentences);
}

function textsOf(which: Variant, language: Language = "en"): readonly string[] {
  return sentencesOf(which, language).map(({ text }) => text);
}

describe("the rules of the games", () => {
  test.each<[string, Options, string]>([
    ["tsoro", {}, "Each player has 2 heads: the 2 rightmost holes of the outer row."],
    ["tsoro", { heads: 1 }, "Each player has 1 head: the rightmost hole of the outer row."],
    ["tsoro", { heads: 1 }, "But 3 seeds lie in the rightmost hole of each player's outer row."],
    ["tsoro", {}, "There are 84 seeds in all."],
    ["tsoro", {}, "Only when you have no such hole may you move a single seed."],
    ["tsoro", { headsExempt: true }, "Seeds in the enemy's heads are safe from that."],
    ["tsoro", {}, "Such a game has no result."],
    ["nsolo", { columns: 36 }, "There are 284 seeds in all."],
    ["nsolo", {}, "But the rightmost hole of each player's inner row is empty."],
    ["nsolo", {}, "A player who has seeds but no move must pass; nobody else may."],
    ["nsolo", {}, "A player who has no seeds when it is his turn loses."],
    ["kimasai", {}, "A hole never holds more than 1 seed."],
    ["kimasai", {}, "On your turn you move one seed to the next hole."],
    ["kimasai", {}, "But the leftmost hole of each player's inner row is empty."],
    [
      "katro",
      {},
      "They go forward: the outer row from left to right, the middle row from right to left, the inner row from left to right, and round again.",
    ],
    [
      "katro",
      {},
      "If they are the enemy's last seeds, they stay where the last seed fell, and your turn is over.",
    ],
    ["gore", {}, "You must keep at least 1 hole."],
    ["gore", {}, "The game is over when every hole holds fewer than 3 seeds after a move."],
    ["gore", {}, "Whoever wins after declining an offer wins without glory."],
    ["oware", {}, "When the enemy has no seeds, you must play so that he gets some."],
    ["kalah", {}, "If the last seed falls in your store, you move again."],
    ["tsoro", {}, "You may start from any hole of yours."],
    ["kimasai", {}, "The hole that it goes to must be empty."],
    ["chisolo", {}, "But 1 seed lies in the fifth hole from the left of each player's inner row."],
    [
      "oware",
      {},
      "You also capture the unbroken run of holes right behind it with exactly 2 or 3 seeds each, as far as the holes are the enemy's.",
    ],
    [
      "gore",
      {},
      "You also capture every unbroken run of holes right behind and right ahead of it with exactly 2 or 4 seeds each, whoever owns them.",
    ],
  ])("%s %j: %s", (id, options, sentence) => {
    expect(textsOf(variant(id, options))).toContain(sentence);
  });

  /** In each language. */
  type Words = Readonly<Record<Language, RegExp>>;

  test.each<[string, string, Options, Words]>([
    [
      "a hole that must hold more is not said to need seeds",
      "tsoro",
      {},
      {
        en: /from any hole of yours that has seeds/,
        sw: /kuanza na shimo lako lolote lenye kete/,
        ms: /dari mana-mana lubang anda yang berisi\./,
      },
    ],
    [
      "no reserve and no house where there are none",
      "bao-kujifunza",
      { takasia: true },
      { en: /reserve|house/, sw: /akiba|nyumba/, ms: /simpanan|nyumba/ },
    ],
    [
      "a turn is not said to be over right after a rule that forbids a move",
      "oware",
      { grandSlam: "forbidden" },
      { en: /Then your turn/, sw: /Kisha zamu yako/, ms: /Kemudian giliran anda/ },
    ],
  ])("%s", (_name, id, options, words) => {
    for (const language of languages) {
      const sentences = sentencesOf(variant(id, options), language);
      const doubts = variant(id).rules.disputed ?? [];
      const rules = sentences.slice(0, sentences.length - doubts.length);
      expect(rules.map(({ text }) => text).join(" ")).not.toMatch(words[language]);
    }
  });

  test.each(languages)("without heads or bonus Tsoro does not speak of them in %s", (language) => {
    const texts = textsOf(variant("tsoro", { heads: 0, bonus: 0 }), language);
    const doubts = variant("tsoro").rules.disputed!.length;
    const rules = texts.slice(0, -doubts).join(" ");
    expect(rules).not.toMatch(/head|bonus|kichwa|vichwa|kepala|more holes/);
  });

  test("a game of single laps does not speak of endless ones, nor one of single seeds of long ones", () => {
    expect(sentencesOf(variant("gore")).map(({ pointer }) => pointer)).not.toContain(
      "/sowing/endlessAfter",
    );
    expect(sentencesOf(variant("kimasai")).map(({ pointer }) => pointer)).not.toContain(
      "/sowing/origin",
    );
  });
});
