import { expect, test } from "vitest";
import { addLanguage } from "../index.ts";
import type { Translation } from "../index.ts";
import { all, hole, wideStage, line, mountGame, one, tap } from "../../test/stage.ts";

wideStage();

test("a language that was added is spoken, and what it lacks is English", async () => {
  addLanguage("pl", () => import("../../test/languages/pl.ts"));
  const board = await mountGame("kimasai", {}, "", { language: "pl" });
  expect(one(board, ".room").lang).toBe("pl");
  expect(one(board, ".near").ariaLabel).toBe("Południe: zbite 0 ziaren");
  expect(line(board)).toBe("South to move.");
});

test("no word of another language is seen before those of the board's own have come", async () => {
  let come: (translation: { readonly messages: Translation }) => void = () => {};
  const coming = new Promise<{ readonly messages: Translation }>((resolve) => {
    come = resolve;
  });
  addLanguage("fi", () => coming);
  const board = document.createElement("mancala-board");
  Object.assign(board, { variant: "kimasai", language: "fi", interactive: true });
  document.body.append(board);
  await board.updateComplete;
  const words = (): readonly HTMLElement[] => all(board, ".side, .line");
  const seen = (it: HTMLElement): boolean => it.checkVisibility({ visibilityProperty: true });
  expect(words()).toHaveLength(3);
  expect(words().filter(seen)).toEqual([]);
  expect(all(board, ".hole").every(seen)).toBe(true);
  come({ messages: { language: "fi", side: () => "Etelä" } });
  await board.settled;
  expect(words().filter(seen)).toHaveLength(3);
  expect(words()[0]?.innerText).toBe("Etelä");
  // Later another language takes the place of one that is spoken.
  addLanguage("et", () => new Promise(() => {}));
  board.language = "et";
  await board.updateComplete;
  expect(words().filter(seen)).toHaveLength(3);
});

test("a language from right to left turns the chrome round, and leaves the board as it is", async () => {
  addLanguage("ar", async () => ({
    messages: { language: "ar", writing: "rtl", sentence: () => "دور الجنوب" },
  }));
  const latin = await mountGame("kimasai");
  const arabic = await mountGame("kimasai", {}, "", { language: "ar" });
  const left = (board: typeof latin, selector: string): number =>
    one(board, selector).getBoundingClientRect().left;
  expect(left(latin, ".line")).toBeLessThan(left(latin, ".tools"));
  expect(left(arabic, ".line")).toBeGreaterThan(left(arabic, ".tools"));
  expect(getComputedStyle(one(arabic, ".line")).direction).toBe("rtl");
  for (const name of ["A1", "b12"]) {
    const selector = `[data-hole="${name}"]`;
    expect(left(arabic, selector)).toBe(left(latin, selector));
  }
});

test("on a page from right to left the chrome is turned, but a sentence is read its language's way", async () => {
  document.documentElement.dir = "rtl";
  try {
    const board = await mountGame("kimasai");
    const line = one(board, ".line");
    const { right } = line.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(line);
    expect(getComputedStyle(line).direction).toBe("ltr");
    expect(text.getBoundingClientRect().right).toBeCloseTo(right, 0);
    expect(one(board, ".tools").getBoundingClientRect().right).toBeLessThan(right);
    const [first, last] = ["A1", "A12"].map((name) => one(board, `[data-hole=${name}]`));
    expect(first!.getBoundingClientRect().left).toBeLessThan(last!.getBoundingClientRect().left);
  } finally {
    document.documentElement.removeAttribute("dir");
  }
});

test.each(["en", "sw", "ms", "fr", "pt", "sn", "mg"])(
  "the buttons of a choice have room for their words: %s",
  async (language) => {
    const options = { columns: 8 };
    const board = await mountGame("tsoro", options, "", { language, layout: "flat" });
    board.style.inlineSize = "360px";
    await tap(hole(board, "B5"));
    await board.settled;
    const buttons = all(board, ".panel button");
    expect(buttons).toHaveLength(2);
    for (const it of buttons) expect(it.scrollWidth, it.innerText).toBe(it.clientWidth);
  },
);
