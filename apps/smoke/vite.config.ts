import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "./",
  resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
  worker: { format: "es" },
  // No preloads: Firefox reported an error for one whose module then came by its import, and every error on the page counts.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  // What a careful page allows: scripts, styles and workers of its own, nothing inline.
  preview: { headers: { "Content-Security-Policy": "default-src 'self'" } },
});
