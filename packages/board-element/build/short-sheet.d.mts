/** A style sheet that says the same in fewer characters. */
export function shortSheet(sheet: string): string;
/** A script with its style sheets shortened. */
export function shortStyles(script: string): string;
/** Makes tokens shorter, in a form that is no CSS. */
export function shortTokens(sheet: string): string;
