/** What action texts say: `B7`, `C3>`, `B3^`, `xb3`, `offer:A1+A3`, `go`, `stop`, `accept`, `decline`, `pass`, `swap`. */

const HOLE = "[A-Ca-c][1-9][0-9]?";
const WORDS = "go|stop|accept|decline|pass|swap";

/** Every action text: a hole and how it is sown, a hole taken from, holes offered, or a word. */
const ACTION_TEXT: RegExp = new RegExp(
  `^(?:(${HOLE})([<>^]?)|x(${HOLE})|offer:(${HOLE}(?:\\+${HOLE})*)|(${WORDS}))$`,
);
/** Longer than any action text. */
const LONGEST = 160;

/** The pieces of an action text; null if it is not the text of any action. */
export function actionPieces(text: string): RegExpExecArray | null {
  return text.length > LONGEST ? null : ACTION_TEXT.exec(text);
}
