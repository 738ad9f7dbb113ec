/** The nearest word to a typo. */

/** The candidate that needs the fewest changed, added or missing letters; undefined when none is near. */
export function nearestWord(given: string, candidates: readonly string[]): string | undefined {
  if (given.length > 40) return undefined;
  const lower = given.toLowerCase();
  let best: string | undefined;
  // Not every letter can be wrong.
  let fewest = Math.min(given.length, Math.max(1, Math.floor(given.length / 2)) + 1);
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    // A word that only goes on is near, however long it is.
    const goesOn = lower.length > 1 && other.startsWith(lower);
    const changes = goesOn ? 1 : distance(lower, other);
    if (changes < fewest) {
      fewest = changes;
      best = candidate;
    }
  }
  return best;
}

/** Levenshtein distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}
