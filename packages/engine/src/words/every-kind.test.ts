/** Walks the shapes of the variant language: whatever a definition can say must change what the rules say in words. */
import { describe, expect, test } from "vitest";
import { parseVariant, type Variant } from "../index.ts";
import type { Shape } from "../variant/shape.ts";
import { variantShape } from "../variant/shapes.ts";
import { languages, rulesInWords, type Language } from "./words.ts";

type Json = unknown;

/** Fields that say where a game comes from, and not how it is played; the check on its set-up; and which of its rules are house rules. */
const ABOUT = [
  "format",
  "id",
  "name",
  "otherNames",
  "origin",
  "options",
  "house",
  "disputed",
  "total",
];

/** Two rows a side, round the own rows, relay wherever the last seed falls. */
const plain = {
  format: 1,
  id: "sample",
  name: "Sample",
  board: {
    rows: 4,
    columns: 6,
    marks: { head: [{ row: "outer", right: 2 }], tail: [{ row: "outer", left: 1 }] },
  },
  setup: [{ row: "outer", seeds: 4 }],
  circuit: { holes: "own" },
  start: { minimum: 2 },
  landing: [{ when: {}, then: { relay: true } }],
  turn: {},
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};

const threeRows = {
  ...plain,
  board: { ...plain.board, rows: 6 },
  circuit: { holes: "own", path: "serpentine" },
};

const wholeBoard = {
  ...plain,
  board: { rows: 2, columns: 6 },
  setup: [{ seeds: 4 }],
  circuit: { holes: "all" },
};

const claimed = { ...wholeBoard, board: { rows: 2, columns: 6, claims: { most: 1 } } };

/** Turns that begin with a capture go first. */
const guided = { ...plain, start: { minimum: 2, mustCapture: { minimum: 2, maximum: 9 } } };

const entering = { ...guided, start: { ...guided.start, entry: {} }, reserve: 5 };

const withHouse = {
  ...entering,
  board: {
    ...plain.board,
    marks: { head: [{ row: "inner", column: 3 }], tail: [{ row: "inner", column: 1 }] },
    house: { mark: "head", works: 4 },
  },
};

function capturing(then: object, base: object = plain): object {
  return { ...base, landing: [{ when: { hole: "empty" }, then: { to: "off", ...then } }] };
}

const withChain = capturing({
  capture: "landing",
  chain: { direction: "both", owner: "any", totals: [2] },
});

/** Definitions in which the fields at and below a path have a meaning, where the plain one gives them none. */
const contexts: Readonly<Record<string, object>> = {
  "/board/rows": { ...threeRows, board: { columns: 6 }, setup: [{ seeds: 2 }] },
  "/board/stores": wholeBoard,
  "/board/claims": claimed,
  "/board/claims/except": {
    ...threeRows,
    board: { ...threeRows.board, claims: { most: 1, except: [{}] } },
  },
  "/board/house": withHouse,
  "/board/capacity": {
    ...plain,
    start: { singleInto: "empty" },
    setup: [{ row: "outer", seeds: 1 }],
    landing: [{ when: { row: "inner" }, then: { capture: "opposite", to: "off" } }],
  },
  "/board/marks": { ...threeRows, board: { rows: 6, columns: 6, marks: { head: [{}] } } },
  "/setup": threeRows,
  "/captured": { ...plain, captured: { south: 4, north: 5 } },
  "/reserve": entering,
  "/start/mustCapture": guided,
  "/start/loneEnd": guided,
  "/start/entry": withHouse,
  "/start/loneStep": threeRows,
  "/sowing/jump": { ...wholeBoard, sowing: { jump: { owner: "any", totals: [2] } } },
  "/sowing/passing": {
    ...wholeBoard,
    sowing: { passing: { totals: [4], owner: "any", to: "owner" } },
  },
  "/circuit/holes": { ...wholeBoard, circuit: {} },
  "/landing/0/when/hole": {
    ...wholeBoard,
    board: { rows: 2, columns: 6, stores: "sown" },
    landing: [{ when: {}, then: { again: true } }],
  },
  "/landing/0/when/owner": wholeBoard,
  "/landing/0/when/row": threeRows,
  "/landing/0/when/claimable": claimed,
  "/landing/0/when/turn": guided,
  "/landing/0/when/stage": entering,
  "/landing/0/when/house": withHouse,
  "/landing/0/when/blocked": { ...guided, turn: { block: { minimum: 2 } } },
  "/landing/0/then/chain": withChain,
  "/landing/0/then/withLanding": capturing({ capture: "opposite" }),
  "/landing/0/then/to": capturing({ capture: "opposite" }, guided),
  "/landing/0/then/ends": capturing({ capture: "opposite", to: "sowFromEnd" }, guided),
  "/landing/0/then/sowWith": capturing({ capture: "opposite", to: "sow" }),
  "/landing/0/then/sowFrom": capturing({ capture: "opposite", to: "sow" }),
  "/landing/0/then/totals": capturing({ capture: "totals" }),
  "/landing/0/then/claim": capturing({ capture: "landing" }, claimed),
  "/landing/0/then/across": capturing({ capture: "beyond" }),
  "/landing/0/then/onwards": capturing({ capture: "beyond" }),
  "/landing/0/then/takingAll": capturing({ capture: "opposite" }),
  "/landing/0/then/afterwards": capturing({ capture: "opposite" }),
  "/landing/0/then/lastSeeds": capturing({ capture: "opposite", to: "sow" }),
  "/landing/0/then/capture": capturing({}),
  "/landing/0/then/bonus": capturing({ capture: "opposite", bonus: { holes: 2 } }),
  "/turn/offers": {
    ...wholeBoard,
    board: { rows: 2, columns: 6, territory: true },
    turn: { offers: { holes: 2, price: 3, keep: 1 } },
  },
  "/turn/block": guided,
  "/repetition/rest": { ...plain, repetition: { times: 3, result: "count" } },
  "/end/rest": { ...plain, end: { noAction: "count" } },
};

/** Values of fields whose shape does not list them. */
const values: Readonly<Record<string, readonly Json[]>> = {
  "/board/columns": [6, 7],
  "/board/house/mark": ["head", "tail"],
  "/board/capacity": [1],
  "/board/marks/head/0/left": [1, 2, 3],
  "/board/marks/head/0/right": [1, 2, 3],
  "/setup/0/left": [1, 2, 3],
  "/setup/0/right": [1, 2, 3],
  "/landing/0/when/mark": ["head", "tail"],
  "/landing/0/then/choose": [["relay", "stop"]],
  "/landing/0/then/bonus/exempt": ["head", "tail"],
};

/** A capture needs to be told where its seeds go; one of certain numbers, which. Only guided turns prefer the inner row. */
function besides(path: string, value: Json): object {
  if (path === "/start/rows" && value === "innerFirst") return guided.start;
  if (path !== "/landing/0/then/capture") return {};
  return { to: "off", ...(value === "totals" ? { totals: [2] } : {}) };
}

const NEEDED = ["/landing/0/then/to", "/landing/0/then/totals", "/reserve"];

interface Leaf {
  readonly path: string;
  readonly values: readonly Json[];
  /** Fields that exclude this one. */
  readonly instead: readonly string[];
  /** Whether it can be left out. */
  readonly optional: boolean;
}

/** Every field without parts, at a place where a definition can have it. */
function leaves(
  shape: Shape<unknown>,
  path: string,
  instead: readonly string[],
  optional: boolean,
): readonly Leaf[] {
  const known = values[path];
  if (known !== undefined) return [{ path, values: known, instead, optional }];
  switch (shape.kind) {
    case "word":
      return [{ path, values: shape.words, instead, optional }];
    case "integer": {
      const first = Math.max(shape.min, 2);
      return [{ path, values: [first, first + 1], instead, optional }];
    }
    case "list":
      if (shape.of.kind === "object") return leaves(shape.of, `${path}/0`, [], false);
      return [{ path, values: [[1], [2], [2, 3]], instead, optional }];
    case "either": {
      const lists = leaves(shape.list, path, instead, optional);
      const words = leaves(shape.word, path, instead, optional);
      return [
        { path, values: [...lists, ...words].flatMap((leaf) => leaf.values), instead, optional },
      ];
    }
    case "map":
      return leaves(shape.of, `${path}/head`, [], false);
    case "union":
    case "object": {
      const own = shape.kind === "object" ? shape.oneOf : Object.keys(shape.branches);
      const required = shape.kind === "object" ? shape.required : [];
      return Object.entries(shape.fields).flatMap(([name, field]) => {
        if (path === "" && ABOUT.includes(name)) return [];
        const alone = own?.includes(name) === true;
        const others = alone ? own!.filter((other) => other !== name) : [];
        const place = `${path}/${name}`;
        const needed = alone || required.includes(name) || NEEDED.includes(place);
        return leaves(field, place, others, !needed);
      });
    }
    case "text":
    case "scalar":
      throw new Error(`no values known for ${path}`);
  }
}

function contextOf(path: string): object {
  const known = Object.keys(contexts).filter((place) => `${path}/`.startsWith(`${place}/`));
  const longest = known.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? plain : contexts[longest]!;
}

/** The definition with a value at a path, or without the field there. */
function definitionWith(leaf: Leaf, value: Json): unknown {
  const definition = structuredClone(contextOf(leaf.path)) as Record<string, Json>;
  const tokens = leaf.path.split("/").slice(1);
  const last = tokens.pop()!;
  let node = definition;
  for (const token of tokens) {
    node[token] ??= {};
    node = node[token] as Record<string, Json>;
  }
  for (const other of leaf.instead) delete node[other];
  if (value === undefined) delete node[last];
  else Object.assign(node, besides(leaf.path, value), { [last]: value });
  return definition;
}

function variantOf(definition: unknown): Variant {
  const parsed = parseVariant(definition);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.variant;
}

function wordsOf(definition: unknown, language: Language): string {
  return rulesInWords(variantOf(definition), language)
    .flatMap(({ heading, sentences }) => [heading, ...sentences.map(({ text }) => text)])
    .join("\n");
}

const every = leaves(variantShape, "", [], false);

test("the walk reaches every part of a definition", () => {
  const parts = new Set(every.map(({ path }) => path.split("/")[1]));
  const all = Object.keys((variantShape as { fields: object }).fields);
  expect(new Set([...parts, ...ABOUT])).toEqual(new Set(all));
  expect(every.length).toBeGreaterThan(50);
});

describe.each(languages)("in %s", (language) => {
  test.each(every.map((leaf) => [leaf.path, leaf] as const))(
    "each value of %s is told in words of its own",
    (_path, leaf) => {
      const texts = leaf.values.map((value) => wordsOf(definitionWith(leaf, value), language));
      expect(new Set(texts).size).toBe(leaf.values.length);
      if (!leaf.optional) return;
      const without = wordsOf(definitionWith(leaf, undefined), language);
      // Where the field says what holds without it, it may be told in the same words; else never.
      expect(texts.filter((text) => text === without).length).toBeLessThanOrEqual(1);
      expect(texts.some((text) => text !== without)).toBe(true);
    },
  );

  test("exactly one of several consequences is told apart from the others", () => {
    const group = every.filter(({ path, instead }) => {
      return path.startsWith("/landing/0/then/") && instead.length > 1;
    });
    const texts = group.flatMap((leaf) =>
      leaf.values.map((value) => wordsOf(definitionWith(leaf, value), language)),
    );
    expect(group.length).toBeGreaterThan(3);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
