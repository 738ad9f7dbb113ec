// Describes the element for tools, from the doc comments in the source: dist/custom-elements.json, and the data by which VS Code
// and JetBrains' editors complete HTML and CSS.
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { create, ts } from "@custom-elements-manifest/analyzer";
import { litPlugin } from "@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js";
import { fileURLToPath } from "node:url";
import { llmsText } from "./llms-text.mjs";
import { webTypes } from "./web-types.mjs";

const source = new URL("../src/", import.meta.url);

/**
 * The elements: where each class stands, with the classes it comes from, and what registers it.
 *
 * @type {{ tagName: string, className: string, files: string[], definedBy: string }[]}
 */
const elements = [
  {
    tagName: "mancala-board",
    className: "MancalaBoard",
    files: ["mancala-board.ts", "accompanied.ts", "form/form-control.ts"],
    definedBy: "index",
  },
  {
    tagName: "mancala-moves",
    className: "MancalaMoves",
    files: ["moves/mancala-moves.ts", "beside/beside-board.ts"],
    definedBy: "moves/moves",
  },
  {
    tagName: "mancala-meter",
    className: "MancalaMeter",
    files: ["meter/mancala-meter.ts", "beside/beside-board.ts"],
    definedBy: "meter/meter",
  },
  {
    tagName: "mancala-setup",
    className: "MancalaSetup",
    files: ["setup/mancala-setup.ts", "beside/beside-board.ts"],
    definedBy: "setup/setup",
  },
];

/** @param {string} name */
async function parse(name) {
  const text = await readFile(new URL(name, source), "utf8");
  return ts.createSourceFile(`src/${name}`, text, ts.ScriptTarget.ES2022, true);
}

/**
 * The words that a type allows, by the type's name: all aliases in the source that are unions of words.
 *
 * @param {import("typescript").SourceFile[]} files
 * @returns {Map<string, string[]>}
 */
function wordTypes(files) {
  /** @type {Map<string, import("typescript").TypeNode>} */
  const aliases = new Map([["Side", undefined]]);
  for (const file of files) {
    for (const statement of file.statements) {
      if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
    }
  }
  /** @returns {string[] | undefined} */
  const words = (/** @type {import("typescript").TypeNode} */ type) => {
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
    if (ts.isTypeReferenceNode(type)) {
      const name = type.typeName.getText();
      if (name === "Side") return ["south", "north"];
      const alias = aliases.get(name);
      return alias && words(alias);
    }
    if (!ts.isUnionTypeNode(type)) return undefined;
    const parts = type.types.map(words);
    return parts.includes(undefined) ? undefined : parts.flat();
  };
  const found = new Map([["Side", ["south", "north"]]]);
  for (const [name, type] of aliases) {
    const allowed = type && words(type);
    if (allowed) found.set(name, allowed);
  }
  return found;
}

/**
 * Names that a description mentions beside the one it stands with: «also `--mancala-wood-light`».
 *
 * @param {{ name: string, description: string }[]} properties
 */
function withMentioned(properties) {
  const known = new Set(properties.map(({ name }) => name));
  return properties.flatMap((property) => {
    const mentioned = property.description.match(/--mancala-[a-z]+(?:-[a-z]+)*/g) ?? [];
    const further = mentioned.filter((name) => !known.has(name) && known.add(name));
    return [
      property,
      ...further.map((name) => ({
        name,
        description: `See \`${property.name}\`: ${property.description}`,
      })),
    ];
  });
}

/** @param {string} name */
function eventType(name) {
  if (!name.startsWith("mancala-")) return "Event";
  const own = { "mancala-opponent-wanted": "OpponentWanted", "mancala-setup": "SetupEvent" };
  return own[name] ?? `BoardEvent<"${name}">`;
}

/**
 * One element, with the words that its attributes allow.
 *
 * @param {(typeof elements)[number]} told
 * @param {Map<string, string[]>} words
 */
async function elementOf({ tagName, className, files }, words) {
  const modules = await Promise.all(files.map(parse));
  const made = create({ modules, plugins: litPlugin() });
  const [found] = made.modules[0].declarations.filter(({ name }) => name === className);
  // What the platform calls has to be public, and yet is not for pages.
  const isPublic = ({ name, privacy, static: shared }) =>
    !name.startsWith("#") &&
    !/^(?:form\w+|\w*connected)Callback$/.test(name) &&
    privacy !== "private" &&
    privacy !== "protected" &&
    !shared;
  const asOwn = ({ inheritedFrom: _from, ...thing }) => thing;
  return {
    ...found,
    tagName,
    superclass: { name: "LitElement", package: "lit" },
    members: (found.members ?? []).filter(isPublic).map(asOwn),
    // Those that the source fires without telling of them are not the board's own.
    events: (found.events ?? [])
      .filter(({ description }) => description)
      .map((event) => ({ ...event, type: { text: eventType(event.name) } })),
    cssProperties: withMentioned(found.cssProperties ?? []),
    attributes: found.attributes.map(asOwn).map((attribute) => {
      const allowed = words.get(attribute.type?.text);
      return allowed
        ? { ...attribute, type: { text: allowed.map((word) => `"${word}"`).join(" | ") } }
        : attribute;
    }),
  };
}

/** The manifest; the board comes first. */
export async function describe() {
  const names = await readdir(source, { recursive: true });
  const sources = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const words = wordTypes(await Promise.all(sources.map(parse)));
  const modules = elements.map(async (told) => {
    const { tagName, className, files, definedBy } = told;
    const path = `dist/${files[0].replace(/\.ts$/, ".js")}`;
    const declaration = { name: className, module: path };
    return [
      {
        kind: "javascript-module",
        path,
        declarations: [await elementOf(told, words)],
        exports: [{ kind: "js", name: className, declaration }],
      },
      {
        kind: "javascript-module",
        path: `dist/${definedBy}.js`,
        declarations: [],
        exports: [{ kind: "custom-element-definition", name: tagName, declaration }],
      },
    ];
  });
  return {
    schemaVersion: "2.1.0",
    readme: "README.md",
    modules: (await Promise.all(modules)).flat(),
  };
}

/**
 * What VS Code knows of HTML: https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md
 *
 * @param {Awaited<ReturnType<typeof describe>>} manifest
 */
export function htmlData(manifest) {
  const described = manifest.modules.flatMap(({ declarations }) => declarations);
  const valueOf = ({ name, description, type }) => {
    const words = [...(type?.text.matchAll(/"([a-z-]+)"/g) ?? [])].map(([, word]) => ({
      name: word,
    }));
    if (type?.text === "boolean") return { name, description, valueSet: "v" };
    return words.length > 0 ? { name, description, values: words } : { name, description };
  };
  const tags = described.map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(valueOf),
  }));
  return { version: 1.1, tags };
}

/**
 * What VS Code knows of CSS: the custom properties.
 *
 * @param {Awaited<ReturnType<typeof describe>>} manifest
 */
export function cssData(manifest) {
  const described = manifest.modules.flatMap(({ declarations }) => declarations);
  return {
    version: 1.1,
    properties: described
      .flatMap(({ cssProperties }) => cssProperties)
      .map(({ name, description }) => ({ name, description })),
  };
}

/**
 * @param {string} name
 * @param {object} data
 */
async function write(name, data) {
  const folder = new URL("../dist/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(name, folder), `${JSON.stringify(data, undefined, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = await describe();
  await write("custom-elements.json", manifest);
  await write("vscode.html-custom-data.json", htmlData(manifest));
  await write("vscode.css-custom-data.json", cssData(manifest));
  await writeFile(new URL("../dist/llms.txt", import.meta.url), llmsText(manifest));
  const { version } = JSON.parse(
    await readFile(new URL("../package.json", import.meta.url), "utf8"),
  );
  await write("web-types.json", webTypes(manifest, version));
}
