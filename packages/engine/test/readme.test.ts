/** What the README shows runs as it is printed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const examples = Array.from(readme.matchAll(/```ts\n(?<code>[^]*?)```/g), ({ groups }) =>
  String(groups?.["code"]),
);
const { exports: entries } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { readonly exports: Readonly<Record<string, { readonly "@magomba/source": string }>> };

/** The source file of an entry of the package: `""` is the main one. */
function sourceOf(entry: string): string {
  const variant = /^\/variants\/(?<id>.+)/.exec(entry)?.groups?.["id"];
  const { "@magomba/source": source } =
    entries[variant === undefined ? `.${entry}` : "./variants/*"]!;
  return fileURLToPath(new URL(`../${source.replace("*", variant ?? "")}`, import.meta.url));
}

const folder = mkdtempSync(join(tmpdir(), "readme-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(examples.map((code, index) => [index + 1, code] as const))(
  "example %i runs, and what it imports is there",
  async (number, code) => {
    const file = join(folder, `example-${number}.ts`);
    const names = Array.from(
      code.matchAll(/^const (?<name>\w+)/gm),
      ({ groups }) => groups!["name"]!,
    );
    expect(names.length).toBeGreaterThan(0);
    const imported = code.replace(/"@magomba\/engine(?<entry>[^"]*)"/g, (_, entry: string) =>
      JSON.stringify(sourceOf(entry)),
    );
    const shown = `${imported}\nexport { ${names.join(", ")} };\n`;
    writeFileSync(file, shown);
    const made = (await import(file)) as Record<string, unknown>;
    for (const name of names) expect(made[name], name).toBeDefined();
  },
);
