/** A part of the board cannot be had when it is first asked for: the page is told, the board goes on without it, and the next try brings it. */
import { expect, test } from "vitest";
import type { Session } from "../drivers/session.ts";
import { bring, complaints, look, settled, visit } from "./stage.ts";

/** What needs a part. The functions run on the page. */
interface Case {
  /** Of a board of Katro. */
  readonly attributes: string;
  /** Asks for the part once more; by itself the board does so with its next drawing. */
  readonly again: () => unknown;
  /** Whether the board shows that the part is there. */
  readonly there: () => boolean;
}

const draw = (): void => document.querySelector("mancala-board")?.requestUpdate();
const playable = (): boolean =>
  document.querySelector("mancala-board")?.shadowRoot?.querySelector(".playable") !== null;

const cases: Readonly<Record<string, Case>> = {
  "after-drawing": {
    attributes: "",
    again: draw,
    there: () => document.querySelector("mancala-board")?.matches(":state(south-to-move)") ?? false,
  },
  answering: { attributes: "interactive", again: draw, there: playable },
  desk: { attributes: "interactive", again: draw, there: playable },
  "make-playback": {
    attributes: `actions="C1"`,
    again: async () => {
      const board = document.querySelector("mancala-board")!;
      await board.play(board.legalActions()[0] ?? "");
    },
    there: () =>
      document.querySelector("mancala-board")?.shadowRoot?.querySelector(".origin") !== null,
  },
  transport: {
    attributes: "controls",
    again: draw,
    there: () =>
      document.querySelector("mancala-board")?.shadowRoot?.querySelector("[part~=transport]") !==
      null,
  },
  layer: {
    attributes: `annotations='[{"type":"mark","hole":"A1"}]'`,
    again: draw,
    there: () =>
      document.querySelector("mancala-board")?.shadowRoot?.querySelector("[part~=annotation]") !==
      null,
  },
  sw: {
    attributes: `language="sw"`,
    again: async () => {
      const board = document.querySelector("mancala-board")!;
      board.language = "en";
      await board.settled;
      board.language = "sw";
    },
    there: () =>
      document.querySelector("mancala-board")?.shadowRoot?.querySelector(".room[lang=sw]") !== null,
  },
  "load-theme": {
    attributes: `theme="earth"`,
    again: async () => {
      const board = document.querySelector("mancala-board")!;
      board.theme = "";
      await board.settled;
      board.theme = "earth";
    },
    there: () => {
      const { adoptedStyleSheets = [] } = document.querySelector("mancala-board")?.shadowRoot ?? {};
      // The sheet of a theme is one rule.
      return adoptedStyleSheets.some(
        ({ cssRules: [rule, ...more] }) => more.length === 0 && rule?.cssText.startsWith(".room "),
      );
    },
  },
  sounds: {
    attributes: "sound",
    again: draw,
    // Of sounds nothing can be seen but that they have been asked for again.
    there: () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/sounds.js"))
        .length > 2,
  },
  "opponent-seat": {
    attributes: `bot="north"`,
    again: () => {
      const board = document.querySelector("mancala-board")!;
      board.addEventListener("mancala-opponent-wanted", () => (board.title = "wanted"));
      board.requestUpdate();
    },
    there: () => document.querySelector("mancala-board")?.title === "wanted",
  },
};

/** The tests of one browser; `lost` names parts that it never gets again, which a board then does without. */
export function missingParts(browser: () => Session, lost: readonly string[]): void {
  /** A page whose board could not get a part; gives the codes of the errors told. */
  async function without(part: string, attributes: string, variant = "katro"): Promise<string> {
    await visit(browser(), "empty/");
    await bring(browser(), `late/${part}/${Math.random()}/mancala-board.js`);
    await browser().run(async (html) => {
      const main = document.querySelector("main")!;
      document.addEventListener("mancala-error", ({ code }) => {
        main.dataset["codes"] = `${main.dataset["codes"] ?? ""} ${code}`.trim();
      });
      main.innerHTML = html;
      await main.querySelector("mancala-board")?.settled;
    }, `<mancala-board variant="${variant}" speed="1" ${attributes}></mancala-board>`);
    return browser().until(() => document.querySelector("main")?.dataset["codes"]);
  }

  test.each(Object.entries(cases))(
    "without the part %s a board goes on, and gets it with the next try",
    async (part, { attributes, again, there }) => {
      expect(await without(part, attributes)).toMatch(/^part-unavailable( part-unavailable)*$/);
      const { counts, seeds } = await look(browser());
      expect(counts).toHaveLength(36);
      expect(counts).toEqual(seeds);
      await browser().run(again);
      if (!lost.includes(part)) await browser().until(there);
      await settled(browser());
      await browser().run(async () => {
        const board = document.querySelector("mancala-board")!;
        await board.play(board.legalActions()[0] ?? "");
      });
      const after = await look(browser());
      expect(after.history.length).toBeGreaterThan(0);
      expect(after.counts).toEqual(after.seeds);
      expect(await complaints(browser())).toEqual([]);
    },
  );

  test("without the other games a board says so, and plays those it has", async () => {
    expect(await without("any-start", "", "oware")).toBe("part-unavailable");
    const told = await browser().run(async () => {
      const board = document.querySelector("mancala-board")!;
      const seen: unknown[] = [board.shadowRoot?.querySelector("[role=alert]")?.textContent];
      board.variant = "katro";
      await board.play("C1");
      seen.push(board.game?.history.join(" "));
      board.variant = "oware";
      await board.settled;
      return [...seen, board.game?.variant.id];
    });
    expect(told).toEqual(["This board cannot be shown: part-unavailable.", "C1", "oware"]);
  });
}
