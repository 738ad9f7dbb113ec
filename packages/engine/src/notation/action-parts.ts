/** What action texts say: `B7`, `C3>`, `B3^`, `xb3`, `offer:A1+A3`, `go`, `stop`, `accept`, `decline`, `pass`, `swap`. */

/** Every action text: a hole and how it is sown, a hole taken from, up to 24 holes offered, or a word. */
export const ACTION_TEXT: RegExp =
  /^(?:([A-Ca-c][1-9]\d?)([<>^]?)|x([A-Ca-c][1-9]\d?)|offer:([A-Ca-c][1-9]\d?(?:\+[A-Ca-c][1-9]\d?){0,23})|(go|stop|accept|decline|pass|swap))$/;
