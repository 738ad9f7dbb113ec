/** The board under a finger: its choices and its bar. */
import { expect, test } from "vitest";
import type { Session } from "../drivers/session.ts";
import { BOARD, bring, look, put, settled, tapOn, visit } from "./stage.ts";

/** The tests of one browser. */
export function fingers(browser: () => Session): void {
  /** A board alone on its page; the page is loaded once. */
  async function board(attributes: string): Promise<void> {
    const there = await browser().run(
      (path) => location.pathname === path && document.querySelector("main.ready") !== null,
      "/empty/",
    );
    if (!there) {
      await visit(browser(), "empty/");
      await bring(browser(), BOARD);
      await browser().run(() => document.querySelector("main")?.classList.add("ready"));
    }
    await put(browser(), `<mancala-board interactive speed="0" ${attributes}></mancala-board>`);
  }

  const history = async (): Promise<readonly string[]> => (await look(browser())).history;

  /** Taps, each once the one before has been answered. */
  async function tap(...selectors: readonly string[]): Promise<void> {
    for (const selector of selectors) {
      // oxlint-disable no-await-in-loop
      await tapOn(browser(), selector);
      await settled(browser());
      // oxlint-enable no-await-in-loop
    }
  }

  test("a finger chooses a direction", async () => {
    await board(`variant="katro" options='{"direction":"either"}'`);
    await tap("[data-hole=C3]", `.panel [data-action="C3<"]`);
    expect(await history()).toEqual(["C3<"]);
  });

  test("a finger goes on or stops at a head", async () => {
    await board(`variant="tsoro" options='{"columns":8}'`);
    await tap("[data-hole=B5]", ".panel [data-action=stop]");
    expect(await history()).toEqual(["B5", "stop"]);
  });

  test("a finger takes holes, and gives one back", async () => {
    await board(
      `variant="tsoro" options='{"columns":8}' position="2,0,1,0,0,1,0,0/3,0,1,0,0,2,2,1/0,0,0,0,1,0,0,0/0,0,0,0,1,0,1,0 S take:2 3:13"`,
    );
    await tap("[data-hole=b1]");
    expect(await history()).toEqual(["xb1"]);
    await tap("[data-action=take-back]");
    expect(await history()).toEqual([]);
    await tap("[data-hole=b1]", "[data-hole=a8]");
    expect(await history()).toEqual(["xb1", "xa8"]);
  });

  test("a finger puts an offer together and answers it", async () => {
    await board(`variant="gore" position="1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS"`);
    await tap("[data-action=offer]", "[data-hole=A1]", "[data-hole=A3]");
    await tap(`.tools [data-action="offer:A1+A3"]`, ".panel [data-action=accept]");
    expect(await history()).toEqual(["offer:A1+A3", "accept"]);
  });

  test("a finger goes through a turn with the bar", async () => {
    await board(`variant="katro" actions="C1" controls`);
    const counts = async (): Promise<readonly number[]> => (await look(browser())).counts;
    const end = await counts();
    // A turn that is held is not at rest.
    await tapOn(browser(), `[aria-label="Back one seed"]`);
    await browser().until(() => document.querySelector("mancala-board")?.matches(":state(paused)"));
    expect(await counts()).not.toEqual(end);
    await tap(`[aria-label="To the end"]`);
    expect(await counts()).toEqual(end);
  });

  test("where actions are to be confirmed, one touch shows and the second plays", async () => {
    await board(`variant="katro" confirm`);
    await tap("[data-hole=C1]");
    expect(await history()).toEqual([]);
    expect((await look(browser())).line).toMatch(/C1/);
    await tap("[data-hole=C1]");
    expect(await history()).toEqual(["C1"]);
  });
}
