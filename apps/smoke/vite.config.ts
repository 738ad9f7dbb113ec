import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "./",
  resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0 },
  // What a careful page allows: scripts, styles and workers of its own, nothing inline.
  preview: { headers: { "Content-Security-Policy": "default-src 'self'" } },
});
