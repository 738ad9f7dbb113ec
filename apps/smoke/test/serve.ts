/** Finds the browsers, and serves what they are shown: the page of boards, and the playground. */
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { serveBuilt } from "../../../scripts/serve-built.ts";
import { findBrowsers, skippedLine } from "../drivers/find.ts";
import type { FoundBrowsers } from "../drivers/find.ts";
import { serveScriptTag } from "./serve-script-tag.ts";

declare module "vitest" {
  export interface ProvidedContext {
    smoke: {
      readonly browsers: FoundBrowsers;
      /** Addresses, with a slash at their ends; empty when there is no browser. */
      readonly boards: string;
      readonly playground: string;
      /** A page with the file for script tags. */
      readonly scriptTag: string;
    };
  }
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default async function serve(project: TestProject): Promise<(() => Promise<void>) | void> {
  const browsers = findBrowsers();
  const skipped = skippedLine(browsers);
  // oxlint-disable-next-line no-console -- the one thing that whoever runs the tests must know
  if (skipped !== undefined) console.log(skipped);
  if (Object.keys(browsers).length === 0) {
    project.provide("smoke", { browsers, boards: "", playground: "", scriptTag: "" });
    return;
  }
  const boards = await serveBuilt(folder(".."));
  const playground = await serveBuilt(folder("../../playground"));
  const scriptTag = await serveScriptTag();
  project.provide("smoke", {
    browsers,
    boards: boards.url,
    playground: playground.url,
    scriptTag: scriptTag.url,
  });
  return async () => {
    await Promise.all([boards.close(), playground.close(), scriptTag.close()]);
  };
}
