/**
 * A style sheet that says the same in fewer characters. Text in quotes stays as it is.
 *
 * @param {string} sheet
 * @returns {string}
 */
export function shortSheet(sheet) {
  return sheet
    .split(/("[^"]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(/\/\*[^]*?\*\//g, "")
            .replaceAll(/\s+/g, " ")
            .replaceAll(/ ?([{};,]) ?/g, "$1")
            .replaceAll(": ", ":")
            .replaceAll(";}", "}"),
    )
    .join("")
    .trim();
}
