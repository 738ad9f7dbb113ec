/** Texts and links made to hold the reader up: all are refused with a code, by counted work, and soon. */
import { describe, expect, test } from "vitest";
import { writeLink } from "../src/game/link.ts";
import { Game, MagombaError, parseVariant, variant, variants, type Variant } from "../src/index.ts";
import { seededRandom } from "../src/random.ts";
import { fuzzSeed, onlyOwnErrors } from "./fuzzing.ts";
import { randomDefinition } from "./random-variants.ts";

/** Everything is lifted again, on the largest board, for as many laps as may be asked for. */
const slow = {
  format: 1,
  id: "slow",
  name: "Slow",
  board: { rows: 2, columns: 36 },
  setup: [{ seeds: 200 }],
  circuit: { holes: "all", direction: "either" },
  sowing: { endlessAfter: 10_000 },
  landing: [{ when: {}, then: { relay: true } }],
  turn: { pass: "always" },
  end: { noAction: "loses" },
  repetition: { times: 100, result: "draw" },
};

const sixRows = {
  board: { rows: 6, columns: 36 },
  circuit: { holes: "own", path: "serpentine", direction: "either" },
  setup: [{ seeds: 75 }],
};

function made(change: object): Variant {
  const parsed = parseVariant({ ...slow, ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.variant;
}

/** A link whose actions are the first of the list, so many times; its checksum is wrong. */
function linkOf(own: Variant, actions: number): string {
  return writeLink({
    variant: own,
    start: "",
    usualStart: "",
    anyTotal: false,
    choices: Array<number>(actions).fill(0),
    resigned: undefined,
    position: "",
  });
}

function codeOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof MagombaError ? error.code : String(error);
  }
}

const cases: readonly [string, object][] = [
  ["relays", {}],
  ["relays in six rows", sixRows],
  ["skipped origins", { sowing: { ...slow.sowing, origin: "skipped" } }],
  ["first seeds into the origin", { sowing: { ...slow.sowing, first: "origin" } }],
  [
    "holes that are jumped",
    { ...sixRows, sowing: { ...slow.sowing, jump: { owner: "any", totals: [74, 75, 76] } } },
  ],
  [
    "looks for captures in passing",
    {
      ...sixRows,
      sowing: { ...slow.sowing, passing: { totals: [16_383], owner: "any", to: "sower" } },
    },
  ],
  [
    "turns that must capture",
    {
      board: { rows: 4, columns: 36 },
      circuit: { holes: "own", direction: "either" },
      setup: [{ seeds: 113 }],
      start: { mustCapture: { minimum: 2, maximum: 20 } },
    },
  ],
  ["single laps", { landing: [] }],
];

describe.each(cases)("a variant of one's own with endless %s", (_name, change) => {
  const own = made(change);

  test("is listed soon", () => {
    expect(onlyOwnErrors(() => Game.start(own).actions)).toBe(true);
  });

  test("does not hold up the reader of a link", () => {
    const link = linkOf(own, 40_000);
    expect(codeOf(() => Game.fromLink(link))).toMatch(/^link-(too-long|action)$/);
  });

  test("does not hold up the reader of a text", () => {
    const turns = "A1> a1> A2< a2< ".repeat(20_000);
    const text = `variant: ${JSON.stringify(own.definition)}\n\n${turns}\n`;
    expect(codeOf(() => Game.parse(text, { lenient: true }))).toMatch(/^game-(too-long|action)$/);
  });
});

test("long games of the built-in variants can be read", () => {
  for (const id of variants) {
    const random = seededRandom(2);
    let game = Game.start(variant(id));
    while (game.result === undefined && game.plies < 600) {
      game = game.play(game.actions[random(game.actions.length)]!);
    }
    expect(Game.fromLink(game.toLink()).position).toBe(game.position);
  }
});

test("a link to any variant is read or refused soon", () => {
  let read = 0;
  for (let seed = fuzzSeed; read < 12; seed++) {
    const random = seededRandom(seed);
    const definition = randomDefinition(random) as Record<string, object>;
    const parsed = parseVariant({
      ...definition,
      board: { ...definition["board"], rows: 2 + 2 * random(3), columns: 1 + random(36) },
      sowing: { ...definition["sowing"], endlessAfter: 10_000 },
    });
    if (!parsed.ok) continue;
    read++;
    const link = linkOf(parsed.variant, 5000);
    expect(() => onlyOwnErrors(() => Game.fromLink(link)), `FUZZ_SEED=${seed}`).not.toThrow();
  }
});

describe("a game text that grows in one place", () => {
  const katro = "variant: katro\n";
  const names = Array.from(
    { length: 60_000 },
    (_, index) => `x${index.toString(2).replaceAll("0", "a").replaceAll("1", "b")}: y`,
  );
  test.each<[string, string, string | undefined]>([
    ["comments", `${katro}\n1. C1 ${"{a} ".repeat(240_000)}`, "game-comment"],
    ["comments at the start", `${katro}\n${"{a} ".repeat(240_000)}`, "game-comment"],
    ["one comment", `${katro}\n1. C1 {${"a ".repeat(400_000)}}`, "game-comment"],
    ["headers", `${katro}${names.join("\n")}`.slice(0, 900_000), "game-header"],
    ["variations", `${katro}\n1. C1 c1 ${"(c2) ".repeat(180_000)}`, "game-variation"],
    ["variations within variations", `${katro}\n1. C1 ${"(C2 ".repeat(200_000)}`, "game-variation"],
    ["numbers", `${katro}\n${"1. ".repeat(300_000)}`, "game-text"],
    ["commas", `${katro}\n1. C1${",".repeat(900_000)}`, "game-text"],
    ["brackets of a definition", `variant: {"a":${"[".repeat(900_000)}\n`, "game-variant"],
    ["options", `${katro}options: ${"a=1 ".repeat(200_000)}\n`, "game-variant"],
    ["spaces", `${katro}\n${" ".repeat(900_000)}`, undefined],
    ["lines", `${katro}${"\n".repeat(900_000)}`, undefined],
  ])("%s", (_name, text, code) => {
    expect(codeOf(() => Game.parse(text))).toBe(code);
  });
});

test("a game has at most a hundred headers and an action a hundred variations", () => {
  let game = Game.start(variant("katro"));
  for (let number = 0; number < 100; number++) {
    game = game.withHeader(
      `x${"y".repeat(number % 10)}-${"z".repeat(Math.floor(number / 10))}`,
      "1",
    );
  }
  expect(codeOf(() => game.withHeader("one-more", "1"))).toBe("game-header");
  expect(Game.parse(game.toString()).headers.size).toBe(100);
  const line = game.play("C2");
  let main = game.play("C1");
  for (let number = 0; number < 100; number++) main = main.withVariation(line);
  expect(codeOf(() => main.withVariation(line))).toBe("game-variation");
  expect(Game.parse(main.toString()).variations).toHaveLength(100);
});
