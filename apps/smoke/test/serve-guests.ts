/**
 * Serves pages that know of nothing but the files for script tags, under a policy that allows nothing but the page's own files:
 *
 * - `/empty/`: nothing yet; a test puts scripts and boards there.
 * - `/drawn/`: a board in a form, as a server draws it, with a linked style sheet and no script.
 * - `/cdn/…`: the files. `/late/<part>/<any>/…` are the same, but the part cannot be had at first, nor at once again.
 * - `/another-lit.js`: an element that brings an older Lit of its own.
 * - `/themes/…`: the style sheets of themes, as the package's build writes them.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { boardStyles, renderBoard } from "@magomba/board-element/server";
import { build } from "vite";
import { writeThemes } from "../../../packages/board-element/build/themes.mjs";
import { pageSheetOf } from "../../../packages/board-element/src/theme/theme.ts";
import { theme as earth } from "../../../packages/board-element/src/theme/themes/earth.ts";
import { theme as paper } from "../../../packages/board-element/src/theme/themes/paper.ts";
import { theme as plain } from "../../../packages/board-element/src/theme/themes/plain.ts";
import { asForReaders } from "../../../scripts/serve-built.ts";
import type { Served } from "../../../scripts/serve-built.ts";
import { listen, sendFile } from "./listen.ts";

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Everything of a board that can be drawn, beside what needs a script. */
const drawn = {
  name: "answer",
  variant: "katro",
  options: { direction: "either" },
  actions: "C3>",
  interactive: true,
  controls: true,
  list: true,
  theme: "paper",
  language: "en",
  speed: 0,
  annotations: [
    { type: "mark", hole: "A1" },
    { type: "arrow", from: "C1", to: "C3" },
  ],
} as const;

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Board</title><link rel="icon" href="/icon"><script src="/complaints.js"></script></head><body><main>${body}</main></body></html>`;
}

/** An older Lit and an element made with it, in one file. */
async function buildAnotherLit(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: place("../src/another-lit.ts"), formats: ["es"], fileName: "another-lit" },
    },
  });
}

/** The pages, served until closed; `cdn` holds the files for script tags. */
export async function serveGuests(cdn: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "guests-"));
  await asForReaders(() => buildAnotherLit(folder));
  await writeThemes(
    join(folder, "themes"),
    new Map(Object.entries({ earth, paper, plain })),
    pageSheetOf,
  );
  const board = await renderBoard(drawn, {
    stylesheet: "/drawn.css",
  });
  const texts = new Map([
    ["/empty/", page("")],
    ["/drawn/", page(`<form>${board}<button>Send</button></form>`)],
    ["/drawn.css", await boardStyles(drawn)],
  ]);
  const refused: string[] = [];
  const server = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const text = texts.get(pathname);
    const [, kind, part = "", any, ...rest] = pathname.split("/");
    const file = rest.join("/");
    if (text !== undefined) {
      response
        .writeHead(200, {
          "Content-Type": pathname.endsWith(".css") ? "text/css" : "text/html",
          "Content-Security-Policy": "default-src 'self'",
        })
        .end(text);
    } else if (pathname === "/icon") response.writeHead(204).end();
    else if (pathname === "/complaints.js")
      void sendFile(place("../public/complaints.js"), response);
    else if (pathname === "/another-lit.js" || kind === "themes")
      void sendFile(join(folder, pathname), response);
    else if (kind === "cdn") void sendFile(join(cdn, pathname.slice("/cdn".length)), response);
    else if (kind === "late") {
      const key = `${part} ${any}`;
      const before = refused.filter((it) => it === key).length;
      if (file.startsWith("parts/") && file.endsWith(`/${part}.js`) && before < 2) {
        refused.push(key);
        response.writeHead(503, { Connection: "close" }).end();
      } else void sendFile(join(cdn, file), response);
    } else response.writeHead(404).end();
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
