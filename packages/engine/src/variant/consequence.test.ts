import { describe, expect, test } from "vitest";
import type { LandingConsequence } from "./consequence-definition.ts";
import { landingConsequence } from "./consequence-shapes.ts";
import { kindConditions } from "./kind-conditions.ts";
import { parseVariant } from "./parse.ts";
import type { VariantSource } from "./variant.ts";

/** The issues of a game with these landings. */
function issuesOf(...thens: unknown[]): readonly object[] {
  const parsed = parseVariant({
    format: 1,
    id: "small",
    name: "Small",
    options: { way: { values: ["off", "sow"], default: "off" } },
    board: { rows: 4, columns: 4, marks: { head: [{ right: 1 }], tail: [{ left: 1 }] } },
    setup: [{ seeds: 2 }],
    circuit: { holes: "own" },
    landing: thens.map((then) => ({ when: {}, then })),
    end: { noAction: "loses" },
    repetition: { times: 3, result: "draw" },
  });
  return parsed.ok ? [] : parsed.issues;
}

const at = "/landing/0/then";

describe("a consequence has the fields of its kind and no others", () => {
  test.each<[unknown, object]>([
    [{}, { path: at, code: "exactly-one", received: "none" }],
    [
      { stop: true, relay: true },
      { path: at, code: "exactly-one", received: "stop, relay" },
    ],
    [
      { relay: true, to: "off" },
      { path: `${at}/to`, code: "impossible", received: "no capture" },
    ],
    [{ capture: "file" }, { path: `${at}/to`, code: "missing", expected: "off | sow" }],
    [
      { capture: "landing", to: "sow" },
      { path: `${at}/to`, code: "impossible", expected: "off", received: "sow" },
    ],
    [
      { capture: "file", to: "sowFromEnd" },
      { path: `${at}/to`, code: "impossible", expected: "off | sow", received: "sowFromEnd" },
    ],
    [
      { capture: "file", to: "off", onwards: true },
      {
        path: `${at}/onwards`,
        code: "impossible",
        expected: "capture beyond",
        received: "file",
      },
    ],
    [
      { capture: "file", to: "sow", takingAll: "forbidden" },
      { path: `${at}/takingAll`, code: "impossible", expected: "to off", received: "sow" },
    ],
    [
      { capture: "target", to: "off", ends: 2 },
      {
        path: `${at}/ends`,
        code: "impossible",
        expected: "capture opposite, to sowFromEnd",
        received: "target, off",
      },
    ],
    [
      { capture: "target", to: "off", lastSeeds: "stay" },
      { path: `${at}/lastSeeds`, code: "impossible", expected: "to sow", received: "off" },
    ],
    [
      { capture: "totals", to: "off" },
      { path: `${at}/totals`, code: "missing" },
    ],
    [
      { capture: "fil", to: "off" },
      { path: `${at}/capture`, code: "unknown-word", received: "fil", nearest: "file" },
    ],
    [
      { capture: "file", too: "off" },
      { path: `${at}/too`, code: "unknown-field", received: "too", nearest: "to" },
    ],
  ])("%j", (then, issue) => {
    expect(issuesOf(then)).toEqual([expect.objectContaining(issue)]);
  });

  test("an option may stand for what tells the kind, as long as every value makes sense", () => {
    const way = { option: "way" };
    expect(issuesOf({ capture: "file", to: way })).toEqual([]);
    const stays = { option: "way", cases: { sow: "stay" } };
    expect(issuesOf({ capture: "file", to: way, lastSeeds: stays })).toEqual([]);
    const capture = { option: "way", cases: { off: "landing" }, else: "target" };
    expect(issuesOf({ capture, to: way })).toEqual([]);
    expect(issuesOf({ capture: "landing", to: way })).toEqual([
      expect.objectContaining({ path: `${at}/to`, received: "sow (way: sow)" }),
    ]);
    expect(issuesOf({ capture: "file", to: way, lastSeeds: "stay" })).toEqual([
      expect.objectContaining({ path: `${at}/lastSeeds`, code: "impossible" }),
    ]);
  });
});

test("bonuses that the phase could not tell apart are refused", () => {
  const capture = (bonus: object): object => ({ capture: "file", to: "off", bonus });
  const other = "/landing/1/then/bonus";
  expect(issuesOf(capture({ holes: 1 }), capture({ holes: 2 }))).toEqual([]);
  expect(issuesOf(capture({ holes: 1 }), capture({ seeds: "asCaptured" }))).toEqual([
    expect.objectContaining({ path: other, code: "impossible", received: "seeds" }),
  ]);
  const exempt = [capture({ holes: 1, exempt: "head" }), capture({ holes: 1, exempt: "tail" })];
  expect(issuesOf(...exempt)).toEqual([
    expect.objectContaining({ path: `${other}/exempt`, code: "impossible", received: "tail" }),
  ]);
});

test("combinations without a meaning cannot be written in TypeScript", () => {
  // @ts-expect-error One kind or the other.
  const both: LandingConsequence = { stop: true, relay: true };
  // @ts-expect-error Seeds that are sown on cannot be sown on after taking everything.
  const sown: LandingConsequence = { capture: "file", to: "sow", takingAll: "forbidden" };
  // @ts-expect-error Only captures beyond go onwards.
  const onwards: LandingConsequence = { capture: "file", to: "off", onwards: true };
  // @ts-expect-error It needs its totals.
  const totals: LandingConsequence = { capture: "totals", to: "off" };
  // @ts-expect-error The landing hole's own seeds are not sown on as captured ones.
  const written: VariantSource["landing"] = [{ when: {}, then: { capture: "landing", to: "sow" } }];
  const thens = [both, sown, onwards, totals];
  for (const then of [...thens, (written as readonly { then: unknown }[])[0]!.then]) {
    expect(issuesOf(then)).not.toEqual([]);
  }
});

describe("the published schema tells the kinds apart", () => {
  const conditions = kindConditions(landingConsequence);
  const reference = { $ref: "#/$defs/OptionReference" };
  const oneOf = (...words: string[]): object => ({ anyOf: [{ enum: words }, reference] });

  test("by the field that only one kind has", () => {
    const kinds = ["stop", "relay", "choose", "again", "capture"];
    expect(conditions["oneOf"]).toEqual(kinds.map((kind) => ({ required: [kind] })));
    expect(conditions["dependentRequired"]).toMatchObject({
      capture: ["to"],
      to: ["capture"],
      chain: ["capture", "to"],
    });
  });

  test("by what is captured, and where the seeds go", () => {
    expect(conditions["dependentSchemas"]).toMatchObject({
      chain: { properties: { capture: oneOf("landing") } },
      takingAll: { properties: { to: oneOf("off") } },
      withLanding: { properties: { capture: oneOf("opposite", "file"), to: oneOf("off") } },
      ends: { properties: { capture: oneOf("opposite"), to: oneOf("sowFromEnd") } },
    });
    const when = (tag: string, value: string): object => ({
      properties: { [tag]: { const: value } },
      required: [tag],
    });
    expect(conditions["allOf"]).toContainEqual({
      if: when("capture", "totals"),
      then: { required: ["totals"], properties: { to: oneOf("off") } },
    });
    expect(conditions["allOf"]).toContainEqual({
      if: when("to", "sowFromEnd"),
      then: { properties: { capture: oneOf("opposite") } },
    });
  });
});
