import "@magomba/board-element";

const board = document.querySelector("mancala-board")!;
const told = document.querySelector("output")!;
const again = document.querySelector("button")!;

/** What the puzzle asks for. The page need not know the solution: it looks at what the action took. */
const wanted = 5;
let before = 0;

board.addEventListener("mancala-before-action", ({ game }) => {
  before = game.captured.south;
});
board.addEventListener("mancala-action", ({ game }) => {
  if (!game) return;
  board.interactive = false;
  const taken = game.captured.south - before;
  told.textContent = taken >= wanted ? `Yes: ${taken} seeds.` : `That takes ${taken}.`;
});
again.addEventListener("click", () => {
  // Setting a game, or none, begins the board's own game anew.
  board.game = undefined;
  board.interactive = true;
  told.textContent = "Which hole?";
});
