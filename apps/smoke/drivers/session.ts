/** A browser that is driven from outside, by the commands of the W3C's WebDriver. */

import { KEYS } from "./keys.ts";

/** The commands that the smoke tests need, with their parameters as the standard names them. */
export interface Commands {
  readonly navigate: { readonly url: string };
  readonly back: Record<string, never>;
  readonly execute: { readonly script: string; readonly args: readonly unknown[] };
  readonly act: { readonly actions: readonly object[] };
  readonly resize: { readonly width: number; readonly height: number };
  readonly screenshot: Record<string, never>;
}

/** A point of the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a protocol must be able to do; each browser speaks its own. */
export interface Wire {
  /** Sends a command and waits for its answer. */
  send<Name extends keyof Commands>(name: Name, parameters: Commands[Name]): Promise<unknown>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** How long something may take to happen on a page, in milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 50;

/** A browser with one page. */
export class Session {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Loads an address and waits until it is loaded. */
  async open(url: string): Promise<void> {
    await this.#wire.send("navigate", { url });
  }

  /** Goes back to the page before, as its reader does. */
  async back(): Promise<void> {
    await this.#wire.send("back", {});
  }

  /** Sets the size of the window, in CSS pixels, its frame included. */
  async resize(width: number, height: number): Promise<void> {
    await this.#wire.send("resize", { width, height });
  }

  /**
   * Runs a function on the page and waits for its promise. The function is sent as text, so it can use nothing from around it;
   * what goes in and out must be JSON.
   */
  async run<Input extends unknown[], Output>(
    what: (...input: Input) => Output | Promise<Output>,
    ...input: Input
  ): Promise<Output> {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve(arguments[0]).then((input) => (${what.toString()})(...input)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error && error.stack ? error + "\\n" + error.stack : error) }),
      );`;
    const answer = (await this.#wire.send("execute", { script, args: [input] })) as {
      value: Output;
      error?: string;
    };
    if (answer.error !== undefined) throw new Error(`on the page: ${answer.error}`);
    return answer.value;
  }

  /** Waits until a function on the page answers something other than false, null or undefined, and passes it on. */
  async until<Input extends unknown[], Output>(
    what: (...input: Input) => Output | false | null | undefined,
    ...input: Input
  ): Promise<Output> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const found = await this.run(what, ...input);
      if (found !== undefined && found !== null && found !== false) return found;
      if (Date.now() > end) throw new Error(`never came true on the page: ${what.toString()}`);
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** Presses keys one after the other. `Shift+Tab` holds one down meanwhile. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((chord) => {
      const values = chord.split("+").map((key) => KEYS[key] ?? key);
      return [
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.toReversed().map((value) => ({ type: "keyUp", value })),
      ];
    });
    await this.#wire.send("act", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Clicks with the mouse at a point of the viewport, in CSS pixels. */
  async click(point: Point): Promise<void> {
    await this.#point("mouse", point);
  }

  /** Touches a point of the viewport with a finger. */
  async tap(point: Point): Promise<void> {
    await this.#point("touch", point);
  }

  async #point(pointerType: "mouse" | "touch", point: Point): Promise<void> {
    const actions = [
      { type: "pointerMove", duration: 0, origin: "viewport", ...point },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#wire.send("act", {
      actions: [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }],
    });
  }

  /** A picture of the viewport, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#wire.send("screenshot", {})) as string, "base64");
  }

  async close(): Promise<void> {
    await this.#wire.close();
  }
}
