/** Serves a page whose only script, beside what notes complaints, is the board's file for script tags. It comes with its parts from another origin. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Served } from "../../../scripts/serve-built.ts";
import { listen, sendFile } from "./listen.ts";

const complaints = fileURLToPath(new URL("../public/complaints.js", import.meta.url));

/** The page, served until closed; `folder` holds the files for script tags. */
export async function serveScriptTag(folder: string): Promise<Served> {
  const files = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname === "/complaints.js" ? complaints : join(folder, pathname);
    void sendFile(file, response);
  });
  const page = await listen((_, response) => {
    const policy = `default-src 'self'; script-src ${files.url}`;
    response
      .writeHead(200, { "Content-Type": "text/html", "Content-Security-Policy": policy })
      .end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title><script src="${files.url}complaints.js"></script><script type="module" src="${files.url}mancala-board.js"></script><mancala-board variant="katro" interactive></mancala-board></html>`,
      );
  });
  return {
    url: page.url,
    close: async () => {
      await Promise.all([page.close(), files.close()]);
    },
  };
}
