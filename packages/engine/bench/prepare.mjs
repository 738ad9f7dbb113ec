/**
 * Writes `positions.json` anew: `node packages/engine/bench/prepare.mjs REFERENCE`.
 *
 * Takes the positions of the tests' perft vectors and those of the two classics below, and has the native reference count each of them
 * deep enough to be timed. It must agree with the vectors.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { countNatively } from "./reference.mjs";

/** @typedef {import("./positions.mjs").CountedPosition} CountedPosition */

/** @type {Record<string, number>} Leaves that the reference counts in some tenths of a second. */
const enough = {
  tsoro: 1_200_000,
  nsolo: 2_000_000,
  kimasai: 2_500_000,
  katro: 600_000,
  gore: 1_500_000,
  kalah: 10_000_000,
  oware: 8_000_000,
};

/** Reached by random play from the starts. */
const classics = {
  kalah: [
    "0,9,10,1,4,2/0,8,1,2,3,1 N - 4:3",
    "0,2,5,2,14,1/4,1,0,0,1,5 N - 8:5",
    "4,5,2,0,1,1/2,0,6,0,0,2 N - 9:16",
  ],
  oware: [
    "2,9,5,2,0,1/10,1,2,3,10,3 S - 0:0",
    "5,1,2,0,5,6/1,5,1,12,0,6 S - 4:0",
    "2,0,5,15,4,0/2,4,4,0,3,0 S - 2:7",
  ],
};

const [, , reference] = process.argv;
if (reference === undefined) throw new Error("the path of the reference is missing");

const vectors = new URL("../test/vectors/perft.json", import.meta.url);
/** @type {CountedPosition[]} */
const known = JSON.parse(readFileSync(vectors, "utf8"));
for (const [variant, positions] of Object.entries(classics)) {
  known.push({ variant, options: {}, counts: [] });
  for (const position of positions) known.push({ variant, options: {}, position, counts: [] });
}

/**
 * Counts deeper until there are enough leaves, or the next depth would have far too many.
 *
 * @param {string} path
 * @param {CountedPosition} entry
 * @returns {number[]}
 */
function countEnough(path, entry) {
  const wanted = enough[entry.variant] ?? 1_000_000;
  for (let depth = Math.max(2, entry.counts.length); ; depth++) {
    const { counts } = countNatively(path, entry, depth);
    if (entry.counts.some((count, index) => count !== counts[index])) {
      throw new Error(`the reference disagrees with the vectors: ${JSON.stringify(entry)}`);
    }
    const last = counts[depth - 1] ?? 0;
    const next = (last * last) / (counts[depth - 2] ?? 1);
    if (last >= wanted || next > 4 * wanted) return counts;
  }
}

const lines = known.map((entry) =>
  JSON.stringify({ ...entry, counts: countEnough(reference, entry) }),
);
writeFileSync(new URL("positions.json", import.meta.url), `[\n${lines.join(",\n")}\n]\n`);
