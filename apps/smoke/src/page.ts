/** The page that the smoke tests put boards on: the element's script and the bot's, nothing else. */
import "@magomba/board-element";
import "@magomba/bot/element";

declare global {
  interface Window {
    /** What went wrong on the page; see `public/complaints.js`. */
    readonly complaints?: readonly string[];
    /** The scripts of the page have run. */
    pageReady?: boolean;
  }
}

window.pageReady = true;
