import { CUSTOM_ELEMENTS_SCHEMA, Component, signal } from "@angular/core";
import "@magomba/board-element";
import type { BoardEvent } from "@magomba/board-element";
import "@magomba/bot/element";
import { Game, variant } from "@magomba/engine";

/** Angular types the events of `<mancala-board>` from the element's own declarations; properties of custom elements it does not check. */
@Component({
  selector: "magomba-play",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Katro</h1>
      <p class="lead">Angular holds the game; the board asks, and the bot plays the north.</p>
      <mancala-board
        #board
        [game]="game()"
        interactive
        bot="north"
        level="2"
        (mancala-action)="play($event)"
        (mancala-settled)="told.set($event.game?.history?.length ?? 0)"
      ></mancala-board>
      <p class="row">
        <button type="button" (click)="board.skip()">Skip</button>
        <output>{{ told() }} actions played</output>
      </p>
    </main>
  `,
})
export class Play {
  readonly game = signal(Game.start(variant("katro")));
  readonly told = signal(0);

  play({ action }: BoardEvent<"mancala-action">): void {
    this.game.update((game) => game.play(action));
  }
}
