/** Input made to do harm: everything is refused with a code, soon, and nothing of it runs or leaks into other objects. */
import { describe, expect, test } from "vitest";
import {
  Game,
  GameTextError,
  optionChoices,
  parseVariant,
  PositionError,
  variant,
} from "../src/index.ts";
import { onlyOwnErrors } from "./fuzzing.ts";

const TEN_MEGABYTES = 10_000_000;
const definition = JSON.parse(JSON.stringify(variant("katro").definition)) as object;

function codesOf(json: unknown): readonly string[] {
  const parsed = parseVariant(json);
  return parsed.ok ? [] : parsed.issues.map(({ code }) => code);
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

describe("a definition", () => {
  test.each<[string, unknown, string]>([
    ["that is a very long text", "x".repeat(TEN_MEGABYTES), "wrong-type"],
    ["with a very long name", { ...definition, name: "x".repeat(TEN_MEGABYTES) }, "too-long"],
    ["with a very long list", { ...definition, landing: Array(1_000_000).fill(1) }, "too-long"],
    [
      "with lists very deep in one another",
      { ...definition, setup: nested(100_000, (inner) => [inner]) },
      "too-deep",
    ],
    [
      "with cases very deep in one another",
      { ...definition, setup: nested(30, (inner) => ({ option: "rows", cases: { "6": inner } })) },
      "too-deep",
    ],
    [
      "with very many names",
      {
        ...definition,
        options: Object.fromEntries(
          Array.from({ length: 9000 }, (_, i) => [`o${i}`, { values: [1], default: 1 }]),
        ),
      },
      "too-long",
    ],
    ["with no number", { ...definition, sowing: { endlessAfter: Number.NaN } }, "wrong-type"],
    [
      "with a number without end",
      { ...definition, sowing: { endlessAfter: Infinity } },
      "wrong-type",
    ],
    ["with a huge number", { ...definition, sowing: { endlessAfter: 1e300 } }, "out-of-range"],
    ["with half a letter", { ...definition, name: "\uD800" }, "malformed"],
    ["with a function", { ...definition, setup: [{ seeds: () => 2 }] }, "wrong-type"],
    ["with a date", { ...definition, origin: new Date(0) }, "wrong-type"],
  ])("%s", (_name, json, code) => {
    const codes = codesOf(json);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.length).toBeLessThanOrEqual(200);
    expect(codes[0]).toBe(code);
  });

  test.each([
    ["setup", { option: "rows", cases: { "6": [{ seeds: 2 }] } }],
    ["end", { noAction: { option: "rows", cases: { "6": "loses" } } }],
  ])("whose %s is told for one value of an option only lacks it", (field, value) => {
    expect(codesOf({ ...definition, [field]: value })).toEqual(["missing"]);
  });

  test("whose case does nothing for one value of an option lacks what it does", () => {
    const landing = [{ when: {}, then: { relay: { option: "rows", cases: { "6": true } } } }];
    expect(codesOf({ ...definition, landing })).toEqual(["exactly-one"]);
  });

  test("cannot reach the prototype of objects", () => {
    const text = JSON.stringify(definition);
    for (const key of ["__proto__", "constructor", "prototype", "toString"]) {
      const json: unknown = JSON.parse(
        text.replace('"format"', `"${key}":{"polluted":true},"format"`),
      );
      expect(codesOf(json)).toContain("unknown-field");
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test("whose options may be words that every object knows means them like any other", () => {
    const options = {
      word: { values: ["constructor", "plain"], default: "plain" },
      number: { values: { option: "word", cases: { plain: [1] }, else: [2, 3] }, default: 2 },
    };
    const [, number] = optionChoices({ options }, { word: "constructor" });
    expect(number!.values).toEqual([2, 3]);
  });

  test("that goes round in itself", () => {
    const loop: Record<string, unknown> = { ...definition };
    loop["setup"] = [loop];
    expect(codesOf(loop)).toEqual(["too-deep"]);
  });

  test("that changes while it is read is read once", () => {
    let reads = 0;
    const shifty = {
      ...definition,
      get board() {
        reads++;
        return reads === 1 ? { rows: 4, columns: 4 } : { rows: 6, columns: -1 };
      },
    };
    parseVariant(shifty, {});
    expect(reads).toBe(1);
  });
});

test("a game whose every sowing takes as many laps as may be asked for is listed soon", () => {
  const endless = parseVariant({
    ...definition,
    options: {},
    start: {},
    board: { rows: 6, columns: 36 },
    circuit: { holes: "own", path: "serpentine", direction: "either" },
    setup: [{ seeds: 2 }],
    sowing: { endlessAfter: 10_000 },
    landing: [{ when: {}, then: { relay: true } }],
    house: [],
  });
  if (!endless.ok) throw new Error(JSON.stringify(endless.issues));
  expect(onlyOwnErrors(() => Game.start(endless.variant).actions)).toBe(true);
});

describe("a text of ten megabytes", () => {
  const long = "A1 ".repeat(TEN_MEGABYTES / 3);

  test("is no position", () => {
    expect(() => Game.from(variant("katro"), long)).toThrow(PositionError);
  });

  test("is no game", () => {
    expect(() => Game.parse(`variant: katro\n\n${long}`)).toThrow(GameTextError);
  });

  test("is no link", () => {
    expect(() => Game.fromLink("A".repeat(TEN_MEGABYTES))).toThrow(/link-too-long/);
  });
});
