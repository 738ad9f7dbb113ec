import { describe, expect, test } from "vitest";
import { cleanStage, gameAfter, hole, mount, one } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";
import { pageSheetOf } from "./theme.ts";
import { theme as earth } from "./themes/earth.ts";

cleanStage();

const game = gameAfter("katro", 9);
const themes = ["wood", "earth", "paper", "plain"] as const;

/** A colour as the browser resolves it inside a board: red, green, blue from 0 to 255. */
function colour(board: MancalaBoard, token: string): readonly number[] {
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  one(board, ".room").append(probe);
  const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
  probe.remove();
  return parts.slice(0, 3).map(Number);
}

/** Contrast as WCAG 2 defines it. */
function contrast(one_: readonly number[], other: readonly number[]): number {
  const light = [one_, other].map((parts) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

describe.each(themes)("the theme %s", (theme) => {
  test.each(["light", "dark"])("keeps numbers and marks readable in %s", async (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    const board = await mount({ game, theme });
    const against = (token: string, ground: string): number =>
      contrast(colour(board, token), colour(board, ground));
    for (const ground of ["--bowl", "--bowl-deep"]) {
      expect(against("--hole-ink", ground), `numbers on ${ground}`).toBeGreaterThanOrEqual(4.5);
      for (const mark of ["--playable", "--capture", "--trace", "--focus"]) {
        expect(against(mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      expect(against("--seed", ground), `seeds on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(against("--badge-ink", "--badge"), "numbers on badges").toBeGreaterThanOrEqual(4.5);
    expect(against("--button-text", "--button"), "buttons").toBeGreaterThanOrEqual(4.5);
    document.documentElement.style.colorScheme = "";
  });

  test("gives way to a token that the page sets", async () => {
    document.documentElement.style.setProperty("--mancala-seed", "rgb(1, 2, 3)");
    const board = await mount({ game, theme });
    expect(colour(board, "--seed")).toEqual([1, 2, 3]);
    document.documentElement.style.removeProperty("--mancala-seed");
  });
});

const ground = (board: MancalaBoard): string =>
  getComputedStyle(one(board, ".frame")).backgroundImage;

test("a theme comes and goes with its attribute, and leaves no sheet behind", async () => {
  const board = await mount({ game });
  const wood = ground(board);
  const sheets = board.shadowRoot?.adoptedStyleSheets.length;
  board.setAttribute("theme", "earth");
  await board.settled;
  const dug = ground(board);
  board.setAttribute("theme", "paper");
  await board.settled;
  expect(new Set([wood, dug, ground(board)]).size).toBe(3);
  board.removeAttribute("theme");
  await board.settled;
  expect(ground(board)).toBe(wood);
  expect(board.shadowRoot?.adoptedStyleSheets).toHaveLength(sheets ?? 0);
});

test("the last of several themes asked for at once is worn", async () => {
  const board = await mount({ game, theme: "earth" });
  const dug = ground(board);
  for (const theme of ["paper", "plain", "earth"]) {
    board.theme = theme;
    // oxlint-disable-next-line no-await-in-loop
    await board.updateComplete;
  }
  await board.settled;
  expect(ground(board)).toBe(dug);
  expect(getComputedStyle(one(board, ".frame")).visibility).toBe("visible");
});

test.each(["", "marble", "__proto__", "wood"])("«%s» is carved wood", async (theme) => {
  const wood = ground(await mount({ game }));
  expect(ground(await mount({ game, theme }))).toBe(wood);
});

test("a page's class puts on what the attribute puts on", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageSheetOf(earth, ".mancala-earth"));
  document.adoptedStyleSheets.push(sheet);
  const place = document.createElement("div");
  place.className = "mancala-earth";
  const first = await mount({ game });
  place.append(first);
  document.body.append(place);
  const second = await mount({ game, theme: "earth" });
  const looks = (board: MancalaBoard): string[] => [
    ground(board),
    getComputedStyle(hole(board, "C1")).boxShadow,
    getComputedStyle(one(board, ".tray")).backgroundImage,
    ...["--seed", "--ink", "--playable", "--badge"].map((token) => String(colour(board, token))),
  ];
  expect(looks(first)).toEqual(looks(second));
  document.adoptedStyleSheets = [];
});
