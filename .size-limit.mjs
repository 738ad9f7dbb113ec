// What `pnpm size` measures stands in package.json, as `sizes`. Where `bundler` says "vite", Vite bundles and shortens what `import` takes, as it does
// for most apps. The rest size-limit bundles by esbuild, as what pages load: modules. In a script, other packages would be asked for by
// `require`, with some 280 bytes that no page has.
import { mkdir, writeFile } from "node:fs/promises";
import { bundledByVite, readSizes } from "./scripts/engine-bundles.mjs";

const BUNDLES = "node_modules/.cache/sizes";

await mkdir(new URL(BUNDLES, import.meta.url), { recursive: true });

/**
 * @param {import("./scripts/engine-bundles.mjs").Size} size
 * @param {number} index
 */
async function measured({ bundler, import: taken, ...size }, index) {
  if (bundler !== "vite" || !taken) {
    const modifyEsbuildConfig = (/** @type {object} */ config) => ({ ...config, format: "esm" });
    return { ...size, ...(taken && { import: taken }), modifyEsbuildConfig };
  }
  const path = `${BUNDLES}/${index}.js`;
  await writeFile(new URL(path, import.meta.url), await bundledByVite(taken));
  return { ...size, path, disablePlugins: ["@size-limit/esbuild"] };
}

export default await Promise.all((await readSizes()).map(measured));
