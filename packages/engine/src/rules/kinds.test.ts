import { describe, expect, test } from "vitest";
import { variant } from "../index.ts";
import { allKinds } from "./all-kinds.ts";
import { compile } from "./compile.ts";
import { kindsOf, withKinds, type AllRuleKinds } from "./kinds.ts";

describe("kinds of rules travel with a variant", () => {
  test("that was parsed: all of them", () => {
    expect(kindsOf(variant("tsoro"))).toBe(allKinds);
  });

  test("and leave it plain data", () => {
    const tsoro = variant("tsoro");
    expect(structuredClone(tsoro)).toEqual({ ...tsoro });
    expect(JSON.parse(JSON.stringify(tsoro))).toEqual({ ...tsoro });
  });

  test("a kind that the rules need and the variant does not carry is missed, not left out", () => {
    const { captures: _captures, ...others } = allKinds;
    expect(() => compile(withKinds(variant("tsoro"), others))).toThrow(TypeError);
    expect(() => compile({ ...variant("tsoro") })).toThrow(
      expect.objectContaining({ code: "foreign-variant" }),
    );
  });
});

test("a table without one of its kinds does not compile", () => {
  const { file: _file, ...captures } = allKinds.captures;
  // @ts-expect-error `file` is missing.
  const withoutFile: AllRuleKinds = { ...allKinds, captures };
  const { sow: _sow, ...destinations } = allKinds.destinations;
  // @ts-expect-error `sow` is missing.
  const withoutSow: AllRuleKinds = { ...allKinds, destinations };
  const { house: _house, ...tests } = allKinds.tests;
  // @ts-expect-error `house` is missing.
  const withoutHouse: AllRuleKinds = { ...allKinds, tests };
  const { taking: _taking, ...turns } = allKinds.turns;
  // @ts-expect-error `taking` is missing.
  const withoutTaking: AllRuleKinds = { ...allKinds, turns };
  const { onward: _onward, ...laps } = allKinds.laps;
  // @ts-expect-error `onward` is missing.
  const withoutOnward: AllRuleKinds = { ...allKinds, laps };
  const { takingAll: _takingAll, ...parts } = allKinds;
  // @ts-expect-error `takingAll` is missing.
  const withoutTakingAll: AllRuleKinds = parts;
  expect(withoutFile).not.toHaveProperty("captures.file");
  expect(withoutSow).not.toHaveProperty("destinations.sow");
  expect(withoutHouse).not.toHaveProperty("tests.house");
  expect(withoutTaking).not.toHaveProperty("turns.taking");
  expect(withoutTakingAll).not.toHaveProperty("takingAll");
  expect(withoutOnward).not.toHaveProperty("laps.onward");
});
