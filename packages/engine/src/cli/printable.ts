/** Names in a variant's file are its author's: they must not steer the terminal they are shown in. */

// Every control character but the line feed and the tab, and the marks that turn the direction of writing.
// oxlint-disable-next-line no-control-regex
const STEERING = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The text with everything replaced that would do more than appear. */
export function printable(text: string): string {
  return text.replace(STEERING, "\uFFFD");
}
