/** Serves a page whose only script is the board's file for script tags, which comes with its parts from another origin. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buildCdn } from "../../../packages/board-element/build/cdn.mjs";
import { asForReaders } from "../../../scripts/serve-built.ts";
import type { Served } from "../../../scripts/serve-built.ts";

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Served> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** The page, served until closed. */
export async function serveScriptTag(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "script-tag-"));
  await asForReaders(() => buildCdn(folder));
  const files = await listen((request, response) => {
    const name = basename(request.url ?? "");
    const path = request.url?.startsWith("/parts/") ? join("parts", name) : name;
    readFile(join(folder, path)).then(
      (script) =>
        response
          .writeHead(200, { "Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*" })
          .end(script),
      () => response.writeHead(404).end(),
    );
  });
  const page = await listen((_, response) => {
    const policy = `default-src 'self'; script-src ${files.url}`;
    response
      .writeHead(200, { "Content-Type": "text/html", "Content-Security-Policy": policy })
      .end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title><script type="module" src="${files.url}mancala-board.js"></script><mancala-board variant="katro" interactive></mancala-board></html>`,
      );
  });
  return {
    url: page.url,
    close: async () => {
      await Promise.all([page.close(), files.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
