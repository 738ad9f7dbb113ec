import "@magomba/board-element";

const form = document.querySelector("form")!;
const board = form.querySelector("mancala-board")!;
const told = form.querySelector("output")!;

/** One action answers the question; after it the board only shows. */
board.addEventListener("change", () => {
  board.interactive = board.value === "";
});
form.addEventListener("reset", () => {
  board.interactive = true;
  told.textContent = "";
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  told.textContent = `Sent: ${new URLSearchParams(new FormData(form) as never)}`;
});
