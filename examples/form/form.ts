import "@magomba/board-element";

const form = document.querySelector("form")!;
const board = form.querySelector("mancala-board")!;
const answer = form.querySelector("input")!;
const buttons = form.querySelectorAll("button");
const told = form.querySelector("output")!;

/** One action answers the question; after it the board only shows. */
function answered(action: string): void {
  answer.value = action;
  board.interactive = action === "";
  for (const button of buttons) button.disabled = action === "";
}

board.addEventListener("mancala-action", ({ action }) => answered(action));
form.addEventListener("reset", () => {
  // Setting a game, or none, begins the board’s own game anew.
  board.game = undefined;
  answered("");
  told.textContent = "";
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  told.textContent = `Sent: ${answer.name}=${answer.value}`;
});
