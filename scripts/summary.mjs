/**
 * Prints the last line of `.ci/run`: `N passed, N failed`, counted from vitest's JSON report.
 *
 * `node scripts/summary.mjs REPORT STATUS`, where STATUS is the exit code of the test run. Exits
 * with 1 when anything failed, or when no test ran at all.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Report
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults One entry a file.
 */

/**
 * Counts a report. What cannot be seen in it counts as one failure: a file that did not load, an
 * error outside any test, a run that ended early, a run without tests.
 *
 * @param {Report | undefined} report `undefined` when there is none to read.
 * @param {number} status The exit code of the test run.
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function count(report, status) {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of report?.testResults ?? []) {
    let failedHere = 0;
    for (const result of file.assertionResults) {
      if (result.status === "passed") passed += 1;
      else if (result.status === "failed") failedHere += 1;
      else skipped += 1;
    }
    if (file.status === "failed" && failedHere === 0) failedHere = 1;
    failed += failedHere;
  }
  if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
  return { passed, failed, skipped };
}

/**
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {string}
 */
export function line({ passed, failed, skipped }) {
  const tail = skipped === 0 ? "" : `, ${skipped} skipped`;
  return `${passed} passed, ${failed} failed${tail}`;
}

/**
 * @param {string} path
 * @returns {Report | undefined}
 */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , path = "", status = "1"] = process.argv;
  const counts = count(read(path), Number(status));
  console.log(line(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
