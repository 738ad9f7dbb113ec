// What `pnpm size` measures stands in package.json, as `sizes`. Whatever it bundles it measures as what pages load: modules. In a script, other
// packages would be asked for by `require`, with some 280 bytes that no page has.
import { readFile } from "node:fs/promises";

const { sizes } = JSON.parse(await readFile(new URL("package.json", import.meta.url), "utf8"));

export default sizes.map((/** @type {object} */ size) => ({
  ...size,
  modifyEsbuildConfig: (/** @type {object} */ config) => ({ ...config, format: "esm" }),
}));
