/** The list of moves as one file for a script tag. It brings the board with it. */
import "./mancala-board.ts";

export * from "../src/moves/moves.ts";
