// Writes each theme as a style sheet for pages. Run directly it does so from the compiled modules: dist/themes/<name>.css. The tests call it
// with a folder of their own.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Writes themes into a folder.
 *
 * @template Theme
 * @param {string} folder
 * @param {ReadonlyMap<string, Theme>} themes by name
 * @param {(theme: Theme, selector: string) => string} pageSheetOf makes the sheet
 */
export async function writeThemes(folder, themes, pageSheetOf) {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...themes].map(([name, theme]) =>
      writeFile(join(folder, `${name}.css`), pageSheetOf(theme, `.mancala-${name}`)),
    ),
  );
}

/** The compiled themes. */
async function compiled() {
  const folder = new URL("../dist/theme/themes/", import.meta.url);
  const modules = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const themes = modules.map(async (file) => {
    const { theme } = await import(new URL(file, folder).href);
    return [file.slice(0, -".js".length), theme];
  });
  return new Map(await Promise.all(themes));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { pageSheetOf } = await import("../dist/theme/theme.js");
  const written = fileURLToPath(new URL("../dist/themes/", import.meta.url));
  await writeThemes(written, await compiled(), pageSheetOf);
}
