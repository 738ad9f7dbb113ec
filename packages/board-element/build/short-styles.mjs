// Takes the line breaks, indents and comments out of style sheets in scripts. Run directly it does so in dist, after the compiler; the build
// of the file for script tags does it on the way.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { shortStyles } from "./short-sheet.mjs";

/** Modules that hold style sheets, by the ends of their names. */
const STYLES = /(?:\.styles|[\\/]tokens)\.[jt]s$/;

/**
 * Shortens style sheets while files are bundled.
 *
 * @type {import("vite").Plugin}
 */
export const shortStylesPlugin = {
  name: "short-styles",
  transform: {
    filter: { id: STYLES },
    handler: (script) => ({ code: shortStyles(script), map: null }),
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL("../dist/", import.meta.url));
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    STYLES.test(`/${file}`),
  );
  await Promise.all(
    files.map(async (file) => {
      const script = await readFile(dist + file, "utf8");
      await writeFile(dist + file, shortStyles(script));
    }),
  );
}
