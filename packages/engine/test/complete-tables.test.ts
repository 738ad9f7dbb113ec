/** The tables of the variant language follow its types: an entry that is left out does not compile. */
import { describe, expect, test } from "vitest";
import { allKinds } from "../src/rules/all-kinds.ts";
import type { AllRuleKinds } from "../src/rules/kinds.ts";
import type { ChainDefinition, ConsequenceKinds } from "../src/variant/consequence-definition.ts";
import { integer, list, object, word } from "../src/variant/shape.ts";
import { english } from "../src/words/english.ts";
import { malay } from "../src/words/malay.ts";
import type { RulesWords } from "../src/words/messages.ts";
import { swahili } from "../src/words/swahili.ts";

test("rules without a kind of ends, rests or parts of a position", () => {
  const { sideEmpty: _sideEmpty, ...ends } = allKinds.ends;
  // @ts-expect-error `sideEmpty` is missing.
  const withoutEnd: AllRuleKinds = { ...allKinds, ends };
  const { even: _even, ...rests } = allKinds.rests;
  // @ts-expect-error `even` is missing.
  const withoutRest: AllRuleKinds = { ...allKinds, rests };
  const { claims: _claims, ...fields } = allKinds.fields;
  // @ts-expect-error `claims` is missing.
  const withoutField: AllRuleKinds = { ...allKinds, fields };
  expect(withoutEnd).not.toHaveProperty("ends.sideEmpty");
  expect(withoutRest).not.toHaveProperty("rests.even");
  expect(withoutField).not.toHaveProperty("fields.claims");
});

test("consequences without a kind", () => {
  type Names = Record<keyof ConsequenceKinds, string>;
  // @ts-expect-error All but the first are missing.
  const names: Names = { stop: "the turn is over" };
  expect(Object.keys(names)).toEqual(["stop"]);
});

test("shapes without a field, or with one of another kind", () => {
  const owner = word("enemy", "any");
  const totals = list(integer(1, 5), 1, 5);
  const direction = word("backward", "forward", "both");
  const whole = object<ChainDefinition>("Chain", { direction, owner, totals }, ["direction"]);
  // @ts-expect-error `totals` is missing.
  const lacking = object<ChainDefinition>("Chain", { direction, owner }, ["direction"]);
  const other = object<ChainDefinition>(
    "Chain",
    // @ts-expect-error A chain has an owner of its own words.
    { direction, owner: word("neighbour"), totals },
    ["direction"],
  );
  expect([whole, lacking, other].map(({ kind }) => kind)).toEqual(["object", "object", "object"]);
});

// Each language is a table of the same type, so what does not compile for one compiles for none.
describe.each([
  ["English", english],
  ["Swahili", swahili],
  ["Malay", malay],
])("%s without", (_name, words) => {
  test("a family", () => {
    const { repetition: _repetition, ...others } = words;
    // @ts-expect-error `repetition` is missing.
    const lacking: RulesWords = others;
    expect(lacking).not.toHaveProperty("repetition");
  });

  test("a field", () => {
    const { feeding: _feeding, ...start } = words.start;
    // @ts-expect-error `feeding` is missing.
    const lacking: RulesWords = { ...words, start };
    expect(lacking).not.toHaveProperty("start.feeding");
  });

  test("a word", () => {
    const { restToEnemy: _restToEnemy, ...takingAll } = words.landing.consequence.takingAll;
    const consequence = { ...words.landing.consequence, takingAll };
    // @ts-expect-error `restToEnemy` is missing.
    const lacking: RulesWords = { ...words, landing: { ...words.landing, consequence } };
    expect(lacking).not.toHaveProperty("landing.consequence.takingAll.restToEnemy");
  });

  test("a test of a landing", () => {
    const { stage: _stage, ...condition } = words.landing.condition;
    // @ts-expect-error `stage` is missing.
    const lacking: RulesWords = { ...words, landing: { ...words.landing, condition } };
    expect(lacking).not.toHaveProperty("landing.condition.stage");
  });
});
