/** Who imports one name of the engine gets what that name needs, and nothing else. */
import { fileURLToPath } from "node:url";
import { build, type Rollup } from "vite";
import { expect, test } from "vitest";
import * as engine from "../src/index.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** The modules of the engine, as paths under `src`, of which something is left in the bundle of a module with this text. */
async function bundled(text: string): Promise<string[]> {
  const entry = "virtual:entry";
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        output: { format: "es" },
      },
    },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? text : undefined),
      },
    ],
  })) as Rollup.RollupOutput;
  const source = `${folder}src/`;
  return output.output
    .flatMap((chunk) => (chunk.type === "chunk" ? Object.entries(chunk.modules) : []))
    .filter(([id, module]) => id.startsWith(source) && module.renderedLength > 0)
    .map(([id]) => id.slice(source.length))
    .sort();
}

const index = JSON.stringify(`${folder}src/index.ts`);

test("importing the engine for nothing brings nothing", async () => {
  expect(await bundled(`import ${index};`)).toEqual([]);
});

test.each([
  ["applyEvent", ["events.ts"]],
  ["parseAction", ["notation/action-parts.ts", "notation/parse-action.ts"]],
  ["PositionError", ["errors.ts", "reading-errors.ts"]],
  ["optionChoices", ["variant/variant.ts"]],
])("%s brings its own modules only", async (name, modules) => {
  expect(await bundled(`export { ${name} } from ${index};`)).toEqual(modules);
});

/** The modules left of one name that lie neither in these folders nor are these files. */
async function foreign(name: string, parts: readonly string[]): Promise<string[]> {
  const modules = await bundled(`export { ${name} } from ${index};`);
  expect(modules).not.toEqual([]);
  return modules.filter(
    (module) => !parts.some((part) => module === part || module.startsWith(`${part}/`)),
  );
}

// A variant that was parsed carries every kind of rule, since its rules may need any.
test.each([
  ["defineVariant", ["variant", "rules", "notation", "errors.ts"]],
  ["parseVariant", ["variant", "rules", "notation", "errors.ts"]],
  ["variant", ["variant", "variants", "rules", "notation", "errors.ts"]],
])("%s brings nothing but %j", async (name, parts) => {
  expect(await foreign(name, parts)).toEqual([]);
});

const compiling = [
  "rules",
  "notation",
  "variant/board.ts",
  "variant/limits.ts",
  "errors.ts",
  "reading-errors.ts",
];

test.each([
  ["compile", compiling],
  ["perft", [...compiling, "perft.ts"]],
])("%s brings nothing but %j", async (name, parts) => {
  expect(await foreign(name, parts)).toEqual([]);
});

test("a game that is only played leaves texts, links, the parser and the built-in variants behind", async () => {
  const game = JSON.stringify(`${folder}src/game/game.ts`);
  const tsoro = JSON.stringify(`${folder}src/built-in/tsoro.ts`);
  const modules = await bundled(`export { Game } from ${game}; export { tsoro } from ${tsoro};`);
  expect(modules.filter((module) => module.startsWith("variants/"))).toEqual(["variants/tsoro.ts"]);
  expect(modules.filter((module) => /(text|link|told|replay)/.test(module))).toEqual([
    "notation/action-text.ts",
    "notation/position-text.ts",
  ]);
  expect(modules.filter((module) => /(read-|position-count|check|recognise)/.test(module))).toEqual(
    [],
  );
  const parser = /^variant\/(parse|read|check.*|.*shapes?)\.ts$/;
  expect(modules.filter((module) => parser.test(module))).toEqual([]);
});

test.each(Object.keys(engine))(
  "%s brings no command line, no words and no trials",
  async (name) => {
    const modules = await bundled(`export { ${name} } from ${index};`);
    expect(modules).not.toEqual([]);
    expect(modules.filter((module) => /^(cli|words|trial)\//.test(module))).toEqual([]);
  },
);
