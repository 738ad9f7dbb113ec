/** Builds an app as readers get it, and serves it with the headers that its settings name. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, preview } from "vite";
import type { PluginOption } from "vite";

/** A built app that is served. */
export interface Served {
  /** With a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds something. The test runner sets NODE_ENV to "test", which would pick the libraries' development builds. */
export async function asForReaders(work: () => Promise<unknown>): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await work();
  } finally {
    process.env["NODE_ENV"] = before;
  }
}

/** The folder of an app, served until closed. What is built goes to a folder of this run's own: neither what `build` made nor another run is disturbed. */
export async function serveBuilt(
  root: string,
  plugins: readonly PluginOption[] = [],
): Promise<Served> {
  const outDir = await mkdtemp(join(tmpdir(), "built-"));
  const shared = { root, logLevel: "warn" } as const;
  await asForReaders(() =>
    build({ ...shared, plugins: [...plugins], build: { outDir, emptyOutDir: true } }),
  );
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0, strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error(`The server of ${root} has no address.`);
  return {
    url,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
