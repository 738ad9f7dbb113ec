import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";

/**
 * One of the two files for pages without a bundler, `dist/cdn/mancala-bot.js` or, in the mode `worker`, `dist/cdn/mancala-bot-worker.js`. Two
 * runs, so that each is one file.
 */
export default defineConfig(({ mode }) => {
  const name = mode === "worker" ? "mancala-bot-worker" : "mancala-bot";
  return {
    root: fileURLToPath(new URL(".", import.meta.url)),
    resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
    build: {
      target: "es2022",
      outDir: "dist/cdn",
      emptyOutDir: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: `cdn/${name}.ts` },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  };
});
