/** The element as one file for a script tag: it registers `<mancala-board>`, and what it exports is what the package exports. */
// What keeps games comes first, with the engine: in this order the file is smaller once it is compressed.
import "../src/game-keeper.ts";

export * from "../src/index.ts";
