/**
 * Which browsers besides Chromium this machine has. `FIREFOX_PATH` names a Firefox; otherwise it is looked for on `PATH` and where
 * macOS and Windows keep it. WebKit is that of GTK, from the system's packages.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { WebKitPrograms } from "./webkit.ts";

/** Browsers that may or may not be there. */
const browserNames = ["firefox", "webkit"] as const;

/** Browsers that the smoke tests know how to start. */
export type BrowserName = "chromium" | (typeof browserNames)[number];

/** Those that are there. */
export interface FoundBrowsers {
  readonly firefox?: string;
  readonly webkit?: WebKitPrograms;
}

/** Looks for every browser. */
export function findBrowsers(environment: NodeJS.ProcessEnv = process.env): FoundBrowsers {
  const firefox = findFirefox(environment);
  const webkit = findWebKit(environment);
  return { ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

/** The line that says what is left out, and why; nothing when all are there. */
export function skippedLine(found: FoundBrowsers): string | undefined {
  const titles = { firefox: "Firefox", webkit: "WebKit" };
  const missing = browserNames.filter((name) => found[name] === undefined);
  if (missing.length === 0) return undefined;
  const names = missing.map((name) => titles[name]).join(" and ");
  return `Smoke tests in ${names} are skipped: not on this machine (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb).`;
}

function onPath(names: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

/** Whether a program starts at all: some systems carry a stub that only names a package. */
function starts(path: string): boolean {
  try {
    execFileSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function findFirefox(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment["FIREFOX_PATH"];
  if (named) return named;
  const found =
    process.platform === "win32"
      ? "C:\\Program Files\\Mozilla Firefox\\firefox.exe"
      : process.platform === "darwin"
        ? "/Applications/Firefox.app/Contents/MacOS/firefox"
        : onPath(["firefox-esr", "firefox"], environment);
  if (found === undefined || !existsSync(found)) return undefined;
  return process.platform !== "linux" || starts(found) ? found : undefined;
}

function findWebKit(environment: NodeJS.ProcessEnv): WebKitPrograms | undefined {
  if (process.platform !== "linux") return undefined;
  const driver = onPath(["WebKitWebDriver"], environment);
  const browser = miniBrowser();
  const server = onPath(["Xvfb"], environment);
  const screen = environment["WAYLAND_DISPLAY"] || environment["DISPLAY"];
  if (driver === undefined || browser === undefined || !(server || screen)) return undefined;
  return { driver, browser, display: server };
}

/** The small browser that comes with WebKit for GTK; no program on `PATH`. */
function miniBrowser(): string | undefined {
  const roots = ["/usr/libexec", "/usr/lib", "/usr/lib64"];
  const machines = list("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
  roots.push(...machines.map((name) => join("/usr/lib", name)));
  return roots
    .flatMap((root) =>
      list(root)
        .filter((name) => name.startsWith("webkit2gtk-4."))
        .toSorted()
        .map((name) => join(root, name, "MiniBrowser")),
    )
    .findLast((place) => existsSync(place));
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
