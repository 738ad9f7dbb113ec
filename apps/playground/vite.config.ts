import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";

/**
 * What a page may load when it is served strictly. The built app must work under it: no inline
 * script, no inline style, no code made from text.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  // Relative, so that the built folder works under any path of any host.
  base: "./",
  resolve: { conditions: ["@magomba/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: { input: [page("index.html"), page("gallery.html")] },
  },
  preview: { headers: { "Content-Security-Policy": contentSecurityPolicy } },
});
