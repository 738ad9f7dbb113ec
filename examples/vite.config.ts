import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";

/** What the pages may load when they are served strictly; the files of the page `cdn` come from elsewhere. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' https://cdn.jsdelivr.net",
  "img-src 'self' data:",
  "worker-src 'self' blob: https://cdn.jsdelivr.net",
].join("; ");

const page = (name: string): string =>
  fileURLToPath(new URL(`${name}/index.html`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { input: [".", "plain", "cdn", "form", "puzzle", "teaching"].map(page) },
  },
  preview: { headers: { "Content-Security-Policy": contentSecurityPolicy } },
});
