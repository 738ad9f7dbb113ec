/**
 * Finds a Chromium for the browser tests, and brings one from npm where the machine has none.
 *
 * The order: `CHROMIUM_PATH`; the browser that Playwright installed; one on `PATH` or in a place
 * where systems put it; on 64-bit Linux the packed Chromium from npm, kept in the user's cache.
 * Run directly it prints the path: `node scripts/find-browser.mjs`.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright";

/**
 * @typedef {object} Browser
 * @property {string} executablePath The program to start.
 * @property {Record<string, string>} [environment] Variables it needs besides the usual ones.
 */

const packedVersion = "153.0.0";

const namesOnPath = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Calls home, first-run pages and the graphics card are of no use to a test. */
const quietArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The fixed places where macOS and Windows keep a Chromium.
 *
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
 */
export function fixedPlaces(platform, environment) {
  if (platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === "win32") {
    const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap(
      (name) => environment[name] ?? [],
    );
    return roots.flatMap((root) => [
      join(root, "Google", "Chrome", "Application", "chrome.exe"),
      join(root, "Chromium", "Application", "chrome.exe"),
      join(root, "Microsoft", "Edge", "Application", "msedge.exe"),
    ]);
  }
  return [];
}

/**
 * Every path at which a browser of the system may stand, the likeliest first.
 *
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
 */
export function systemPlaces(platform, environment) {
  const folders = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath =
    platform === "win32"
      ? []
      : namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPlaces(platform, environment)];
}

/**
 * Whether a program on Linux starts at all: some systems carry a stub that only names a package.
 *
 * @param {string} executablePath
 * @returns {Promise<boolean>}
 */
async function starts(executablePath) {
  if (process.platform !== "linux") return true;
  try {
    await promisify(execFile)(executablePath, ["--version"], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<Browser | undefined>} */
async function installedBrowser() {
  const playwrights = chromium.executablePath();
  for (const place of [playwrights, ...systemPlaces(process.platform, process.env)]) {
    if (existsSync(place) && (await starts(place))) return { executablePath: place };
  }
  return undefined;
}

/**
 * The folder of the packed Chromium: one for all clones of a user, so each fetches it once.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string}
 */
export function packedFolder(environment) {
  const cache = environment["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(cache, "magomba", `chromium-${packedVersion}`);
}

/**
 * Fetches the packed Chromium into `folder`. It is put together next to that folder and moved
 * there when whole, so neither a cut-off fetch nor two at once leave half a browser behind.
 *
 * @param {string} folder
 */
async function fetchPacked(folder) {
  console.error("No Chromium found: fetching one from npm (65 MB, once).");
  mkdirSync(dirname(folder), { recursive: true });
  const workplace = mkdtempSync(`${folder}-`);
  const before = { ...process.env };
  try {
    execFileSync(
      process.platform === "win32" ? "npm.cmd" : "npm",
      [
        "install",
        "--no-save",
        "--no-package-lock",
        "--no-audit",
        "--no-fund",
        "--no-update-notifier",
        "--loglevel=error",
        `--prefix=${workplace}`,
        `@sparticuz/chromium@${packedVersion}`,
      ],
      { stdio: ["ignore", "ignore", "inherit"], cwd: workplace },
    );
    // The package unpacks into TMPDIR, and brings the libraries a bare system lacks only when it
    // believes to run on a cloud function's image. It reads both while it is imported.
    process.env["TMPDIR"] = workplace;
    process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs22.x";
    const entry = createRequire(join(workplace, "from-here.js")).resolve("@sparticuz/chromium");
    const { default: packed } = await import(pathToFileURL(entry).href);
    await packed.executablePath();
    rmSync(join(workplace, "node_modules"), { recursive: true, force: true });
    writeFileSync(join(workplace, "fonts", "fonts.conf"), fontSettings(folder));
    renameSync(workplace, folder);
  } catch (error) {
    // Another process may have been quicker; its browser is as good as this one.
    if (!existsSync(join(folder, "chromium"))) throw error;
  } finally {
    restoreEnvironment(before);
    rmSync(workplace, { recursive: true, force: true });
  }
}

/**
 * Where the packed browser looks for fonts: the system's, and those it brings. Its own settings
 * name folders of a cloud function only, and without any font a page shows no text at all.
 *
 * @param {string} folder The folder of the packed browser.
 * @returns {string}
 */
export function fontSettings(folder) {
  const safe = folder.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${safe}/fonts</dir>
  <cachedir>${safe}/fonts-cache</cachedir>
</fontconfig>
`;
}

/** @param {NodeJS.ProcessEnv} before */
function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/** @returns {Promise<Browser>} */
async function packedBrowser() {
  const folder = packedFolder(process.env);
  if (!existsSync(join(folder, "chromium"))) await fetchPacked(folder);
  return {
    executablePath: join(folder, "chromium"),
    environment: {
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_PATH: join(folder, "fonts"),
    },
  };
}

/**
 * The Chromium to test with.
 *
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return { executablePath: named };
  }
  const installed = await installedBrowser();
  if (installed) return installed;
  if (process.platform === "linux" && process.arch === "x64") return packedBrowser();
  throw new Error(
    "No Chromium found. Install one with `npx playwright install chromium`, or set CHROMIUM_PATH.",
  );
}

/**
 * The launch options for Playwright: `chromium.launch(await browserLaunch())`.
 *
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 */
export async function browserLaunch() {
  const { executablePath, environment } = await findBrowser();
  /** @type {Record<string, string>} */
  const env = {};
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined) env[name] = value;
  return { executablePath, args: [...quietArguments], env: { ...env, ...environment } };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await findBrowser()).executablePath);
}
