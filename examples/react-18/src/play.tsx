import "@magomba/bot/element";
import { Game, variant } from "@magomba/engine";
import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { Board } from "./board.tsx";
import type { BoardProps } from "./board.tsx";

const start = Game.start(variant("katro"));

/** The app keeps the game: the board shows it and says what its player, or the bot, wants. */
export function Play(): ReactNode {
  const [game, setGame] = useState(start);
  const play = useCallback<BoardProps["onAction"]>(
    ({ action }) => setGame((now) => now.play(action)),
    [],
  );
  return (
    <main>
      <h1>Katro</h1>
      <p className="lead">React 18 holds the game; the board asks, and the bot plays the north.</p>
      <Board game={game} interactive={true} bot="north" level={2} onAction={play} />
      <p className="row">
        <button type="button" disabled={game === start} onClick={() => setGame(start)}>
          New game
        </button>
      </p>
    </main>
  );
}
