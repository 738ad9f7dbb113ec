import "@magomba/board-element";

const board = document.querySelector("mancala-board")!;
const step = document.querySelector(".step")!;
const back = document.querySelector<HTMLButtonElement>(".back")!;
const on = document.querySelector<HTMLButtonElement>(".on")!;

/** What is said before each step, and the actions of the game so far. */
const lesson = [
  {
    text: "Two seeds lie in every hole of the two back rows. South takes up the two in B4 and sows them to the right.",
    actions: "",
  },
  {
    text: "The second seed fell among others, so all were taken up again and sown on: twice. The last seed fell into an empty hole, and the turn was over.",
    actions: "B4",
  },
  {
    text: "North did the same from the other side of the board. Its relay was the same, turned by half a turn.",
    actions: "B4 b4",
  },
];
let at = 0;

function show(): void {
  const { text, actions } = lesson[at]!;
  step.textContent = text;
  // Actions that are added are played; fewer are shown at once.
  board.actions = actions;
  back.disabled = at === 0;
  on.disabled = at === lesson.length - 1;
}

back.addEventListener("click", () => {
  at -= 1;
  show();
});
on.addEventListener("click", () => {
  at += 1;
  show();
});
show();
