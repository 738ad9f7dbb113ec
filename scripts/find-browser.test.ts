import { delimiter, join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  findBrowser,
  fixedPlaces,
  fontSettings,
  packedFolder,
  systemPlaces,
} from "./find-browser.mjs";

afterEach(() => vi.unstubAllEnvs());

describe("the places of a system's browser", () => {
  test("on Linux are the folders on PATH, the likelier name first", () => {
    const places = systemPlaces("linux", { PATH: ["/one", "", "/two"].join(delimiter) });
    expect(places.slice(0, 4)).toEqual([
      join("/one", "chromium"),
      join("/two", "chromium"),
      join("/one", "chromium-browser"),
      join("/two", "chromium-browser"),
    ]);
  });

  test("are none on Linux without a PATH", () => {
    expect(systemPlaces("linux", {})).toEqual([]);
  });

  test("on macOS come with the applications, after PATH", () => {
    const places = systemPlaces("darwin", { PATH: "/one" });
    expect(places[0]).toBe(join("/one", "chromium"));
    expect(places).toContain("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  });

  test("on Windows are the program folders that are set", () => {
    const places = fixedPlaces("win32", { LOCALAPPDATA: "L" });
    expect(places).toContain(join("L", "Google", "Chrome", "Application", "chrome.exe"));
    expect(places.every((place) => place.startsWith("L"))).toBe(true);
  });
});

describe("the browser named by CHROMIUM_PATH", () => {
  test("wins over every other", async () => {
    vi.stubEnv("CHROMIUM_PATH", process.execPath);
    expect(await findBrowser()).toEqual({ executablePath: process.execPath });
  });

  test("must exist", async () => {
    vi.stubEnv("CHROMIUM_PATH", "/no/such/browser");
    await expect(findBrowser()).rejects.toThrow("CHROMIUM_PATH names no file: /no/such/browser");
  });
});

test("the packed browser is kept in the user's cache, by version", () => {
  expect(packedFolder({ XDG_CACHE_HOME: "/cache" })).toMatch(
    /^\/cache\/magomba\/chromium-\d+\.\d+\.\d+$/,
  );
});

test("the packed browser's font settings survive a folder with signs of XML in its name", () => {
  expect(fontSettings("/home/a & <b>")).toContain("<dir>/home/a &amp; &lt;b>/fonts</dir>");
});
