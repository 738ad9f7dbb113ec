/** Trying out random cases: so many whatever the time, and more while there is time. */
import fc from "fast-check";
import { MagombaError } from "../src/index.ts";

/** Cases that are always tried, so that a slow machine tests as much as it must. */
const LEAST = 200;
/** How long more are tried, in milliseconds; the variable lets a longer search run. */
export const FUZZ_MILLISECONDS: number = Number(process.env["FUZZ_MILLISECONDS"] ?? 1000);
/** Nothing that comes in may take longer, in milliseconds of the processor's own time. */
const LONGEST = 1000;

/** The seed of this run: that of the variable, or another each time. A failure tells it. */
export const fuzzSeed: number = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

/** The report of the first case in which a property fails, with its seed; undefined when it holds in all. */
export function failureOf<T>(property: fc.IPropertyWithHooks<T>): string | undefined {
  const end = Date.now() + FUZZ_MILLISECONDS;
  for (let seed = fuzzSeed; seed === fuzzSeed || Date.now() < end; seed++) {
    const checked = fc.check(property, { numRuns: LEAST, seed });
    if (checked.failed) return `FUZZ_SEED=${seed}\n${fc.defaultReportMessage(checked)}`;
  }
  return undefined;
}

/** Runs something and answers whether it went well, or threw one of the engine's own errors; throws when it took too long. */
export function onlyOwnErrors(run: () => unknown): boolean {
  const started = process.cpuUsage();
  try {
    run();
  } catch (error) {
    if (!(error instanceof MagombaError)) throw error;
  }
  const { user } = process.cpuUsage(started);
  if (user > LONGEST * 1000) throw new Error(`took ${user / 1000} ms of the processor's time`);
  return true;
}

/** A valid text with a few pieces put in and characters dropped. */
export function garbled(
  valid: fc.Arbitrary<string>,
  pieces: readonly string[],
): fc.Arbitrary<string> {
  const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...pieces)), { maxLength: 3 });
  return fc.tuple(valid, edits).map(([text, list]) =>
    list.reduce((changed, [at, piece]) => {
      const place = at % (changed.length + 1);
      return changed.slice(0, place) + piece + changed.slice(place + (at % 2));
    }, text),
  );
}
