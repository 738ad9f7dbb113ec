/** The scripts that the READMEs show have the types that they are shown to have. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { shownCode } from "./shown-code.ts";

/** In this package, so that the packages are found as a page of the workspace finds them. */
const folder = fileURLToPath(new URL("../node_modules/.cache/shown-code", import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said to be there already. */
const given = `import type { Bot } from "@magomba/bot";
import type { Game } from "@magomba/engine";
import type {} from "@magomba/board-element/meter";
import type {} from "@magomba/board-element/setup";
declare global {
  const board: HTMLElementTagNameMap["mancala-board"];
  const meter: HTMLElementTagNameMap["mancala-meter"];
  const setup: HTMLElementTagNameMap["mancala-setup"];
  const bot: Bot;
  const game: Game;
  const socket: WebSocket;
}
`;

test("every script compiles under strict rules", () => {
  const scripts = shownCode.filter(({ language }) => ["ts", "js"].includes(language));
  expect(scripts.length).toBeGreaterThan(5);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "given.ts"), given);
  for (const { place, code } of scripts) {
    writeFileSync(join(folder, `${place.replace(" ", "-")}.ts`), `${code}\nexport {};\n`);
  }
  const compilerOptions = {
    noEmit: true,
    composite: false,
    // The packages' own files are checked with the packages.
    isolatedDeclarations: false,
    allowImportingTsExtensions: true,
    lib: ["es2023", "dom", "dom.iterable"],
  };
  const base = fileURLToPath(new URL("../../../tsconfig.base.json", import.meta.url));
  const settings = { extends: base, compilerOptions, include: ["*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const { resolve } = createRequire(import.meta.url);
  const compiler = join(dirname(resolve("typescript/package.json")), "bin/tsc");
  const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
