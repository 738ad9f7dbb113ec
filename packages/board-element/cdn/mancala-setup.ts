/** What sets up positions, as one file for a script tag. It brings the board with it. */
import "./mancala-board.ts";

export * from "../src/setup/setup.ts";
