/** The board and the start position in words. */
import { setupSeeds } from "../variant/board.ts";
import type { HoleSet, SetupEntry } from "../variant/board-definition.ts";
import type { Variant } from "../variant/variant.ts";
import type { RulesWords } from "./messages.ts";
import { writtenIndices } from "./places.ts";
import type { Scope } from "./scope.ts";
import { partsOf, tellFields, told, type Telling } from "./telling.ts";

/** The board. */
export function tellBoard(variant: Variant, words: RulesWords, scope: Scope): Telling[] {
  const { marks = {}, claims, house, ...board } = scope.rules.board;
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
  if (house !== undefined) sentences.push(...told(words.house(house), "/board/house"));
  if (claims !== undefined) {
    const { except, ...fields } = claims;
    const { except: barred, ...fieldWords } = words.claims;
    sentences.push(...tellFields(fieldWords, fields, "/board/claims", scope));
    const holes = (except ?? []).map((set) => holePhrase(set, false, words, scope));
    if (holes.length > 0) sentences.push(...told(barred(holes), "/board/claims/except"));
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
    const later = entries.slice(index + 1);
    const last = entries[index]!.map(
      (has, hole) => has * +later.every((other) => other[hole] === 0),
    );
    if (!last.includes(1)) return;
    const part = lastingPart(variant, entry, last);
    const holes = part === entry ? entries[index]! : last;
    const instead = holes.some((has, hole) => has === 1 && covered[hole] === true);
    // Empty from the first: told with all others that are.
    if (entry.seeds === 0 && !instead) return;
    holes.forEach((has, hole) => {
      if (has === 1) covered[hole] = true;
    });
    const phrase = holePhrase(part, true, words, scope, entry.side);
    const text = words.setup.entry(phrase, entry.seeds, instead);
    sentences.push(...told(text, `/setup/${indices[index] ?? index}`));
  });
  if (covered.includes(false)) sentences.push(...told(words.setup.others, "/setup", []));
  return sentences;
}

/**
 * What later entries leave of one that reaches from an end of the row: a single column, or a shorter reach. The entry itself where they
 * leave all of it, or something that no set describes.
 */
function lastingPart(variant: Variant, entry: SetupEntry, last: readonly number[]): SetupEntry {
  if (entry.left === undefined && entry.right === undefined) return entry;
  const { columns } = variant.board;
  const { left: _, right: __, ...rest } = entry;
  const numbers = Array.from({ length: columns }, (___, index) => index + 1);
  const shorter = [
    ...numbers.map((column) => ({ ...rest, column })),
    ...numbers.flatMap((reach) => [
      { ...rest, left: reach },
      { ...rest, right: reach },
    ]),
  ];
  const text = last.join();
  const same = (set: SetupEntry): boolean =>
    setupSeeds(variant.board, [{ ...set, seeds: 1 }]).join() === text;
  return same(entry) ? entry : (shorter.find(same) ?? entry);
}

/** Seeds captured before the first turn. */
export function tellCaptured(_: Variant, words: RulesWords, { rules }: Scope): Telling[] {
  const { captured } = rules;
  return captured === undefined ? [] : told(words.setup.captured(captured), "/captured");
}

/** Seeds in reserve. */
export function tellReserve(_: Variant, words: RulesWords, { rules }: Scope): Telling[] {
  const { reserve } = rules;
  return reserve === undefined ? [] : told(words.setup.reserve(reserve), "/reserve");
}

/** How many seeds there are, wherever they lie. */
export function tellTotal(words: RulesWords, { total }: Scope): Telling[] {
  return told(words.setup.total(total), "/setup", []);
}

function someHole(variant: Variant, set: HoleSet): boolean {
  return setupSeeds(variant.board, [{ ...set, seeds: 1 }]).includes(1);
}

/** The phrase of a set; ends that reach right across the row do not restrict it. */
function holePhrase(
  set: HoleSet,
  each: boolean,
  words: RulesWords,
  scope: Scope,
  side?: SetupEntry["side"],
): string {
  const { columns } = scope.rules.board;
  const { left = columns, right = columns, row, column } = set;
  const plain: HoleSet = {
    ...(row === undefined ? {} : { row }),
    ...(left >= columns || column !== undefined ? {} : { left }),
    ...(right >= columns || column !== undefined ? {} : { right }),
    ...(column === undefined ? {} : { column }),
  };
  return words.holeSet.phrase(partsOf(words.holeSet.parts, plain, scope), plain, each, side);
}
