/** Writes Lit's templates as HTML text. It knows what the board's templates use: children, attributes, `?` attributes, and listeners and
 * properties, which it leaves out. */
import { nothing } from "lit";
import type { TemplateResult } from "lit";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that means only itself, in content and in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An attribute with a space before it; the name is the caller's own word. */
export function attributeText(name: string, value: string): string {
  return ` ${name}="${escaped(value)}"`;
}

/** A word, a number or a truth value as text. */
export function plain(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function isTemplate(value: unknown): value is TemplateResult {
  return typeof value === "object" && value !== null && "strings" in value && "values" in value;
}

/** What stands in the place of a child. */
export function contentText(value: unknown): string {
  if (value === nothing || value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(contentText).join("");
  return isTemplate(value) ? templateText(value) : escaped(plain(value));
}

/** The end of a text after which an attribute's value follows; what its value begins with is the last group. */
const OPENING = /\s(?<sigil>[@?.]?)(?<name>[a-z-]+)=(?<quote>"?)(?<start>[^"<>]*)$/;

/** An attribute whose value has holes to be filled: `class="tray ${place}"`. */
interface OpenAttribute {
  readonly sigil: string;
  readonly name: string;
  /** The pieces of the value, in turn fixed and filled in. */
  readonly value: unknown[];
}

function closed({ sigil, name, value }: OpenAttribute): string {
  // Listeners and properties cannot be written in HTML.
  if (sigil === "@" || sigil === "." || value.includes(nothing)) return "";
  if (sigil === "?") return value[1] ? attributeText(name, "") : "";
  return attributeText(name, value.map((piece) => plain(piece ?? "")).join(""));
}

/** The template as HTML, without the marks by which Lit finds its places again. */
function templateText({ strings, values }: TemplateResult): string {
  let written = "";
  let open: OpenAttribute | undefined;
  for (const [index, fixed] of strings.entries()) {
    let text = fixed;
    if (open) {
      const end = text.indexOf('"');
      if (end < 0) {
        open.value.push(text, values[index]);
        continue;
      }
      open.value.push(text.slice(0, end));
      written += closed(open);
      text = text.slice(end + 1);
      open = undefined;
    }
    const found = index < values.length ? OPENING.exec(text) : null;
    const { sigil = "", name = "", quote = "", start = "" } = found?.groups ?? {};
    if (!found) written += text + (index < values.length ? contentText(values[index]) : "");
    else {
      written += text.slice(0, found.index).trimEnd();
      const attribute = { sigil, name, value: [start, values[index]] };
      if (quote === "") written += closed(attribute);
      else open = attribute;
    }
  }
  return written;
}
