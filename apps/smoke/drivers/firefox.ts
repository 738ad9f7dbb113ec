/**
 * Firefox, driven over Marionette: the socket on which it listens by itself for the commands of WebDriver. A message is its length,
 * a colon, and JSON: `[0, id, command, parameters]` there, `[1, id, error, result]` back.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually, start } from "./program.ts";
import type { Commands, Wire } from "./session.ts";

const NAMES: Readonly<Record<keyof Commands, string>> = {
  navigate: "WebDriver:Navigate",
  back: "WebDriver:Back",
  execute: "WebDriver:ExecuteAsyncScript",
  act: "WebDriver:PerformActions",
  resize: "WebDriver:SetWindowRect",
  screenshot: "WebDriver:TakeScreenshot",
};

/** A free port is taken and written down; nothing calls home, asks or updates. */
const PREFERENCES: Readonly<Record<string, unknown>> = {
  "marionette.port": 0,
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,none",
  "toolkit.telemetry.server": "data:,none",
  "ui.prefersReducedMotion": 0,
};

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** The socket: messages in and out, and who waits for which answer. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (data) => this.#receive(data));
    socket.on("close", () => this.#fail(new Error("Firefox has hung up")));
    socket.on("error", (error) => this.#fail(error));
  }

  send(name: string, parameters: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      const message = Buffer.from(JSON.stringify([0, id, name, parameters]));
      this.#socket.write(`${message.length}:`);
      this.#socket.write(message);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(":");
      const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString());
      this.#received = this.#received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.#answer(message);
    }
  }

  #answer([, id, error, result]: unknown[]): void {
    const waiting = this.#waiting.get(id as number);
    this.#waiting.delete(id as number);
    if (error) {
      const { error: code, message } = error as { error: string; message: string };
      waiting?.reject(new Error(`Firefox: ${code}: ${message}`));
    } else waiting?.resolve(result);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Starts a Firefox without a window, with a profile of its own. */
export async function openFirefox(path: string): Promise<Wire> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, "user.js"), preferences.join(""));
  const words = ["--headless", "--marionette", "--no-remote", "--profile", profile];
  const firefox = start(path, words);
  const clear = async (): Promise<void> => {
    await firefox.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await eventually(async () => {
      const written = await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => "");
      return Number(written) || undefined;
    }, "Firefox");
    const socket = createConnection({ host: "127.0.0.1", port });
    const marionette = new Marionette(socket);
    await marionette.send("WebDriver:NewSession", {});
    return {
      async send(name, parameters) {
        const result = await marionette.send(NAMES[name], { ...parameters });
        return (result as { value?: unknown } | null)?.value;
      },
      async close() {
        marionette.close();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
