// Writes each theme as a style sheet for pages, from the compiled modules: dist/themes/<name>.css.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { pageSheetOf } from "../dist/theme/theme.js";

const compiled = new URL("../dist/theme/themes/", import.meta.url);
const written = new URL("../dist/themes/", import.meta.url);

await mkdir(written, { recursive: true });
const modules = (await readdir(compiled)).filter((file) => file.endsWith(".js"));
await Promise.all(
  modules.map(async (file) => {
    const name = file.slice(0, -".js".length);
    const { theme } = await import(new URL(file, compiled).href);
    await writeFile(new URL(`${name}.css`, written), pageSheetOf(theme, `.mancala-${name}`));
  }),
);
