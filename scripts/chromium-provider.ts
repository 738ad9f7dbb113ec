/** The provider of vitest's browser tests: Playwright with the Chromium that find-browser finds. */
import { playwright } from "@vitest/browser-playwright";
import { browserLaunch } from "./find-browser.mjs";

type Provider = ReturnType<typeof playwright>;
type LaunchOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>["launchOptions"]>;

/**
 * Looks for the browser when the first page opens, not when the configuration loads: a run of
 * node tests alone needs none and must not fetch one.
 */
export function chromiumProvider(): Provider {
  const launchOptions: LaunchOptions = {};
  let found: Promise<LaunchOptions> | undefined;
  const base = playwright({ launchOptions });
  return {
    ...base,
    providerFactory(project) {
      const provider = base.providerFactory(project);
      const openPage = provider.openPage.bind(provider);
      provider.openPage = async (...given) => {
        found ??= browserLaunch();
        Object.assign(launchOptions, await found);
        await openPage(...given);
      };
      return provider;
    },
  };
}
