/** The board as a guest: on strict pages, beside another Lit, from a server's drawing, in a form. */
import { describe, expect, test } from "vitest";
import type { BrowserName } from "../drivers/find.ts";
import type { Session } from "../drivers/session.ts";
import { fingers } from "./fingers.ts";
import { keptPage } from "./kept-page.ts";
import { missingParts } from "./missing-parts.ts";
import { BOARD, bring, complaints, present, put, settled, useBrowser, visit } from "./stage.ts";

/** Where the holes lie and the line stands, in hundredths of a pixel. */
function places(session: Session): Promise<readonly (readonly number[])[]> {
  return session.run(() => {
    const root = document.querySelector("mancala-board")?.shadowRoot;
    const seen = root?.querySelectorAll(".hole, .tray, .line") ?? [];
    return [...seen].map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return [x, y, width, height].map((length) => Math.round(length * 100));
    });
  });
}

const BOT = "cdn/mancala-bot.js";
const METER = "cdn/mancala-meter.js";
const MOVES = "cdn/mancala-moves.js";

/** `browser` gives the page. */
function strictPages(browser: () => Session): void {
  test("a drawing of a server can be read before the script, and nothing moves when it comes", async () => {
    await visit(browser(), "drawn/");
    const before = await places(browser());
    expect(before).toHaveLength(36 + 3);
    expect(Math.min(...before.slice(0, 36).map(([, , width = 0]) => width))).toBeGreaterThan(2400);
    await bring(browser(), BOARD);
    await browser().until(
      () => !document.querySelector("mancala-board")?.shadowRoot?.querySelector("[data-drawn]"),
    );
    await settled(browser());
    expect(await places(browser())).toEqual(before);
    expect(await complaints(browser())).toEqual([]);
  });

  test("every part works where the policy allows nothing but the page's own files", async () => {
    await visit(browser(), "drawn/");
    await bring(browser(), BOARD, BOT);
    await settled(browser());
    const told = await browser().run(async () => {
      const board = document.querySelector("mancala-board")!;
      const root = board.shadowRoot!;
      const click = async (selector: string): Promise<void> => {
        const found = root.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`nothing is ${selector}`);
        found.click();
        await board.settled;
      };
      const seen: unknown[] = [];
      board.sound = true;
      board.verbosity = "brief";
      for (const theme of ["earth", "plain", "", "paper"]) {
        board.theme = theme;
        // oxlint-disable-next-line no-await-in-loop
        await board.settled;
      }
      for (const layout of ["stood", "folded", "flat"] as const) {
        board.layout = layout;
        // oxlint-disable-next-line no-await-in-loop
        await board.settled;
      }
      board.annotations = [
        { type: "label", hole: "A2", text: "!" },
        { type: "circuit", side: "south" },
      ];
      await board.settled;
      seen.push(root.querySelectorAll("[part~=annotation]").length > 0);
      await board.preview(board.legalActions()[0]);
      seen.push(root.querySelectorAll(".plan .line").length > 0);
      const select = root.querySelector("select")!;
      select.value = select.options[1]!.value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await board.settled;
      await click("[data-action=keys]");
      seen.push(root.querySelector("dialog")?.matches(":modal"));
      root.querySelector("dialog")?.close();
      await board.settled;
      await click(`[aria-label="Show the turn again"]`);
      // A turn that is held is not at rest.
      root.querySelector<HTMLElement>(`[aria-label="Back one seed"]`)?.click();
      await board.updateComplete;
      await click(`[aria-label="To the end"]`);
      board.speed = 1;
      await click(".playable");
      seen.push(root.querySelectorAll(".panel button").length);
      await click(".panel button");
      return seen;
    });
    expect(told).toEqual([true, true, true, 2]);
    const game = await browser().run(async () => {
      const board = document.querySelector("mancala-board")!;
      board.speed = 0;
      board.bot = "both";
      board.level = 1;
      await new Promise<void>((resolve) => {
        const count = (): void => {
          if ((board.game?.plies ?? 0) < 4) return;
          board.removeEventListener("mancala-settled", count);
          resolve();
        };
        board.addEventListener("mancala-settled", count);
      });
      board.bot = "none";
      for (const language of ["sw", "ms", "en"]) {
        board.language = language;
        // oxlint-disable-next-line no-await-in-loop
        await board.settled;
      }
      board.options = {};
      board.actions = "";
      board.variant = "oware";
      await board.settled;
      return board.game?.variant.id;
    });
    expect(game).toBe("oware");
    expect(await complaints(browser())).toEqual([]);
  });

  test("the board is a control of its form, and shows its states", async () => {
    await visit(browser(), "drawn/");
    await bring(browser(), BOARD);
    await settled(browser());
    const told = await browser().run(async () => {
      const board = document.querySelector("mancala-board")!;
      const form = document.querySelector("form")!;
      const answer = (): FormDataEntryValue | null => new FormData(form).get("answer");
      const is = (state: string): boolean => board.matches(`:state(${state})`);
      const seen: unknown[] = [[...form.elements].includes(board), answer(), is("north-to-move")];
      board.required = true;
      await board.settled;
      seen.push(form.checkValidity(), board.matches(":invalid"));
      board.shadowRoot?.querySelector<HTMLElement>(".playable")?.click();
      await board.settled;
      seen.push(is("choosing"), is("playable"));
      board.shadowRoot?.querySelector<HTMLElement>(".panel button")?.click();
      await board.settled;
      seen.push(answer() === board.game?.lastAction, form.checkValidity(), is("south-to-move"));
      form.reset();
      await board.settled;
      seen.push(answer(), board.game?.history.join(" "), is("choosing"));
      board.disabled = true;
      await board.settled;
      seen.push(is("playable"), board.matches(":disabled"));
      return seen;
    });
    // The page gave the game after one action of South.
    expect(told.slice(0, 3)).toEqual([true, "", true]);
    expect(told.slice(3, 5)).toEqual([false, true]);
    expect(told.slice(5, 7)).toEqual([true, true]);
    expect(told.slice(7, 10)).toEqual([true, true, true]);
    expect(told.slice(10, 13)).toEqual(["", "C3>", false]);
    expect(told.slice(13)).toEqual([false, true]);
    expect(await complaints(browser())).toEqual([]);
  });

  test.each([
    ["before", ["another-lit.js", BOARD]],
    ["after", [BOARD, "another-lit.js"]],
  ])("another Lit that comes %s it works, and so does the board", async (_, scripts) => {
    await visit(browser(), "empty/");
    await bring(browser(), ...scripts);
    await put(
      browser(),
      `<another-element number="4"></another-element><mancala-board variant="katro" interactive speed="0"></mancala-board>`,
    );
    const told = await browser().run(async () => {
      const board = document.querySelector("mancala-board")!;
      const another = document.querySelector("another-element")!;
      const button = (): HTMLElement | null | undefined =>
        another.shadowRoot?.querySelector("button");
      await (another as unknown as typeof board).updateComplete;
      button()?.click();
      await (another as unknown as typeof board).updateComplete;
      board.shadowRoot?.querySelector<HTMLElement>("[data-hole=C1]")?.click();
      await board.settled;
      const { litHtmlVersions } = window as { litHtmlVersions?: readonly string[] };
      return {
        number: button()?.textContent,
        history: board.game?.history,
        lits: litHtmlVersions?.map((it) => it.split(".")[0]).toSorted(),
      };
    });
    expect(told).toEqual({ number: "5", history: ["C1"], lits: ["2", "3"] });
    expect(await complaints(browser())).toEqual([]);
  });

  test.each([
    ["the board under an address with a query", [`${BOARD}?v=2`, METER, MOVES]],
    ["an element beside it first", [METER, MOVES]],
  ])("no file for script tags is fetched twice: %s", async (_, scripts) => {
    await visit(browser(), "empty/");
    await bring(browser(), ...scripts);
    await put(
      browser(),
      `<mancala-board id="board" variant="oware" interactive language="sw" theme="paper"></mancala-board><mancala-meter for="board"></mancala-meter><mancala-moves for="board"></mancala-moves>`,
    );
    // Oware is no game of the first file: its rules are on their way.
    await browser().until(() => document.querySelector("mancala-board")?.game?.actions.length);
    const told = await browser().run(async () => {
      const board = document.querySelector("mancala-board")!;
      const [first = ""] = board.legalActions();
      await board.play(first);
      const scriptsSeen = performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith("/cdn/"));
      return {
        played: board.game?.history.join() === first,
        listed: document.querySelector("mancala-moves")?.shadowRoot?.textContent?.includes(first),
        board: scriptsSeen.filter((path) => path === "/cdn/mancala-board.js").length,
        twice: scriptsSeen.filter((path, index) => scriptsSeen.indexOf(path) !== index),
      };
    });
    expect(told).toEqual({ played: true, listed: true, board: 1, twice: [] });
    expect(await complaints(browser())).toEqual([]);
  });

  test.each(["earth", "paper", "plain"])(
    "the sheet of the theme %s has known tokens alone, and puts on what the attribute does",
    async (theme) => {
      await visit(browser(), "empty/");
      await bring(browser(), BOARD);
      await put(
        browser(),
        `<div class="mancala-${theme}"><mancala-board variant="katro"></mancala-board></div><mancala-board variant="katro" theme="${theme}"></mancala-board>`,
      );
      const told = await browser().run(async (name) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = `/themes/${name}.css`;
        const come = new Promise((resolve) => link.addEventListener("load", resolve));
        document.head.append(link);
        await come;
        const boards = [...document.querySelectorAll("mancala-board")];
        await Promise.all(boards.map((board) => board.settled));
        const rules = [...(link.sheet?.cssRules ?? [])] as CSSStyleRule[];
        const tokens = rules.flatMap(({ style }) => [...style]);
        const sheets = boards[0]?.shadowRoot?.adoptedStyleSheets ?? [];
        const own = sheets
          .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
          .join("")
          .replaceAll(/\s/g, "");
        const looks = boards.map((board) =>
          [".frame", "[data-hole=C1]", ".tray", ".count", ".line"].map((selector) => {
            const style = getComputedStyle(board.shadowRoot!.querySelector(selector)!);
            return [style.background, style.boxShadow, style.color, style.fontFamily, style.border];
          }),
        );
        return {
          selectors: rules.map(({ selectorText }) => selectorText),
          tokens: tokens.length,
          unknown: tokens.filter((token) => !own.includes(`var(${token},`)),
          same: JSON.stringify(looks[0]) === JSON.stringify(looks[1]),
        };
      }, theme);
      expect(told).toEqual({
        selectors: [`.mancala-${theme}`],
        tokens: expect.any(Number) as number,
        unknown: [],
        same: true,
      });
      expect(told.tokens).toBeGreaterThan(10);
      expect(await complaints(browser())).toEqual([]);
    },
  );
}

/** The tests of one browser. */
export function guestTestsIn(name: BrowserName): void {
  describe.skipIf(!present(name))(`the board as a guest in ${name}`, () => {
    const browser = useBrowser(name);
    strictPages(browser);
    fingers(browser);
    // The Chromium of tests keeps no pages.
    if (name !== "chromium") keptPage(browser);
    // Other parts import this one, and what Firefox could not get for an import it never fetches again.
    missingParts(browser, name === "firefox" ? ["answering"] : []);
  });
}
