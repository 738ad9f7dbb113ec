import { expect, test } from "vitest";
import { count, line } from "./summary.mjs";

/** A file of the report, with the statuses of its tests. */
function file(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((each) => ({ status: each })) };
}

const passing = file("passed", "passed", "passed");

test.each([
  ["all good", { testResults: [passing] }, 0, "2 passed, 0 failed"],
  [
    "a failing test",
    { testResults: [passing, file("failed", "passed", "failed")] },
    1,
    "3 passed, 1 failed",
  ],
  [
    "tests left out",
    { testResults: [file("passed", "passed", "skipped", "todo", "pending")] },
    0,
    "1 passed, 0 failed, 3 skipped",
  ],
  [
    "a file that does not load",
    { testResults: [passing, file("failed")] },
    1,
    "2 passed, 1 failed",
  ],
  [
    "a file whose hook failed after its tests passed",
    { testResults: [file("failed", "passed")] },
    1,
    "1 passed, 1 failed",
  ],
  ["an error outside any test", { testResults: [passing] }, 1, "2 passed, 1 failed"],
  ["no test at all", { testResults: [] }, 0, "0 passed, 1 failed"],
  [
    "only tests left out",
    { testResults: [file("passed", "skipped")] },
    0,
    "0 passed, 1 failed, 1 skipped",
  ],
  ["no report", undefined, 0, "0 passed, 1 failed"],
])("%s", (_name, report, status, expected) => {
  expect(line(count(report, status))).toBe(expected);
});
