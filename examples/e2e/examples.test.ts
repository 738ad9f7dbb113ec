import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { answered, history, touch, useBrowser } from "./visit.ts";

const visit = useBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of accessibility that a page breaks. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate("axe.run()")) as AxeResults;
  return found.violations.map(({ id }) => id);
}

describe.each([
  ["plain", "C1"],
  ["react", "B1"],
  ["react-18", "C1"],
  ["vue", "A1"],
  ["svelte", undefined],
])("%s", (example, first) => {
  test("plays against the bot without a complaint", async () => {
    const { page, complaints, open } = await visit(example);
    await open();
    const hole = first ?? (await page.evaluate(firstHole));
    await touch(page, hole);
    await answered(page);
    expect((await history(page)).length).toBeGreaterThanOrEqual(2);
    expect(complaints).toEqual([]);
    expect(await faults(page)).toEqual([]);
  });
});

/** A hole that starts the first legal action. */
function firstHole(): string {
  const action = document.querySelector("mancala-board")?.game?.actions[0] ?? "";
  return /^[A-Za-z]\d+/.exec(action)?.[0] ?? "";
}

describe("script tags", () => {
  test("give a game and a bot, whose worker starts from another origin", async () => {
    const { page, complaints, open } = await visit("cdn");
    await open();
    await touch(page, "B8");
    await answered(page);
    expect(page.workers().map((worker) => worker.url().split(":")[0])).toEqual(["blob"]);
    expect(complaints).toEqual([]);
    expect(await faults(page)).toEqual([]);
  });

  test("where the page's policy allows no such worker, the reason is told and the bot plays on the page", async () => {
    const { page, open } = await visit("cdn");
    await page.route("**/cdn/", async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers["content-security-policy"]?.replace(
        " blob: https://cdn.jsdelivr.net",
        "",
      );
      await route.fulfill({
        response,
        headers: { ...headers, "content-security-policy": policy ?? "" },
      });
    });
    await page.addInitScript(() => {
      document.addEventListener("mancala-error", ({ target }) => {
        document.title += ` ${(target as Element).localName}`;
      });
      document.addEventListener("mancala-error", ({ code }) => {
        document.title += ` ${code}`;
      });
    });
    await open();
    await touch(page, "B8");
    await answered(page);
    expect(page.workers()).toEqual([]);
    expect(await page.title()).toMatch(/ mancala-board worker-(blocked|load)$/);
  });

  test("bring the five traditional games, fetch any other, and tell which are none", async () => {
    const { page, complaints, open } = await visit("cdn");
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await open();
    const found = await page.evaluate(async () => {
      const board = document.querySelector("mancala-board")!;
      const codes: string[] = [];
      board.addEventListener("mancala-error", ({ code }) => codes.push(code));
      const shown: string[] = [];
      for (const id of ["tsoro", "gore", "nsolo", "kimasai", "katro", "oware", "toString"]) {
        board.variant = id;
        // One after the other: each is shown before the next.
        // oxlint-disable-next-line no-await-in-loop
        await board.settled;
        shown.push(board.game?.variant.id ?? "none");
      }
      return { codes, shown };
    });
    expect(found).toEqual({
      shown: ["tsoro", "gore", "nsolo", "kimasai", "katro", "oware", "none"],
      codes: ["unknown-variant"],
    });
    expect(fetched.filter((url) => url.includes("/any-start"))).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test("without the other games, which cannot be fetched, tell so, and play those that are there", async () => {
    const { page, open } = await visit("cdn");
    await page.route("**/parts/*/any-start*", (route) => route.abort());
    await open();
    const found = await page.evaluate(async () => {
      const board = document.querySelector("mancala-board")!;
      const codes: string[] = [];
      board.addEventListener("mancala-error", ({ code }) => codes.push(code));
      board.variant = "oware";
      await board.settled;
      const { innerText } = board.shadowRoot!.querySelector<HTMLElement>("[role=alert]")!;
      board.variant = "katro";
      await board.play("C1");
      return { codes, innerText, history: board.game?.history };
    });
    expect(found).toEqual({
      codes: ["part-unavailable"],
      innerText: "This board cannot be shown: part-unavailable.",
      history: ["C1"],
    });
  });

  test("a language is fetched when a page asks for it", async () => {
    const { page, complaints, open } = await visit("cdn");
    await open();
    const said = await page.evaluate(async () => {
      const board = document.querySelector("mancala-board")!;
      board.language = "sw";
      await board.settled;
      return board.shadowRoot?.querySelector("[role=grid]")?.getAttribute("aria-label") ?? "";
    });
    expect(said).toMatch(/^Ubao/);
    expect(complaints).toEqual([]);
  });
});

test("the form asks for an action, sends the one that was played, and lets one choose again", async () => {
  const { page, complaints, open } = await visit("form");
  await open();
  const send = page.getByRole("button", { name: "Send" });
  await send.click();
  expect(await page.locator("mancala-board:invalid:focus").count()).toBe(1);
  expect(await page.locator("output").textContent()).toBe("");
  await touch(page, "A1");
  await page.getByRole("button", { name: "Choose again" }).click();
  await page.waitForFunction(
    () => document.querySelector("mancala-board")?.game?.history.length === 0,
  );
  await touch(page, "A3");
  await send.click();
  expect(await page.locator("output").textContent()).toBe("Sent: answer=A3");
  expect(complaints).toEqual([]);
  expect(await faults(page)).toEqual([]);
});

test("the puzzle knows the good action from the others", async () => {
  const { page, complaints, open } = await visit("puzzle");
  await open();
  const told = page.locator("output");
  await touch(page, "A6");
  expect(await told.textContent()).toBe("That would take 0.");
  expect(await page.evaluate(() => document.querySelector("mancala-board")?.game?.plies)).toBe(0);
  // From A5 the four seeds make the third hole beyond two, the second three; the first has one and stays.
  await touch(page, "A5");
  await page.waitForFunction(
    () => document.querySelector("output")?.textContent === "Yes: five seeds.",
  );
  expect(complaints).toEqual([]);
  expect(await faults(page)).toEqual([]);
});

test("the lesson goes on and back", async () => {
  const { page, complaints, open } = await visit("teaching");
  await open();
  const on = page.getByRole("button", { name: "Show me" });
  await on.click();
  await page.waitForFunction(
    () => document.querySelector("mancala-board")?.game?.history.length === 1,
  );
  await on.click();
  await page.waitForFunction(
    () => document.querySelector("mancala-board")?.game?.history.length === 2,
  );
  expect(await history(page)).toEqual(["B4", "b4"]);
  expect(await on.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForFunction(
    () => document.querySelector("mancala-board")?.game?.history.length === 1,
  );
  expect(complaints).toEqual([]);
  expect(await faults(page)).toEqual([]);
});

test("the list of examples leads to each page", async () => {
  const { page, complaints } = await visit("plain");
  await page.goto(inject("examplesUrl"));
  const links = await page
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(["./plain/", "./cdn/", "./form/", "./puzzle/", "./teaching/"]);
  expect(complaints).toEqual([]);
  expect(await faults(page)).toEqual([]);
});
