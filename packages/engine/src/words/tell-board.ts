/** The board and the start position in words. */
import { setupSeeds } from "../variant/board.ts";
import type { HoleSet } from "../variant/definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { RulesWords } from "./messages.ts";
import { writtenIndices } from "./places.ts";
import type { Scope } from "./scope.ts";
import { partsOf, tellFields, told, type Telling } from "./telling.ts";

/** The board. */
export function tellBoard(variant: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { marks = {}, ...board } = scope.rules.board;
  const sentences = tellFields(words.board, board, "/board", scope);
  for (const [mark, sets] of Object.entries(marks)) {
    const pointer = `/board/marks/${mark}`;
    const count = scope.markedHoles(mark);
    if (count === 0) continue;
    const holes = sets
      .filter((set) => someHole(variant, set))
      .map((set) => holePhrase(set, false, words, scope));
    sentences.push(...told(words.mark(mark, count, holes), pointer));
  }
  return [...sentences, ...told(words.leftAndRight, "/board", [])];
}

/** The start position. */
export function tellSetup(variant: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { setup } = scope.rules;
  const indices = writtenIndices(variant, "setup");
  const entries = setup.map((entry) => setupSeeds(variant.board, [{ ...entry, seeds: 1 }]));
  const covered = variant.board.holes.map(() => false);
  const sentences: Telling[] = [];
  setup.forEach((entry, index) => {
    const holes = entries[index]!;
    const later = entries.slice(index + 1);
    const lasts = holes.some((has, hole) => has === 1 && later.every((other) => other[hole] === 0));
    if (!lasts) return;
    const instead = holes.some((has, hole) => has === 1 && covered[hole] === true);
    holes.forEach((has, hole) => {
      if (has === 1) covered[hole] = true;
    });
    const phrase = holePhrase(entry, true, words, scope);
    const text = words.setup.entry(phrase, entry.seeds, instead);
    sentences.push(...told(text, `/setup/${indices[index] ?? index}`));
  });
  if (covered.includes(false)) sentences.push(...told(words.setup.others, "/setup", []));
  return [...sentences, ...told(words.setup.total(scope.total), "/setup", [])];
}

function someHole(variant: Variant, set: HoleSet): boolean {
  return setupSeeds(variant.board, [{ ...set, seeds: 1 }]).includes(1);
}

/** The phrase of a set; ends that reach right across the row do not restrict it. */
function holePhrase(set: HoleSet, each: boolean, words: RulesWords, scope: Scope): string {
  const { columns } = scope.rules.board;
  const { left = columns, right = columns, row } = set;
  const plain: HoleSet = {
    ...(row === undefined ? {} : { row }),
    ...(left >= columns ? {} : { left }),
    ...(right >= columns ? {} : { right }),
  };
  return words.holeSet.phrase(partsOf(words.holeSet.parts, plain, scope), plain, each);
}
