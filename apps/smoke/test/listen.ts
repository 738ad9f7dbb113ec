/** Small servers for pages that are written by hand. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import type { Served } from "../../../scripts/serve-built.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
};

/** A server on a free port, until closed. */
export async function listen(
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

/** Answers with a file, which any page may use. */
export async function sendFile(path: string, response: ServerResponse): Promise<void> {
  let content: Buffer;
  try {
    content = await readFile(path);
  } catch {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, {
      "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
      "Access-Control-Allow-Origin": "*",
    })
    .end(content);
}
