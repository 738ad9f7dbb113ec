import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBrowsers, skippedLine } from "../drivers/find.ts";

test("a machine with nothing on its PATH has no browser to smoke-test", () => {
  expect(findBrowsers({ PATH: "" })).toEqual({});
});

test("FIREFOX_PATH names a Firefox that stands anywhere", () => {
  expect(findBrowsers({ PATH: "", FIREFOX_PATH: "/opt/firefox" })).toEqual({
    firefox: "/opt/firefox",
  });
});

test.runIf(process.platform === "linux")("a stub that only names a package is no Firefox", () => {
  const folder = mkdtempSync(join(tmpdir(), "stub-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "firefox"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  expect(findBrowsers({ PATH: folder })).toEqual({});
});

test.each([
  [{}, "Smoke tests in Firefox and WebKit are skipped: "],
  [{ firefox: "/f" }, "Smoke tests in WebKit are skipped: "],
])("%o: what is missing is named in one line", (found, start) => {
  const line = skippedLine(found) ?? "";
  expect(line.startsWith(start)).toBe(true);
  expect(line).not.toContain("\n");
});

test("nothing is said when all are there", () => {
  const webkit = { driver: "/d", browser: "/b", display: undefined };
  expect(skippedLine({ firefox: "/f", webkit })).toBeUndefined();
});
