/** Every theme of the board with every traditional game, by day and by night. */
import "@magomba/board-element";
import { Game, variant } from "@magomba/engine";

const themes = [
  ["wood", "Carved wood"],
  ["earth", "Dug earth"],
  ["paper", "Paper"],
  ["plain", "Plain"],
] as const;
const games = ["katro", "gore", "nsolo", "kimasai", "tsoro"] as const;
const lights = ["light", "dark"] as const;

/** So many actions into each game. */
const PLIES = 17;

/** A game in mid-play: always the same actions, so that pictures can be compared. */
function midGame(id: string): Game {
  let game = Game.start(variant(id));
  for (let ply = 0; ply < PLIES && !game.result; ply += 1) {
    game = game.play(game.actions[(ply * 5) % game.actions.length] ?? "");
  }
  return game;
}

function board(game: Game, theme: string): HTMLElement {
  const element = document.createElement("mancala-board");
  element.setAttribute("theme", theme);
  Object.assign(element, { game, interactive: true, speed: 0 });
  return element;
}

const shown = games.map(midGame);
document.querySelector("main")?.append(
  ...themes.map(([theme, title]) => {
    const section = document.createElement("section");
    const heading = document.createElement("h2");
    heading.textContent = title;
    heading.id = theme;
    const sheets = lights.map((light) => {
      const sheet = document.createElement("div");
      sheet.className = `sheet ${light}`;
      sheet.append(...shown.map((game) => board(game, theme)));
      return sheet;
    });
    section.append(heading, ...sheets);
    return section;
  }),
);
