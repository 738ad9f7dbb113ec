/** Builds the playground and serves it, strictly, for as long as the end-to-end tests run. */
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { serveBuilt } from "../../../scripts/serve-built.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the built playground, with a slash at its end. */
    playgroundUrl: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveBuilt(fileURLToPath(new URL("..", import.meta.url)));
  project.provide("playgroundUrl", served.url);
  return () => served.close();
}
