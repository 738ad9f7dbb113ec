/** What action texts say: `B7`, `C3>`, `B3^`, `xb3`, `offer:A1+A3`, `go`, `stop`, `accept`, `decline`, `pass`, `swap`. */

/** Every action text: a hole and how it is sown, a hole taken from, holes offered, or a word. */
const ACTION_TEXT =
  /^(?:([A-Ca-c][1-9]\d?)([<>^]?)|x([A-Ca-c][1-9]\d?)|offer:([A-Ca-c][1-9]\d?(?:\+[A-Ca-c][1-9]\d?)*)|(go|stop|accept|decline|pass|swap))$/;
/** Longer than any action text. */
const LONGEST = 160;

/** The pieces of an action text; null if it is not the text of any action. */
export function actionPieces(text: string): RegExpExecArray | null {
  return text.length > LONGEST ? null : ACTION_TEXT.exec(text);
}
