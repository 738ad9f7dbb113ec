/** Where a text stops being JSON. The messages of JSON.parse differ between engines, and not all of them name a place. */

/** The first fault of a text. */
export interface JsonFault {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
  /** What could have stood there: signs in quotes, and the words `value`, `name` and `end`. */
  readonly expected: string;
  /** What stands there, cut short; empty at the end of the text. */
  readonly received: string;
}

/** White space, then a sign, a whole text, or a number or word. */
const SPACE = /[ \t\n\r]*/y;
const TEXT = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

const MOST_SHOWN = 20;

const VALUE = "value";
const NAME = "name";

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** The first fault of a text; undefined when the text is JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  /** `}` and `]` that are still to come, the innermost last. */
  const open: string[] = [];
  /** What may come next; `mayClose`: or the end of the object or list that was just opened. */
  let next = VALUE;
  let mayClose = false;
  let at = 0;
  for (;;) {
    at += matchAt(SPACE, text, at);
    const sign = text[at] ?? "";
    const closes = sign !== "" && sign === open.at(-1);
    let length = 0;
    if (closes && (mayClose || next === ",")) {
      open.pop();
      length = 1;
      next = ",";
      mayClose = false;
    } else if (next === VALUE && (sign === "{" || sign === "[")) {
      open.push(sign === "{" ? "}" : "]");
      length = 1;
      next = sign === "{" ? NAME : VALUE;
      mayClose = true;
    } else if (next === VALUE || next === NAME) {
      length = matchAt(TEXT, text, at);
      if (length === 0 && next === VALUE) length = matchAt(PLAIN, text, at);
      next = length === 0 ? next : next === NAME ? ":" : ",";
      if (length > 0) mayClose = false;
    } else if (open.length > 0 && sign === next) {
      length = 1;
      next = sign === ":" || open.at(-1) === "]" ? VALUE : NAME;
    }
    if (length > 0) at += length;
    else if (at === text.length && open.length === 0 && next === ",") return undefined;
    else return faultAt(text, at, expectedThere(next, mayClose, open.at(-1)));
  }
}

function expectedThere(next: string, mayClose: boolean, closing: string | undefined): string {
  if (closing === undefined) return next === "," ? "end" : next;
  const wanted = next.length === 1 ? JSON.stringify(next) : next;
  return mayClose || next === "," ? `${wanted} | ${JSON.stringify(closing)}` : wanted;
}

function faultAt(text: string, at: number, expected: string): JsonFault {
  const before = text.slice(0, at).split(/\r\n|[\n\r]/);
  const rest = text
    .slice(at)
    .split(/[\n\r]/, 1)[0]!
    .trimEnd();
  return {
    line: before.length,
    column: before.at(-1)!.length + 1,
    expected,
    received: rest.length > MOST_SHOWN ? `${rest.slice(0, MOST_SHOWN - 1)}…` : rest,
  };
}

/** What stands at a fault, and where that is. */
export function faultHere(
  { line, column, received }: JsonFault,
  place: (line: number, column: number) => string,
  endOfText: string,
): string {
  return `${received || endOfText} (${place(line, column)})`;
}
