import { describe, expect, test } from "vitest";
import {
  defineVariant,
  parseVariant,
  variant,
  variants,
  type Options,
  type Variant,
} from "../index.ts";
import { everyVariant } from "../../test/every-variant.ts";
import { languages, rulesInWords, type Language, type RuleSentence } from "./words.ts";

function sentencesOf(which: Variant, language: Language = "en"): readonly RuleSentence[] {
  return rulesInWords(which, language).flatMap(({ sentences }) => sentences);
}

function textsOf(which: Variant, language: Language = "en"): readonly string[] {
  return sentencesOf(which, language).map(({ text }) => text);
}

function parsed(json: object, options?: Options): Variant {
  const result = parseVariant(json, options);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.variant;
}

const plain = {
  format: 1,
  id: "sample",
  name: "Sample",
  board: { rows: 4, columns: 6 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own" },
  landing: [],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};

/** What a JSON pointer points to; undefined where there is nothing. */
function at(json: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((node, token) => (node as Record<string, unknown> | undefined)?.[token], json);
}

describe.each(everyVariant)("%s", (_name, which) => {
  test.each(languages)("is told in whole sentences in %s", (language) => {
    for (const { heading, sentences } of rulesInWords(which, language)) {
      expect(heading).toMatch(/^\p{Lu}/u);
      expect(sentences.length).toBeGreaterThan(0);
      for (const { text } of sentences) {
        expect(text).toMatch(/^[“«]*\p{Lu}.*[.”]$/su);
        expect(text).not.toMatch(/undefined|NaN|\[object|\s\s|\s[.,;]|[.,;]{2}/);
      }
    }
  });

  test("says the same of the same rules in every language", () => {
    const places = (language: Language): unknown =>
      rulesInWords(which, language).map(({ sentences }) =>
        sentences.map(({ house, pointer }) => ({ house, pointer })),
      );
    for (const language of languages) expect(places(language)).toEqual(places("en"));
  });

  test("is told in different words in each language", () => {
    const [english, ...others] = languages.map((language) => new Set(textsOf(which, language)));
    for (const other of others) {
      expect([...other].filter((text) => english!.has(text))).toEqual([]);
    }
  });

  test("points to entries that the definition has", () => {
    const pointers = sentencesOf(which).map(({ pointer }) => pointer);
    const entries = pointers.filter((pointer) => /^\/(setup|landing)\/\d+$/.test(pointer));
    expect(entries.length).toBeGreaterThan(0);
    for (const pointer of entries) expect(at(which.definition, pointer)).toBeDefined();
  });
});

describe("house rules are marked, and no others", () => {
  // The rules marked as house rules in the games' descriptions.
  test.each<[string, readonly string[]]>([
    [
      "tsoro",
      [
        "/landing/2/then/bonus",
        "/repetition/result",
        "/repetition/times",
        "/sowing/endlessAfter",
        "/sowing/origin",
      ],
    ],
    ["gore", ["/repetition/result", "/repetition/times", "/sowing/origin", "/turn/offers/keep"]],
    ["nsolo", ["/landing/1/then/bonus", "/sowing/endlessAfter", "/sowing/origin", "/turn/pass"]],
    ["kimasai", []],
    ["katro", ["/repetition/result", "/repetition/times", "/sowing/endlessAfter"]],
  ])("%s", (id, expected) => {
    const marked = sentencesOf(variant(id)).filter(({ house }) => house);
    expect(marked.map(({ pointer }) => pointer).toSorted()).toEqual(expected);
  });

  test("a rule that is not there marks nothing in its place", () => {
    const marked = sentencesOf(variant("tsoro", { bonus: 0, heads: 0 })).filter(
      ({ house }) => house,
    );
    expect(marked.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/repetition/result",
      "/repetition/times",
      "/sowing/endlessAfter",
      "/sowing/origin",
    ]);
  });

  test("a condition that an option takes away marks the case it is missing from", () => {
    const { definition } = variant("kalah");
    const house = ["/landing/1/when/opposite"];
    const marked = (emptyCapture: boolean): readonly string[] =>
      sentencesOf(defineVariant({ ...definition, house }, { emptyCapture }))
        .filter((sentence) => sentence.house)
        .map(({ pointer }) => pointer);
    expect(marked(false)).toContain("/landing/1");
    expect(marked(true)).toContain("/landing/1");
  });

  const optional = {
    ...plain,
    options: { relay: { values: [false, true], default: false } },
    landing: [
      { option: "relay", cases: { true: { when: { hole: "occupied" }, then: { relay: true } } } },
      { when: { hole: "empty" }, then: { again: true } },
    ],
  };

  test("places are those of the file, whatever options leave out", () => {
    const house = ["/landing/1"];
    for (const relay of [false, true]) {
      const cases = sentencesOf(parsed({ ...optional, house }, { relay })).filter(({ pointer }) =>
        pointer.startsWith("/landing/"),
      );
      expect(cases.map((sentence) => [sentence.pointer, sentence.house])).toEqual(
        relay
          ? [
              ["/landing/0", false],
              ["/landing/1", true],
            ]
          : [["/landing/1", true]],
      );
    }
  });

  test("a house rule in a case of an option marks only that case", () => {
    const setup = [{ option: "relay", cases: { true: { seeds: 3 }, false: { seeds: 4 } } }];
    const house = ["/setup/0/cases/true"];
    const marked = (relay: boolean): boolean =>
      sentencesOf(parsed({ ...optional, setup, house }, { relay })).find(
        ({ pointer }) => pointer === "/setup/0",
      )!.house;
    expect([marked(true), marked(false)]).toEqual([true, false]);
  });

  test("a list that an option chooses is pointed into where it stands", () => {
    const landing = {
      option: "relay",
      cases: {
        true: [{ when: {}, then: { relay: true } }],
        false: [{ when: {}, then: { again: true } }],
      },
    };
    const json = { ...optional, landing };
    const pointers = sentencesOf(parsed(json, { relay: true })).map(({ pointer }) => pointer);
    expect(pointers).toContain("/landing/cases/true/0");
  });
});

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

describe("numbers", () => {
  const repeated = (times: number, language: Language): string =>
    sentencesOf(parsed({ ...plain, repetition: { times, result: "draw" } }), language).find(
      ({ pointer }) => pointer === "/repetition/times",
    )!.text;

  test.each<[Language, number, string]>([
    ["en", 2, "the second time."],
    ["en", 3, "the third time."],
    ["en", 11, "the 11th time."],
    ["en", 21, "the 21st time."],
    ["en", 22, "the 22nd time."],
    ["en", 23, "the 23rd time."],
    ["sw", 2, "mara ya pili."],
    ["sw", 12, "mara ya 12."],
    ["ms", 2, "kali kedua."],
    ["ms", 12, "kali ke-12."],
  ])("%s: the position number %i", (language, times, expected) => {
    expect(repeated(times, language)).toContain(expected);
  });

  const keeping = (keep: number, language: Language): string =>
    sentencesOf(
      parsed({
        ...plain,
        board: { rows: 2, columns: 6, territory: true },
        turn: { offers: { holes: 1, price: 1, keep } },
      }),
      language,
    ).find(({ pointer }) => pointer === "/turn/offers/keep")!.text;

  test.each<[Language, string, string]>([
    ["en", "at least 1 hole.", "at least 2 holes."],
    ["sw", "angalau shimo 1.", "angalau mashimo 2."],
    ["ms", "sekurang-kurangnya 1 lubang.", "sekurang-kurangnya 2 lubang."],
  ])("%s: one hole and two", (language, one, two) => {
    expect(keeping(1, language)).toContain(one);
    expect(keeping(2, language)).toContain(two);
  });
});

test("what the author wrote stands as it is, and only under doubts", () => {
  const note = "<b>Nobody</b> & “no one” knows.";
  const json = {
    ...plain,
    name: "<i>Name</i>",
    disputed: [{ rule: "/board", note }],
  };
  for (const language of languages) {
    const sections = rulesInWords(parsed(json), language);
    const last = sections.at(-1)!;
    expect(last.sentences).toHaveLength(1);
    expect(last.sentences[0]).toMatchObject({ house: false, pointer: "/board" });
    expect(last.sentences[0]!.text).toContain(note);
    expect(JSON.stringify(sections.slice(0, -1))).not.toContain("<");
  }
});

test("a mark that is not known keeps its name", () => {
  const board = { rows: 4, columns: 6, marks: { tuz: [{ row: "outer", left: 1 }] } };
  for (const language of languages) {
    expect(textsOf(parsed({ ...plain, board }), language).join(" ")).toContain("“tuz”");
  }
});

test("a language that is not known is refused", () => {
  expect(() => rulesInWords(variant("katro"), "xx" as Language)).toThrow("xx");
  expect(() => rulesInWords(variant("katro"), "toString" as Language)).toThrow("toString");
});

test("every built-in variant is told", () => {
  expect(variants.length).toBeGreaterThanOrEqual(5);
  for (const id of variants) expect(textsOf(variant(id)).length).toBeGreaterThan(12);
});
