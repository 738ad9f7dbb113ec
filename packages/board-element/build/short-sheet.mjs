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
            .replaceAll(/([(<>~]) /g, "$1")
            .replaceAll(/ ([)<>~])/g, "$1")
            .replaceAll(/>= /g, ">=")
            .replaceAll(/: | : /g, ":")
            .replaceAll(" / ", "/")
            .replaceAll(/\) \* | \* (?=var\()/g, (found) => found.replaceAll(" ", ""))
            .replaceAll(/(?<![\w.])0\.(?=\d)/g, ".")
            .replaceAll(";}", "}"),
    )
    .join("")
    .trim();
}

/**
 * A short sheet with its tokens in the shortest form, which is no CSS: `@ink,red` for `--ink:var(--mancala-ink,red`. `cdn/css-tag.ts` reads it.
 *
 * @param {string} sheet
 * @returns {string}
 */
export function shortTokens(sheet) {
  return sheet.replaceAll(/--([\w-]+):var\(--mancala-\1,/g, "@$1,");
}

/**
 * A script with its style sheets shortened, as it was written or as a compiler writes it, with a space after `css`.
 *
 * @param {string} script
 * @returns {string}
 */
export function shortStyles(script) {
  return script.replaceAll(/css ?`([^`]*)`/g, (_, sheet) => `css\`${shortSheet(sheet)}\``);
}
