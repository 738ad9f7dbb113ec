/** WebKit as GTK programs use it, driven over HTTP by the driver that comes with it. It needs a display, so it gets one that nobody sees. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { createServer } from "node:net";
import { eventually, start } from "./program.ts";
import type { Program } from "./program.ts";
import type { Commands, Wire } from "./session.ts";

/** The programs of a WebKit. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Makes a display; `undefined` where the machine has one. */
  readonly display: string | undefined;
}

const PATHS: Readonly<Record<keyof Commands, readonly [method: "GET" | "POST", path: string]>> = {
  navigate: ["POST", "url"],
  back: ["POST", "back"],
  execute: ["POST", "execute/async"],
  act: ["POST", "actions"],
  resize: ["POST", "window/rect"],
  screenshot: ["GET", "screenshot"],
};

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Makes a display, which says its number on the fourth stream. */
async function openDisplay(path: string): Promise<{ program: Program; name: string }> {
  const words = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const program = start(path, words, ["ignore", "ignore", "ignore", "pipe"]);
  const lines = createInterface({ input: program.process.stdio[3] as Readable });
  let number: string | undefined;
  lines.once("line", (line) => {
    number = line.trim();
  });
  try {
    return { program, name: `:${await eventually(() => number, "the display")}` };
  } catch (error) {
    await program.end();
    throw error;
  } finally {
    lines.close();
  }
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebKit: ${error}: ${message}`);
}

/** Starts a WebKit. */
export async function openWebKit(programs: WebKitPrograms): Promise<Wire> {
  const running: Program[] = [];
  const close = async (): Promise<void> => {
    for (const program of running.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop
      await program.end();
    }
  };
  try {
    const environment: NodeJS.ProcessEnv = {};
    if (programs.display !== undefined) {
      const { program, name } = await openDisplay(programs.display);
      running.push(program);
      environment["DISPLAY"] = name;
    }
    const port = await freePort();
    running.push(start(programs.driver, [`--port=${port}`], "ignore", environment));
    const root = `http://127.0.0.1:${port}`;
    await eventually(
      () =>
        request(`${root}/status`, "GET").then(
          () => true,
          () => undefined,
        ),
      "the driver of WebKit",
    );
    const options = { binary: programs.browser, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const session = (await request(`${root}/session`, "POST", { capabilities })) as {
      sessionId: string;
    };
    return {
      send(name, parameters) {
        const [method, path] = PATHS[name];
        const body = method === "GET" ? undefined : parameters;
        return request(`${root}/session/${session.sessionId}/${path}`, method, body);
      },
      async close() {
        await request(`${root}/session/${session.sessionId}`, "DELETE").catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
