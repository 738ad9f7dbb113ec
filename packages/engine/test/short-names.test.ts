/** Names that are inner to the engine are short in what is published, and nobody can tell. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { SyntaxKind, type Node } from "typescript/unstable/ast";
import { API, type Type } from "typescript/unstable/sync";
import { build, type Rollup } from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { innerNames } from "../scripts/short-names/inner-names.mjs";
import { shortNamesPlugin } from "../scripts/short-names/short-names-plugin.mjs";
import { shortNames, shortened } from "../scripts/short-names/short-names.mjs";
import { parsed, propertyName, walk } from "../scripts/short-names/syntax.mjs";
import * as engine from "../src/index.ts";
import * as schemas from "../src/variant/json-schema.ts";
import { rulesInWords } from "../src/words/words.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** The inner names of a package of which `src/index.ts` is the entry. */
function innerOf(files: Readonly<Record<string, string>>, written = "{}"): readonly string[] {
  return innerNames({
    files: new Map(Object.entries(files)),
    entries: ["src/index.ts"],
    isOutside: (file) => file.startsWith("src/cli/"),
    played: [],
    written,
  }).inner.toSorted();
}

const inner = "interface Inner { deep: number }\n";

test.each<[string, string, readonly string[]]>([
  ["an inner type", `${inner}export const one: number = 1;`, ["deep"]],
  ["a published type", `export ${inner}`, []],
  ["a type of what a published type has", `${inner}export interface Outer { of: Inner[] }`, []],
  ["a type of a parameter", `${inner}export function take(of: Inner): void {}`, []],
  [
    "a type that is answered",
    `${inner}export const take = (): Inner | undefined => undefined;`,
    [],
  ],
  [
    "a type of what is inferred",
    `${inner}const one: Inner = { deep: 1 };\nexport const two = one;`,
    [],
  ],
  ["a type of a type's parameter", `${inner}export type Of<T extends Inner> = T;`, []],
  [
    "a type asked of a value",
    `${inner}declare const one: Inner;\nexport type Of = typeof one;`,
    [],
  ],
  [
    "what a function does",
    `${inner}export function go(): void { const one: Inner = { deep: 1 }; }`,
    ["deep"],
  ],
  [
    "what a parameter is at first",
    `${inner}const usual: Inner = { deep: 1 };\nexport function go(n: number = usual.deep): void {}`,
    ["deep"],
  ],
  [
    "what a private member is",
    `${inner}export class Of { #one: Inner; private two: Inner; }`,
    ["deep"],
  ],
  ["a private member", "export class Of { private two = 1; }", []],
  [
    "a method of an inner class",
    "class Of { method() {} get value2() { return 1; } }",
    ["method", "value2"],
  ],
  ["a name that a string says", `${inner}export const one: string = "deep";`, []],
  ["a name that a template says", `${inner}export const one: string = \`deep\${1}\`;`, []],
  ["a name that only a type says", `${inner}type Shallow = Omit<Inner, "deep">;`, ["deep"]],
  [
    "a name that the language knows",
    "interface Inner { length: number; value: number; flatMap: number }",
    [],
  ],
  ["a name that no type declares", "export const one: unknown = { deep: 1 };", []],
])("%s", (_, text, expected) => {
  expect(innerOf({ "src/index.ts": text })).toEqual(expected);
});

test("names are followed through what modules pass on", () => {
  const files = {
    "src/index.ts": 'export * from "./all.ts";\nexport { one as two } from "./named.ts";',
    "src/all.ts": 'import type { A } from "./types.ts";\nexport interface Of { a: A }',
    "src/named.ts":
      'import { type B as C } from "./types.ts";\ndeclare const one: C;\nexport { one };',
    "src/types.ts":
      "export interface A { inA: 1 }\nexport interface B { inB: 1 }\nexport interface D { inD: 1 }",
  };
  expect(innerOf(files)).toEqual(["inD"]);
});

test("names that the host, data or a written text may know are none", () => {
  const index = "interface Inner { columns: 1; pattern: 1; deep: 1 }";
  const main = "export const width = process.stdout.columns;";
  const files = { "src/index.ts": index, "src/cli/main.ts": main };
  expect(innerOf(files, '{ "pattern": "x" }')).toEqual(["deep"]);
});

test("what cannot be followed is refused", () => {
  const other = { "src/other.ts": "export const one = 1;" };
  for (const text of [
    'import * as other from "./other.ts";',
    'export * as other from "./other.ts";',
    'export type One = import("./other.ts").One;',
  ])
    expect(() => innerOf({ "src/index.ts": text, ...other })).toThrow("whole");
});

test.each([
  ["one.deep", "one.d"],
  ["one?.deep.deep", "one?.d.d"],
  ["({ deep: deep })", "({ d: deep })"],
  ["({ deep })", "({ d: deep })"],
  ["({ deep() {}, get deep() {} })", "({ d() {}, get d() {} })"],
  ["const { deep } = one", "const { d: deep } = one"],
  ["const { deep = deep } = one", "const { d: deep = deep } = one"],
  ["const { deep: other, ...rest } = one", "const { d: other, ...rest } = one"],
  ["({ deep } = one)", "({ d: deep } = one)"],
  [
    "class Of { deep = 1; #deep = 2; static deep() {} }",
    "class Of { d = 1; #deep = 2; static d() {} }",
  ],
  [
    "const deep = 1; deep; one[deep]; one['deep'];",
    "const deep = 1; deep; one[deep]; one['deep'];",
  ],
  ["export { deep } from './deep.js'; // deep", "export { deep } from './deep.js'; // deep"],
])("%s", (text, expected) => {
  expect(shortened("a.js", text, new Map([["deep", "d"]])).toString()).toBe(expected);
});

// Where it fails, the property of that literal is known outside by its name: the inner one needs another.
test("a literal that a type describes says the names of that type, or none that are inner", async () => {
  const names = await shortNames();
  const project = join(folder, "tsconfig.src.json");
  const api = new API({ cwd: folder });
  const loose: string[] = [];
  let found = 0;
  try {
    const { program, checker } = api
      .updateSnapshot({ openProjects: [project] })
      .getProject(project)!;
    const knows = (type: Type, name: string): boolean =>
      (type.isUnionType() ? type.getTypes() : [type]).some(
        (one) => checker.getPropertyOfType(one, name)?.declarations.length,
      );
    const visit = (node: Node): void => {
      const { name } = node as Node & { readonly name?: Node & { readonly text?: string } };
      if (node.parent?.kind === SyntaxKind.ObjectLiteralExpression && names.has(name?.text ?? "")) {
        const type = checker.getContextualType(node.parent as never);
        found++;
        if (type && !knows(type, name!.text!))
          loose.push(`${name!.text} of ${checker.typeToString(type)}`);
      }
      node.forEachChild(visit);
    };
    for (const file of program.getSourceFileNames())
      if (file.includes("/engine/src/")) program.getSourceFile(file)!.forEachChild(visit);
  } finally {
    api.close();
  }
  expect(loose).toEqual([]);
  expect(found).toBeGreaterThan(100);
});

describe("the engine with short names", async () => {
  const published = mkdtempSync(join(tmpdir(), "short-names-"));
  afterAll(() => rmSync(published, { recursive: true }));
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [shortNamesPlugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: {
          engine: "src/index.ts",
          words: "src/words/words.ts",
          schema: "src/variant/json-schema.ts",
        },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
  })) as Rollup.RollupOutput;
  for (const file of output)
    if (file.type === "chunk") writeFileSync(join(published, file.fileName), file.code);
  const module = async (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(published, `${name}.mjs`)).href);
  const short = (await module("engine")) as typeof engine;
  const words = (await module("words")) as { readonly rulesInWords: typeof rulesInWords };
  const schema = (await module("schema")) as typeof schemas;

  test("holds them", async () => {
    const names = await shortNames();
    expect([...names.keys()]).toContain("layout");
    const left = new Set<string>();
    for (const file of output)
      if (file.type === "chunk")
        walk(parsed(file.fileName, file.code), (node) => {
          const name = propertyName(node);
          if (name !== undefined && names.has(name)) left.add(name);
        });
    expect([...left]).toEqual([]);
  });

  /** All that a game says on its way, and what is said of its variant. */
  function told({ Game, variant, compile, inspectVariant }: typeof engine, id: string): unknown {
    const plain = variant(id);
    let game = Game.start(plain);
    const lines: unknown[] = [
      plain,
      inspectVariant(plain.definition),
      compile(plain).write(compile(plain).start()),
    ];
    for (let ply = 0; ply < 40 && game.actions.length > 0; ply++) {
      game = game.play(game.actions[(ply * 7) % game.actions.length]!);
      lines.push(game.position, game.events, game.state, game.result);
    }
    const link = game.toLink();
    return [lines, game.toString(), game.turns, link, Game.fromLink(link).toString()];
  }

  test.each(engine.variants)("plays %s and tells it as ever", (id) => {
    expect(told(short, id)).toEqual(told(engine, id));
    expect(words.rulesInWords(short.variant(id), "en")).toEqual(
      rulesInWords(engine.variant(id), "en"),
    );
  });

  test("takes no variant of a build that has other names, and says so", () => {
    for (const [one, other] of [
      [short, engine],
      [engine, short],
    ] as const)
      expect(() => one.Game.start(other.variant("tsoro"))).toThrow(
        expect.objectContaining({ code: "foreign-variant" }),
      );
  });

  test("writes the same schema, and finds the same faults", () => {
    expect(schema.variantJsonSchema()).toEqual(schemas.variantJsonSchema());
    const { landing: _, ...rules } = engine.variant("katro").definition;
    for (const wrong of [
      { ...rules, landing: [{ then: "sideways" }], extra: 1 },
      { ...rules },
      [],
      7,
    ])
      expect(short.inspectVariant(wrong)).toEqual(engine.inspectVariant(wrong));
  });
});
