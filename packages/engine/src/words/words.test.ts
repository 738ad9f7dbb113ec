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
