/** What must work in every browser: a board is drawn, played on by mouse and by keyboard, moves its seeds, and a bot answers. */
import { afterEach, describe, expect, inject, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import type { BrowserName } from "../drivers/find.ts";
import { clickOn, complaints, look, present, settled, showBoard, useBrowser } from "./stage.ts";

const games = ["tsoro", "gore", "nsolo", "kimasai", "katro"] as const;
const layouts = [
  ["flat", 1000],
  ["stood", 1000],
  ["folded", 340],
] as const;

/** The tests of one browser. Each has a file of its own, so that both run at once. */
export function testsIn(name: BrowserName): void {
  describe.skipIf(!present(name))(`the board in ${name}`, () => {
    const browser = useBrowser(name);

    afterEach(async () => {
      // oxlint-disable-next-line vitest/no-standalone-expect -- holds of every test
      expect(await complaints(browser())).toEqual([]);
    });

    test.each(games)("draws %s from HTML alone, in every layout", async (id) => {
      await showBoard(browser(), { variant: id });
      const { seeds } = Game.start(variant(id));
      const { counts, holes } = await look(browser());
      expect(counts).toEqual(seeds);
      expect(new Set(holes).size).toBe(seeds.length);
      for (const [layout, width] of layouts) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await misplaced(layout, width), layout).toEqual([]);
      }
    });

    /** What is wrong with where the holes lie in a layout, in a box of this width. */
    function misplaced(kind: string, pixels: number): Promise<string[]> {
      return browser().run(
        async (layout, width) => {
          document.querySelector<HTMLElement>("main")?.style.setProperty("width", `${width}px`);
          const board = document.querySelector("mancala-board");
          board?.setAttribute("layout", layout);
          await board?.settled;
          const frame = board?.shadowRoot?.querySelector(".frame")?.getBoundingClientRect();
          const holes = [...(board?.shadowRoot?.querySelectorAll("[data-hole]") ?? [])];
          const boxes = holes.map((hole) => hole.getBoundingClientRect());
          const faults: string[] = [];
          if (!frame || boxes.length === 0) return ["there is no board"];
          boxes.forEach((box, index) => {
            const at = holes[index]?.getAttribute("data-hole") ?? "";
            if (box.width < 24) faults.push(`${at} is ${box.width} wide`);
            if (Math.abs(box.width - box.height) > 1) faults.push(`${at} is not round`);
            if (box.left < frame.left - 1 || box.right > frame.right + 1)
              faults.push(`${at} is off`);
            if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
              faults.push(`${at} is off`);
            for (const other of boxes.slice(index + 1)) {
              const apart = Math.max(
                Math.abs(box.left - other.left),
                Math.abs(box.top - other.top),
              );
              if (apart < box.width - 1) faults.push(`${at} lies on another hole`);
            }
          });
          return faults;
        },
        kind,
        pixels,
      );
    }

    test("has a width of its own in a row that gives it none", async () => {
      await showBoard(browser(), { variant: "nsolo" });
      const width = await browser().run(() => {
        const main = document.querySelector("main") as HTMLElement;
        main.style.display = "flex";
        const { width: taken } = main.firstElementChild?.getBoundingClientRect() ?? { width: 0 };
        main.style.display = "";
        return taken;
      });
      expect(width).toBe(384);
    });

    test("is played on with the mouse", async () => {
      await showBoard(browser(), { variant: "kimasai", interactive: true, speed: "0" });
      await clickOn(browser(), "[data-hole=A2]");
      await settled(browser());
      await clickOn(browser(), "[data-hole=a11]");
      await settled(browser());
      const expected = Game.start(variant("kimasai")).play("A2").play("a11");
      const shown = await look(browser());
      expect(shown.history).toEqual(["A2", "a11"]);
      expect(shown.seeds).toEqual(expected.seeds);
      expect(shown.counts).toEqual(expected.seeds);
      expect(shown.line).toMatch(/South to move\.$/);
    });

    test("says why a hole cannot be played", async () => {
      await showBoard(browser(), { variant: "katro", interactive: true, speed: "0" });
      await clickOn(browser(), "[data-hole=a1]");
      expect((await look(browser())).line).toBe("a1 does not belong to South.");
    });

    test("asks for a direction at the hole, and takes the answer", async () => {
      const options = '{"direction": "either"}';
      await showBoard(browser(), { variant: "katro", options, interactive: true, speed: "0" });
      await clickOn(browser(), "[data-hole=C3]");
      const actions = Game.start(variant("katro", { direction: "either" })).actions;
      const [action = ""] = actions.filter((it) => it.startsWith("C3"));
      await clickOn(browser(), `.panel [data-action="${action}"]`);
      await settled(browser());
      expect((await look(browser())).history).toEqual([action]);
    });

    test("is played on with the keyboard, from Tab to the list of keys", async () => {
      await showBoard(browser(), { variant: "kimasai", interactive: true, speed: "0" });
      await browser().run(() => document.querySelector<HTMLElement>("#before")?.focus());
      await browser().press("Tab");
      const first = (await look(browser())).focus;
      expect(Game.start(variant("kimasai")).actions).toContain(first);
      await browser().press("Home");
      expect((await look(browser())).focus).toBe("A1");
      await browser().press("ArrowUp", "ArrowRight", "ArrowDown");
      expect((await look(browser())).focus).toBe("A2");
      await browser().press("Enter");
      await settled(browser());
      const { history, focus } = await look(browser());
      expect(history).toEqual(["A2"]);
      expect(focus).toBe("A2");
      await browser().press("?");
      await browser().until(() =>
        document
          .querySelector("mancala-board")
          ?.shadowRoot?.querySelector("dialog")
          ?.matches(":modal"),
      );
      await browser().press("Escape");
      await browser().until(
        () => !document.querySelector("mancala-board")?.shadowRoot?.querySelector("dialog"),
      );
      expect((await look(browser())).focus).toBe("A2");
    });

    test("takes one stop of Tab for its holes, and lets the keyboard go on", async () => {
      await showBoard(browser(), { variant: "katro", interactive: true });
      await browser().run(() => document.querySelector<HTMLElement>("#before")?.focus());
      await browser().press("Tab");
      expect((await look(browser())).focus).toBe("C1");
      await browser().press("Tab");
      expect((await look(browser())).focus).toBe("keys");
      await browser().press("Shift+Tab", "Shift+Tab");
      expect(await browser().run(() => document.activeElement?.id)).toBe("before");
    });

    test("moves its seeds one by one, and ends right", async () => {
      await showBoard(browser(), { variant: "katro", interactive: true, speed: "20" });
      const steps = await browser().run(async () => {
        const board = document.querySelector("mancala-board");
        const types: string[] = [];
        board?.addEventListener("mancala-step", ({ step }) => types.push(step.type));
        board?.shadowRoot?.querySelector<HTMLElement>("[data-hole=C1]")?.click();
        await board?.settled;
        return types;
      });
      const expected = Game.start(variant("katro")).play("C1");
      expect(steps).toEqual(expected.events.map(({ type }) => type));
      const { counts, line } = await look(browser());
      expect(counts).toEqual(expected.seeds);
      expect(line).toMatch(/^South sows 2 seeds from C1 .*North to move\.$/);
    });

    test("shows the hand with its seeds above the hole that it sows", async () => {
      await showBoard(browser(), { variant: "katro", interactive: true, speed: "4000" });
      await clickOn(browser(), "[data-hole=C1]");
      const apart = await browser().until(() => {
        const root = document.querySelector("mancala-board")?.shadowRoot;
        const hand = root?.querySelector(".hand");
        const hole = root?.querySelector("[data-hole=C1]")?.getBoundingClientRect();
        if (hand?.textContent?.trim() !== "2" || !hole) return undefined;
        const box = hand.getBoundingClientRect();
        const middle = box.x + box.width / 2 - hole.x - hole.width / 2;
        return {
          across: Math.abs(middle) / hole.width,
          playing: root?.querySelector(".playable") !== null,
        };
      });
      expect(apart.across).toBeLessThan(0.1);
      expect(apart.playing).toBe(false);
    });

    test("skips what moves when it is clicked, and acts", async () => {
      await showBoard(browser(), { variant: "kimasai", interactive: true, speed: "2000" });
      await clickOn(browser(), "[data-hole=A2]");
      await clickOn(browser(), "[data-hole=a11]");
      await browser().run(() => document.querySelector("mancala-board")?.skip());
      await settled(browser());
      const { history, counts, seeds } = await look(browser());
      expect(history).toEqual(["A2", "a11"]);
      expect(counts).toEqual(seeds);
    });

    test.each([
      ["sw", /kusini/i],
      ["ms", /selatan/i],
    ])("speaks %s", async (language, side) => {
      await showBoard(browser(), { variant: "katro", language });
      expect((await look(browser())).line).toMatch(side);
    });

    test("answers for a bot that thinks in a worker", async () => {
      await showBoard(browser(), {
        variant: "nsolo",
        interactive: true,
        speed: "0",
        bot: "north",
        level: "3",
      });
      const [action = ""] = Game.start(variant("nsolo")).actions;
      await clickOn(browser(), `[data-hole=${action}]`);
      await browser().until(() => (document.querySelector("mancala-board")?.game?.plies ?? 0) >= 2);
      await settled(browser());
      const { history, counts } = await look(browser());
      const replayed = history.reduce((game, it) => game.play(it), Game.start(variant("nsolo")));
      expect(counts).toEqual(replayed.seeds);
    });

    test("plays from a script tag alone, with parts from another origin under a strict policy", async () => {
      await browser().open(inject("smoke").scriptTag);
      await browser().until(() => document.querySelector("mancala-board")?.game !== undefined);
      await settled(browser());
      await clickOn(browser(), "[data-hole=C1]");
      await settled(browser());
      const { history, counts, seeds } = await look(browser());
      expect(history).toEqual(["C1"]);
      expect(counts).toEqual(seeds);
      const other = await browser().run(async () => {
        const board = document.querySelector("mancala-board")!;
        board.variant = "oware";
        board.language = "sw";
        await board.settled;
        return [
          board.game?.variant.id,
          board.shadowRoot?.querySelector("[role=grid]")?.ariaLabel?.split(" ")[0],
        ];
      });
      expect(other).toEqual(["oware", "Ubao"]);
    });

    test.each(["plain", "form", "puzzle", "teaching"])(
      "stands in the example %s, and takes an action",
      async (example) => {
        await browser().open(`${inject("smoke").examples}${example}/`);
        await browser().until(() => document.querySelector("mancala-board")?.game !== undefined);
        const played = await browser().run(async () => {
          const board = document.querySelector("mancala-board")!;
          const plies = board.game?.plies ?? 0;
          await board.play(board.legalActions()[0] ?? "");
          return (board.game?.plies ?? 0) - plies;
        });
        // In one of them a bot may have answered.
        expect(played).toBeGreaterThan(0);
      },
    );

    test("stands in the playground, where a first visitor plays against a bot", async () => {
      await browser().open(inject("smoke").playground);
      await browser().until(() => {
        const start = document.querySelector<HTMLElement>(
          '[aria-label="Play Nsolo against the bot"]',
        );
        start?.click();
        return start !== null;
      });
      const [action = ""] = Game.start(variant("nsolo")).actions;
      await clickOn(browser(), `[data-hole=${action}].playable`);
      // How turns are shown is proved elsewhere; here they need not be waited for.
      const answered = await browser().until(() => {
        const board = document.querySelector("mancala-board");
        board?.skip();
        return board?.game?.turns.some(({ side }) => side === "north");
      });
      expect(answered).toBe(true);
      expect(await browser().run(() => window.complaints)).toEqual([]);
    });
  });
}
