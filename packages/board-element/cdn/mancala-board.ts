/** The element as one file for a script tag: it registers `<mancala-board>`, and what it exports is what the package exports. */
export * from "../src/index.ts";
