import "@magomba/board-element";

const board = document.querySelector("mancala-board")!;
const told = document.querySelector("output")!;

// The board knows its solution and says itself whether an answer is right; the page adds why.
board.addEventListener("mancala-puzzle", ({ outcome, action, game }) => {
  if (outcome === "wrong") {
    const taken = game.play(action).captured.south - game.captured.south;
    told.textContent = `That would take ${taken}.`;
  } else if (outcome === "solved") told.textContent = "Yes: five seeds.";
});
