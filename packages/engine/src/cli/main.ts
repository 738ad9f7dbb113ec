#!/usr/bin/env node
/** The command `magomba`. */
import { readFileSync } from "node:fs";
import { runCommandLine } from "./command-line.ts";
import { processSurroundings } from "./process-surroundings.ts";

const { version } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };
process.exitCode = await runCommandLine(process.argv.slice(2), processSurroundings(), version);
