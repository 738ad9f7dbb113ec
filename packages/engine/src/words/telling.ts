/** Sentences with the places of the rules they tell. */
import type { FieldWords, Parts, Text } from "./messages.ts";
import type { Scope } from "./scope.ts";

/** A sentence before it is known which rules are house rules. Pointers are plain (see `places.ts`). */
export interface Telling {
  readonly text: string;
  readonly pointer: string;
  /** Pointers of all the rules it tells; none for a sentence that holds for every game. */
  readonly covers: readonly string[];
}

/** A sentence about one rule; none when the text is empty. */
export function told(
  text: string,
  pointer: string,
  covers: readonly string[] = [pointer],
): Telling[] {
  return text === "" ? [] : [{ text, pointer, covers }];
}

/** A text in its scope. */
export function textOf(text: Text, scope: Scope): string {
  return typeof text === "string" ? text : text(scope);
}

/** The text of each field of a definition that is there and says something, in the order of the language's table. */
export function partsOf<D extends object>(words: FieldWords<D>, value: D, scope: Scope): Parts<D> {
  const parts: { [K in keyof D]?: string } = {};
  for (const key of Object.keys(words) as (keyof D)[]) {
    const field = value[key];
    if (field === undefined) continue;
    const text = fieldText(words[key], field, scope);
    if (text !== "") parts[key] = text;
  }
  return parts;
}

/** The table's type ties every saying to its field; here only the two forms of sayings matter. */
function fieldText(saying: unknown, field: unknown, scope: Scope): string {
  if (typeof saying === "function") {
    return (saying as (value: unknown, scope: Scope) => string)(field, scope);
  }
  const text = (saying as Readonly<Record<string, Text>>)[String(field)];
  return text === undefined ? "" : textOf(text, scope);
}

/** A sentence for each field of a definition that says something. */
export function tellFields<D extends object>(
  words: FieldWords<D>,
  value: D,
  pointer: string,
  scope: Scope,
): Telling[] {
  return Object.entries<string>(partsOf(words, value, scope) as Record<string, string>).flatMap(
    ([field, text]) => told(text, `${pointer}/${field}`),
  );
}
