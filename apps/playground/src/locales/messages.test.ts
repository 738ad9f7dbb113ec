import { optionChoices, variant, variants, type Result, type ResultReason } from "@magomba/engine";
import { describe, expect, it } from "vitest";
import type { Decision } from "../record/decision.ts";
import { languages, speeds } from "../state/settings.ts";
import { languageNames, loadMessages } from "./language.ts";

const all = await Promise.all(languages.map((language) => loadMessages(language)));

/** Games that are told about in words of their own, not only in those made from their data. */
const described = ["tsoro", "gore", "nsolo", "kimasai", "katro", "kalah", "oware"];

const decisions: readonly Decision[] = [
  { kind: "sow" },
  { kind: "step" },
  { kind: "sow-or-offer" },
  { kind: "enter", left: 1 },
  { kind: "enter", left: 22 },
  { kind: "swap" },
  { kind: "head", hole: "B7" },
  { kind: "house", hole: "A5" },
  { kind: "take-holes", left: 1 },
  { kind: "take-holes", left: 2 },
  { kind: "take-seeds", left: 1 },
  { kind: "take-seeds", left: 5 },
  { kind: "answer", holes: ["A1"] },
  { kind: "answer", holes: ["A1", "A3"] },
  { kind: "pass" },
];

const reasons: readonly ResultReason[] = [
  "stuck",
  "none-left",
  "swept",
  "majority",
  "repetition",
  "row-empty",
  "resigned",
];

const botCodes = [
  "worker-missing",
  "worker-blocked",
  "worker-load",
  "worker-silent",
  "worker-died",
  "worker-version",
  "search-failed",
];

/** Every text at the leaves of a tree of messages, with its path. */
function leaves(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

describe.each(all.map((messages) => [messages.language, messages] as const))(
  "%s",
  (_language, m) => {
    it("leaves no text empty", () => {
      const texts = leaves(m);
      expect(texts.length).toBeGreaterThan(80);
      expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
    });

    it("has a sentence of its own for every decision", () => {
      const sentences = decisions.map((decision) => m.play.decision(decision));
      expect(new Set(sentences).size).toBe(decisions.length);
      expect(m.play.decision({ kind: "head", hole: "B7" })).toContain("B7");
      expect(m.play.decision({ kind: "take-seeds", left: 5 })).toContain("5");
    });

    it("tells every result and its reason", () => {
      const captured = { south: 1, north: 2 };
      const won: Result = { outcome: "win", winner: "south", reason: "stuck", captured };
      const drawn: Result = { outcome: "draw", winner: null, reason: "repetition", captured };
      const none: Result = { outcome: "void", winner: null, reason: "repetition", captured };
      const told = [
        m.play.result(won, "you"),
        m.play.result(won, "south"),
        m.play.result({ ...won, winner: "north" }, "north"),
        m.play.result(drawn, null),
        m.play.result(none, null),
      ];
      expect(new Set(told).size).toBe(told.length);
      const why = reasons.map((reason) => m.play.reason({ ...won, reason }));
      expect(new Set(why).size).toBe(reasons.length);
    });

    it("tells every failure of a bot, and one that is not known", () => {
      const told = [...botCodes, "something new"].map((code) => m.errors.bot(code));
      expect(new Set(told).size).toBe(told.length);
      expect(m.errors.bot("toString")).toBe(m.errors.bot("something new"));
    });

    describe.each(described)("of %s", (id) => {
      const { definition } = variant(id);
      const text = m.games[id];

      it("knows its rules and what is doubted", () => {
        expect(text?.rules?.length).toBeGreaterThanOrEqual(4);
        const untold = (definition.disputed ?? []).filter(({ rule }) => !text?.doubts?.[rule]);
        expect(untold).toEqual([]);
      });

      it("names its options, and their values each by a name of its own", () => {
        const choices = optionChoices(definition).map(({ name, values }) => ({
          name,
          named: m.setup.option(name) !== undefined,
          values: new Set(values.map((value) => m.setup.value(name, value))).size,
        }));
        expect(choices).toEqual(
          optionChoices(definition).map(({ name, values }) => ({
            name,
            named: true,
            values: values.length,
          })),
        );
      });
    });

    it.each(variants)("says in a line what kind of game %s is, and names its options", (id) => {
      expect(m.games[id]?.character).toMatch(/^\p{Lu}.*\.$/su);
      for (const { name, values } of optionChoices(variant(id).definition)) {
        expect(m.setup.option(name), name).toBeDefined();
        expect(new Set(values.map((value) => m.setup.value(name, value))).size).toBe(values.length);
        // A name from the variant's file, written in one word with capitals inside, is no language.
        const raw = values
          .map((value) => m.setup.value(name, value))
          .filter((it) => /[a-z][A-Z]/.test(it));
        expect(raw).toEqual([]);
      }
    });

    it("counts seeds", () => {
      for (const seeds of [0, 1, 2, 47]) expect(m.seats.captured(seeds)).toContain(String(seeds));
    });
  },
);

describe("languages", () => {
  it("differ from one another in almost every text", () => {
    const [english, ...others] = all.map((messages) => new Map(leaves(messages)));
    for (const other of others) {
      const same = [...other].filter(([path, text]) => english?.get(path) === text);
      expect(same.length).toBeLessThan(other.size / 6);
    }
  });

  it("are all named", () => {
    expect(Object.keys(languageNames).toSorted()).toEqual([...languages].toSorted());
    for (const messages of all) {
      expect(Object.keys(messages.page.speeds)).toEqual(Object.keys(speeds));
    }
  });
});
