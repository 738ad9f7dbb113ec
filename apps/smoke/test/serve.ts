/** Finds the browsers, and serves what they are shown: the page of boards, the playground, and pages with the files for script tags. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { TestProject } from "vitest/node";
import { buildCdn as buildBoard } from "../../../packages/board-element/build/cdn.mjs";
import { buildCdn as buildBot } from "../../../packages/bot/build/cdn.mjs";
import { asForReaders, serveBuilt } from "../../../scripts/serve-built.ts";
import { findBrowsers, skippedLine } from "../drivers/find.ts";
import type { FoundBrowsers } from "../drivers/find.ts";
import { serveGuests } from "./serve-guests.ts";
import { serveScriptTag } from "./serve-script-tag.ts";

declare module "vitest" {
  export interface ProvidedContext {
    smoke: {
      readonly browsers: FoundBrowsers;
      /** Pages on which the board is a guest, for every browser. With a slash at its end, as all addresses. */
      readonly guests: string;
      /** Empty when Chromium is the only browser, as the next ones. */
      readonly boards: string;
      readonly playground: string;
      /** The examples without a framework. */
      readonly examples: string;
      /** A page with the file for script tags. */
      readonly scriptTag: string;
    };
  }
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Has a page note what goes wrong on it, from before anything else runs. */
const notingComplaints: Plugin = {
  name: "noting-complaints",
  transformIndexHtml: () => [
    { tag: "script", attrs: { src: "/complaints.js" }, injectTo: "head-prepend" },
  ],
  async generateBundle() {
    const source = await readFile(folder("../public/complaints.js"), "utf8");
    this.emitFile({ type: "asset", fileName: "complaints.js", source });
  },
};

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const browsers = findBrowsers();
  const skipped = skippedLine(browsers);
  // oxlint-disable-next-line no-console -- the one thing that whoever runs the tests must know
  if (skipped !== undefined) console.log(skipped);
  const cdn = await mkdtemp(join(tmpdir(), "script-tags-"));
  await asForReaders(async () => {
    await buildBoard(cdn);
    await buildBot(cdn);
  });
  const guests = await serveGuests(cdn);
  const close = async (): Promise<void> => {
    await guests.close();
    await rm(cdn, { recursive: true, force: true });
  };
  if (Object.keys(browsers).length === 0) {
    const none = { boards: "", playground: "", examples: "", scriptTag: "" };
    project.provide("smoke", { browsers, guests: guests.url, ...none });
    return close;
  }
  const boards = await serveBuilt(folder(".."));
  const playground = await serveBuilt(folder("../../playground"), [notingComplaints]);
  const examples = await serveBuilt(folder("../../../examples"), [notingComplaints]);
  const scriptTag = await serveScriptTag(cdn);
  project.provide("smoke", {
    browsers,
    guests: guests.url,
    boards: boards.url,
    playground: playground.url,
    examples: examples.url,
    scriptTag: scriptTag.url,
  });
  return async () => {
    await Promise.all([boards, playground, examples, scriptTag].map((it) => it.close()));
    await close();
  };
}
