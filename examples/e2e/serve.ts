/** Builds every example, and serves them strictly for as long as their tests run; the files for script tags come from a server of their own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions, preview } from "vite";
import type { TestProject } from "vitest/node";
import { buildCdn as buildBoard } from "../../packages/board-element/build/cdn.mjs";
import { buildCdn as buildBot } from "../../packages/bot/build/cdn.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the built examples, with a slash at its end. */
    examplesUrl: string;
    /** The folder with the files for script tags. */
    cdnFolder: string;
  }
}

const root = fileURLToPath(new URL("..", import.meta.url));

/** Apps with a framework, each with a configuration of its own. */
const apps = ["react", "react-18", "vue", "svelte"];

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "examples-"));
  const outDir = join(folder, "pages");
  await asForReaders(async () => {
    await buildBoard(join(folder, "cdn"));
    await buildBot(join(folder, "cdn"));
    for (const app of ["", ...apps]) {
      // One after the other: each run of the bundler uses all cores.
      // oxlint-disable-next-line no-await-in-loop
      await build({
        root: join(root, app),
        configFile: join(root, app, "vite.config.ts"),
        logLevel: "warn",
        resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
        worker: { format: "es" },
        build: { outDir: join(outDir, app), emptyOutDir: true },
      });
    }
  });
  const server = await preview({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0, strictPort: true },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The examples' server has no address.");
  project.provide("examplesUrl", url);
  project.provide("cdnFolder", join(folder, "cdn"));
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The test runner sets NODE_ENV to "test", which would pick the libraries' development builds. */
async function asForReaders(work: () => Promise<void>): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await work();
  } finally {
    process.env["NODE_ENV"] = before;
  }
}
