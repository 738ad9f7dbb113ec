/** What is wrong with sentences, wherever they come from. */

/** Texts that cannot be shown: with gaps, or with something left unsaid. */
export const faults: (...texts: readonly string[]) => string[] = (...texts) =>
  texts.filter((text) => text.trim() === "" || /undefined|NaN|null|\[object|\$\{| {2}/.test(text));
