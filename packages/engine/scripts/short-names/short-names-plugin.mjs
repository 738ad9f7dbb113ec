/** Bundling the engine's source with the names that its published files have. */
import { fileURLToPath } from "node:url";
import { engineFolder } from "./inner-names.mjs";
import { shortNames, shortened } from "./short-names.mjs";

const source = fileURLToPath(new URL("src/", engineFolder)).replaceAll("\\", "/");

/** Found once for all builds of a run. @type {ReturnType<typeof shortNames> | undefined} */
let found;

/** @type {import("vite").Plugin} */
export const shortNamesPlugin = {
  name: "short-names",
  // After the types have been taken out.
  async transform(code, id) {
    if (!id.startsWith(source)) return null;
    const short = shortened(`${id}.js`, code, await (found ??= shortNames()));
    return { code: short.toString(), map: short.generateMap({ hires: "boundary" }) };
  },
};
