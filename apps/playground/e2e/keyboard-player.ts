/** Someone who plays with the keyboard alone, choosing at random but always the same way for a seed. */
import type { Page } from "playwright";
import { look, untilStatus, type Seen } from "./table.ts";

/** Where the keyboard is. */
interface Place {
  readonly onBoard: boolean;
  /** A hole's name. */
  readonly hole: string | undefined;
  /** The action of a button of the board. */
  readonly action: string | undefined;
  /** Holes that can be used, and actions that the board's buttons offer. */
  readonly usable: number;
  readonly buttons: readonly string[];
}

/** Actions that belong to the board itself. */
const own = new Set(["keys", "cancel", "offer", ""]);

async function whereabouts(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const root = document.querySelector("mancala-board")?.shadowRoot;
    const active = root?.activeElement;
    const data = active instanceof HTMLElement ? active.dataset : {};
    const buttons = [...(root?.querySelectorAll<HTMLButtonElement>("button[data-action]") ?? [])];
    return {
      onBoard: Boolean(active),
      hole: data["hole"],
      action: data["action"],
      usable: root?.querySelectorAll("[role=gridcell][aria-disabled=false]").length ?? 0,
      buttons: buttons.filter((it) => !it.disabled).map((it) => it.dataset["action"] ?? ""),
    };
  });
}

/** Small whole numbers, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

export class KeyboardPlayer {
  readonly #page: Page;
  readonly #random: (below: number) => number;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#random = numbers(seed);
  }

  /** Plays until the game is over, or so many actions have been played by both sides. */
  async play(most: number): Promise<Seen> {
    /* oxlint-disable no-await-in-loop -- one action after the other */
    for (;;) {
      await untilStatus(this.#page, ["turn", "over"]);
      const seen = await look(this.#page);
      if (seen.over || seen.history.length >= most) return seen;
      await this.#act(seen.history.length);
    }
  }

  /** Makes one action out of as many keys as it takes. */
  async #act(plies: number): Promise<void> {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await this.#key();
      const moved = await this.#page.evaluate(async (before) => {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return (document.querySelector("mancala-board")?.game?.plies ?? before) !== before;
      }, plies);
      if (moved) return;
    }
    throw new Error(`no action after 60 keys: ${JSON.stringify(await whereabouts(this.#page))}`);
  }

  async #key(): Promise<void> {
    const { keyboard } = this.#page;
    const place = await whereabouts(this.#page);
    if (!place.onBoard) return this.#toBoard();
    if (place.action !== undefined && !own.has(place.action)) {
      // A choice at a hole: the first button, or the one after it.
      if (this.#random(2) === 1 && place.buttons.filter((it) => !own.has(it)).length > 1) {
        await keyboard.press("Tab");
        if (own.has((await whereabouts(this.#page)).action ?? ""))
          await keyboard.press("Shift+Tab");
      }
      await keyboard.press("Enter");
      return undefined;
    }
    const choices = place.buttons.filter((it) => !own.has(it));
    // An offer that is complete is made; buttons are also for those who have no hole to use.
    const offering = place.buttons.includes("cancel");
    if (choices.length > 0 && (offering || place.usable === 0 || place.hole === undefined)) {
      return this.#toButton(choices);
    }
    if (place.buttons.includes("offer") && this.#random(6) === 0) return this.#toButton(["offer"]);
    if (place.hole === undefined) {
      await keyboard.press("Shift+Tab");
      return undefined;
    }
    for (let steps = this.#random(4); steps >= 0; steps -= 1) await keyboard.press("n");
    await keyboard.press("Enter");
    return undefined;
  }

  async #toBoard(): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs += 1) {
      await this.#page.keyboard.press("Tab");
      if ((await whereabouts(this.#page)).onBoard) return;
    }
    throw new Error("the board cannot be reached with Tab");
  }

  async #toButton(actions: readonly string[]): Promise<void> {
    for (let tabs = 0; tabs < 20; tabs += 1) {
      const { action, onBoard } = await whereabouts(this.#page);
      if (action !== undefined && actions.includes(action)) {
        await this.#page.keyboard.press("Enter");
        return;
      }
      if (!onBoard) return this.#toBoard();
      await this.#page.keyboard.press("Tab");
    }
    throw new Error(`no way to the buttons ${actions.join(", ")}`);
  }
}
/* oxlint-enable no-await-in-loop */
