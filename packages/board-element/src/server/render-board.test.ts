import { Game, defineVariant, variant } from "@magomba/engine";
import { describe, expect, test } from "vitest";
import { boardStyles, renderBoard } from "./render-board.ts";

/** The numbers in the holes, from the top left. */
const countsIn = (html: string): readonly number[] =>
  Array.from(html.matchAll(/part="count"[^>]*>(?<seeds>\d*)</g), ({ groups }) =>
    Number(groups!["seeds"]),
  );

/** The tag itself. */
const tagOf = (html: string): string => html.slice(0, html.indexOf(">") + 1);

test("a board is drawn where there is no document", async () => {
  expect(globalThis.document).toBeUndefined();
  const html = await renderBoard({ variant: "gore", actions: "A1" });
  const game = Game.start(variant("gore")).play("A1");
  expect(countsIn(html)).toEqual(game.seeds);
  expect(html).toMatch(
    /^<mancala-board variant="gore" actions="A1"><template shadowrootmode="open"><style>/,
  );
  expect(html).toMatch(/<\/template><\/mancala-board>$/);
  expect(html).toContain("North to move.");
});

test.each([
  ["gore", 8],
  ["katro", 36],
  ["oware", 12],
])("%s has %i holes, each with a name for those who do not see it", async (id, holes) => {
  const html = await renderBoard({ variant: id });
  expect(html.match(/role="gridcell"/g)).toHaveLength(holes);
  expect(html.match(/aria-label="[A-Za-z]\d+, \d+ seeds?, (?:South|North)/g)).toHaveLength(holes);
});

test("the other side can sit below", async () => {
  const { seeds } = Game.start(variant("tsoro", { columns: 8 })).play("B1");
  const html = await renderBoard({
    variant: "tsoro",
    options: { columns: 8 },
    actions: "B1",
    orientation: "north",
  });
  expect(countsIn(html)).toEqual(seeds.toReversed());
  expect(tagOf(html)).toContain(`options="{&quot;columns&quot;:8}"`);
});

test("the bar of a turn is drawn in its place", async () => {
  const html = await renderBoard({ variant: "gore", actions: "A1", controls: true });
  expect(html).toMatch(/class="[^"]*transport/);
});

test("the language is the board's", async () => {
  const html = await renderBoard({ variant: "katro", language: "sw" });
  expect(html).toMatch(/zamu ya kusini/i);
  expect(html).toContain(`lang="sw"`);
});

test("a whole game is drawn from its text, which the tag keeps", async () => {
  const game = Game.start(variant("gore")).play("A1").play("a1");
  const html = await renderBoard({ record: game.toString() });
  expect(countsIn(html)).toEqual(game.seeds);
  expect(tagOf(html)).toContain("variant: gore");
});

test("the solution of a puzzle is written as lines", async () => {
  const html = await renderBoard({ variant: "katro", puzzle: ["C1 c2 C3", "C4"] });
  expect(tagOf(html)).toContain(`puzzle="C1 c2 C3 | C4"`);
});

describe("what comes from elsewhere", () => {
  const hostile = `"><script>alert(1)</script>`;

  test.each([
    "record",
    "puzzle",
    "variant",
    "position",
    "actions",
    "label",
    "theme",
    "language",
    "name",
  ] as const)("stays text as %s", async (property) => {
    const html = await renderBoard({ variant: "gore", [property]: hostile }, { failed: () => {} });
    expect(html).not.toContain("<script");
  });

  test("stays text in annotations, nonces, addresses and further attributes", async () => {
    const html = await renderBoard(
      { variant: "gore", annotations: [{ type: "label", hole: "A1", text: hostile }] },
      { attributes: { title: hostile }, nonce: hostile },
    );
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("<script");
    expect(await renderBoard({ variant: "gore" }, { stylesheet: hostile })).not.toContain(
      "<script",
    );
  });

  test("cannot be a listener, nor one of the board's own attributes, nor end the tag", async () => {
    for (const name of ["onclick", "variant", "a b", "x>", "A", ""]) {
      const attributes = { [name]: "1" };
      // oxlint-disable-next-line no-await-in-loop
      await expect(renderBoard({ variant: "gore" }, { attributes })).rejects.toThrow(TypeError);
    }
  });
});

describe("a description of no game", () => {
  test.each([
    [{ variant: "chess" }, "unknown-variant"],
    [{ variant: "katro", actions: "Z1" }, "malformed-action"],
    [{ variant: "katro", options: "[" }, "options-json"],
  ])("%j is told to the caller, and said on the board", async (board, expected) => {
    const codes: string[] = [];
    const html = await renderBoard(board, { failed: (code) => codes.push(code) });
    expect(codes).toEqual([expected]);
    expect(html).toMatch(/role="alert">[^<]*This board cannot be shown/);
    expect(html).not.toContain("gridcell");
  });

  test("without a variant the board is empty, and that is no failure", async () => {
    const html = await renderBoard({}, { failed: () => expect.fail("no failure") });
    expect(html).toContain("<div data-drawn></div>");
  });
});

describe("a game", () => {
  test("of a built-in variant is described by attributes", async () => {
    const start = Game.start(variant("katro", { rows: 4 }));
    const game = start.play(start.actions[0]!);
    const html = await renderBoard({ game, interactive: true });
    expect(tagOf(html)).toBe(
      `<mancala-board variant="katro" options="{&quot;rows&quot;:4,&quot;columns&quot;:6,&quot;direction&quot;:&quot;forward&quot;,&quot;loneStep&quot;:false}" ` +
        `actions="${start.actions[0]}" interactive="">`,
    );
    expect(countsIn(html)).toEqual(game.seeds);
  });

  test("from a position says so", async () => {
    const position = "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS";
    const html = await renderBoard({ game: Game.from(variant("gore"), position) });
    expect(tagOf(html)).toContain(`position="${position}"`);
  });

  test("of a page's own variant is drawn, and left to the page", async () => {
    const { definition } = variant("gore");
    const own = defineVariant({ ...definition, id: "my-gore" });
    const game = Game.start(own);
    const html = await renderBoard({ game });
    expect(tagOf(html)).toBe("<mancala-board>");
    expect(countsIn(html)).toEqual(game.seeds);
    expect(countsIn(await renderBoard({ variant: own }))).toEqual(game.seeds);
  });
});

describe("styles", () => {
  test("stand in the board, with a nonce where one is wanted", async () => {
    const html = await renderBoard({ variant: "gore" }, { nonce: "abc" });
    const style = /<style nonce="abc">(?<rules>[\s\S]+?)<\/style>/.exec(html)?.groups?.["rules"];
    expect(style).toBe(await boardStyles({ variant: "gore" }));
    expect(style).toContain("--arrangement");
  });

  test("can be linked instead, so that no inline style is needed", async () => {
    const html = await renderBoard(
      { variant: "gore", theme: "paper" },
      { stylesheet: "/board.css?theme=paper" },
    );
    expect(html).toContain(`<link rel="stylesheet" href="/board.css?theme=paper">`);
    expect(html).not.toMatch(/<style|\sstyle=/);
  });

  test("do not depend on the position", async () => {
    const [start, later] = await Promise.all([
      boardStyles({ variant: "katro" }),
      boardStyles({ variant: "katro", actions: "C1" }),
    ]);
    expect(later).toBe(start);
  });

  test("have the theme's values", async () => {
    const paper = await boardStyles({ variant: "gore", theme: "paper" });
    expect(paper).toMatch(/\[data-drawn\] \.room\{[^}]*--board:var\(--mancala-board,/);
    expect(await boardStyles({ variant: "gore", theme: "no such" })).toBe(
      await boardStyles({ variant: "gore" }),
    );
  });
});

test("every property of the board is written that has an attribute", async () => {
  const html = await renderBoard({
    variant: "gore",
    interactive: true,
    list: true,
    verbosity: "brief",
    bot: "north",
    level: 3,
    botSpeed: 90,
    name: "answer",
    required: true,
    speed: 0,
  });
  const tag = tagOf(html);
  for (const text of [
    `interactive=""`,
    `list=""`,
    `verbosity="brief"`,
    `bot="north"`,
    `bot-speed="90"`,
  ]) {
    expect(tag).toContain(text);
  }
  for (const text of [`level="3"`, `name="answer"`, `required=""`, `speed="0"`]) {
    expect(tag).toContain(text);
  }
});

test("what the page puts into holes stays, and has its slots", async () => {
  const content = `<b slot="A1">!</b><i slot='b2'>?</i>`;
  const html = await renderBoard({ variant: "gore" }, { content });
  expect(html).toContain(`</template>${content}</mancala-board>`);
  expect(html.match(/<slot name="[^"]+">/g)).toEqual([`<slot name="A1">`]);
});
