import { describe, expect, test } from "vitest";
import axe from "axe-core";
import "./meter.ts";
import type { MancalaMeter } from "./meter.ts";
import { gameAfter, mount, wideStage } from "../../test/stage.ts";

wideStage();

async function meter(given: Partial<MancalaMeter> = {}): Promise<MancalaMeter> {
  const element = document.createElement("mancala-meter");
  Object.assign(element, given);
  document.body.append(element);
  await element.settled;
  return element;
}

const bar = (element: MancalaMeter): HTMLElement => {
  const found = element.renderRoot.querySelector<HTMLElement>("[role=meter]");
  if (!found) throw new Error("no meter");
  return found;
};
const says = (element: MancalaMeter): string | null => bar(element).ariaValueText;
const now = (element: MancalaMeter): number => Number(bar(element).ariaValueNow);

describe("the meter", () => {
  test.each([
    [{ lead: 2.54 }, "South is ahead by 2.5 seeds."],
    [{ lead: -1 }, "North is ahead by 1 seed."],
    [{ lead: 0.2 }, "Even."],
    [{ lead: 1, endsIn: 5 }, "South wins in 5 actions."],
    [{ endsIn: -1 }, "North wins in 1 action."],
    [{}, "Not evaluated."],
    [{ lead: Number.NaN }, "Not evaluated."],
  ])("with %o says %s", async (given, expected) => {
    const element = await meter(given);
    expect(says(element)).toBe(expected);
    expect(element.renderRoot.querySelector("[part=text]")?.textContent).toBe(expected);
  });

  test.each([{ language: "sw" }, { lang: "sw" }])(
    "speaks the language of a board that comes later with %o",
    async (speaking) => {
      const element = await meter({ for: "late", lead: 1 });
      expect(says(element)).toBe("South is ahead by 1 seed.");
      await mount({ id: "late", variant: "katro", ...speaking });
      await expect.poll(() => says(element)).toBe("Kusini anaongoza kwa kete 1.");
    },
  );

  test("is the fuller the further South is ahead, and never beyond its ends", async () => {
    const leads = [-1000, -10, -1, 0, 1, 10, 1000];
    const elements = await Promise.all(leads.map((lead) => meter({ lead })));
    const filled = elements.map(now);
    expect(filled).toEqual(filled.toSorted((one, other) => one - other));
    expect([filled[0], filled[3], filled[6]]).toEqual([0, 50, 100]);
    expect(new Set(filled.slice(1, 6)).size).toBe(5);
    expect(now(await meter({ endsIn: 30 }))).toBe(100);
    expect(now(await meter({ endsIn: -30 }))).toBe(0);
  });

  test("is drawn as full as it says", async () => {
    const element = await meter({ lead: -4 });
    const fill = element.renderRoot.querySelector(".fill")!.getBoundingClientRect().width;
    const whole = bar(element).clientWidth;
    expect(Math.round((fill / whole) * 100)).toBe(now(element));
  });

  test("is drawn from below when it stands", async () => {
    const element = await meter({ lead: 4, vertical: true });
    const fill = element.renderRoot.querySelector(".fill")!.getBoundingClientRect();
    const whole = bar(element).getBoundingClientRect();
    expect(whole.height).toBeGreaterThan(whole.width * 3);
    expect(fill.bottom).toBeCloseTo(whole.bottom, -1);
    expect(Math.abs(fill.height / bar(element).clientHeight - now(element) / 100)).toBeLessThan(
      0.02,
    );
  });

  test("reads what a search says from the side that must act", async () => {
    const element = await meter();
    element.show({ score: 350 }, "north");
    await element.settled;
    expect(says(element)).toBe("North is ahead by 3.5 seeds.");
    element.show({ score: -999_996, endsIn: -4 }, "south");
    await element.settled;
    expect(says(element)).toBe("North wins in 4 actions.");
    element.show(undefined);
    await element.settled;
    expect(says(element)).toBe("Not evaluated.");
  });

  test("says that it is old as soon as its board shows another position", async () => {
    const board = await mount({ id: "game", game: gameAfter("katro", 3) });
    const element = await meter({ for: "game" });
    element.show({ score: 100 }, "south");
    await element.settled;
    expect(element.matches(":state(old)")).toBe(false);
    await board.goTo(1);
    await expect.poll(() => element.matches(":state(old)")).toBe(true);
    element.show({ score: 100 }, "south");
    await element.settled;
    expect(element.matches(":state(old)")).toBe(false);
  });

  test("speaks the language it is told", async () => {
    const element = await meter({ lead: -2, language: "sw" });
    expect(says(element)).toBe("Kaskazini anaongoza kwa kete 2.");
    expect(bar(element).ariaLabel).toBe("Tathmini");
  });

  test("is clean for axe", async () => {
    await meter({ lead: 2 });
    const { violations } = await axe.run("mancala-meter");
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
