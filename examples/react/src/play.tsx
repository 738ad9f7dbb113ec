import "@magomba/board-element";
import type {} from "@magomba/board-element/react";
import "@magomba/bot/element";
import { Game, variant } from "@magomba/engine";
import { useState } from "react";
import type { ReactNode } from "react";

const start = Game.start(variant("tsoro", { columns: 8 }));

/** The app keeps the game: the board shows it and says what its player, or the bot, wants. */
export function Play(): ReactNode {
  const [game, setGame] = useState(start);
  return (
    <main>
      <h1>Tsoro</h1>
      <p className="lead">React holds the game; the board asks, and the bot plays the north.</p>
      <mancala-board
        game={game}
        interactive
        bot="north"
        level={2}
        onmancala-action={({ action }) => setGame((now) => now.play(action))}
      />
      <p className="row">
        <button type="button" disabled={game === start} onClick={() => setGame(start)}>
          New game
        </button>
      </p>
      <ol className="moves">
        {game.turns.map((turn, index) => (
          <li key={index}>{turn.actions.join(" ")}</li>
        ))}
      </ol>
    </main>
  );
}
