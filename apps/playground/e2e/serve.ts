/** Builds the playground and serves it, strictly, for as long as the end-to-end tests run. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the built playground, with a slash at its end. */
    playgroundUrl: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  // A folder of this run's own: neither what `build` made nor another run is disturbed.
  const outDir = await mkdtemp(join(tmpdir(), "playground-"));
  const shared = { root, logLevel: "warn" } as const;
  await buildForReaders({ ...shared, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0, strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The playground's server has no address.");
  project.provide("playgroundUrl", url);
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}

/** The test runner sets NODE_ENV to "test", which would pick the libraries' development builds. */
async function buildForReaders(config: InlineConfig): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await build(config);
  } finally {
    process.env["NODE_ENV"] = before;
  }
}
