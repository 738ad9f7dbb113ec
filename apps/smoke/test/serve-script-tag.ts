/** Serves a page whose only script is the board's file for script tags, which comes with its parts from another origin. */
import { join } from "node:path";
import type { Served } from "../../../scripts/serve-built.ts";
import { listen, sendFile } from "./listen.ts";

/** The page, served until closed; `folder` holds the files for script tags. */
export async function serveScriptTag(folder: string): Promise<Served> {
  const files = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    void sendFile(join(folder, pathname), response);
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
    },
  };
}
