import { availableParallelism } from "node:os";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { chromiumProvider } from "./scripts/chromium-provider.ts";

/** Lets `@magomba/…` mean the source in this workspace, so that tests need no build. */
const source = "@magomba/source";

/** So many test files run at once, one more than usual where there are two processors: pages wait more than they work. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

const inBrowser = ["packages/*/{src,test}/**/*.browser.test.ts", "apps/*/src/**/*.browser.test.ts"];

const resolution = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...resolution,
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "apps/*/src/**/*.test.ts",
            "scripts/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...inBrowser],
          maxWorkers,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...resolution,
        // A cache from before a dependency was imported would have it bundled in the middle of a run,
        // and the page reloaded under a test. Bundling all of them anew takes a second.
        optimizeDeps: { force: true },
        test: {
          name: "browser",
          include: inBrowser,
          maxWorkers,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            provider: chromiumProvider(),
            // The first run on a machine without a browser fetches one within this time.
            connectTimeout: 300_000,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        ...resolution,
        test: {
          name: "playground",
          environment: "node",
          include: ["apps/playground/e2e/**/*.test.ts"],
          globalSetup: ["apps/playground/e2e/serve.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...resolution,
        test: {
          name: "smoke",
          environment: "node",
          include: ["apps/smoke/test/**/*.test.ts"],
          globalSetup: ["apps/smoke/test/serve.ts"],
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...resolution,
        test: {
          name: "examples",
          environment: "node",
          include: ["examples/e2e/**/*.test.ts"],
          globalSetup: ["examples/e2e/serve.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
