/** Puts the parts together: what is remembered, what is played, the address, the bots and the page. */
import "@magomba/board-element";
import { Address, type AddressBar } from "./address/address.ts";
import "./app-shell.ts";
import { BotPlayer } from "./bot/bot-player.ts";
import { connect } from "./bot/connect.ts";
import { Session } from "./state/session.ts";
import { SettingsStore, type SettingsStorage } from "./state/settings.ts";

function pageStorage(): SettingsStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Forbidden by the browser's settings.
    return undefined;
  }
}

const bar: AddressBar = {
  read: () => window.location.hash.slice(1),
  write(fragment, entry) {
    if (entry === "new") window.history.pushState(null, "", `#${fragment}`);
    else window.history.replaceState(null, "", `#${fragment}`);
  },
};

const store = new SettingsStore(pageStorage());
const session = new Session();
const address = new Address(session, bar, () => store.settings.seats);
const shell = document.createElement("app-shell");
Object.assign(shell, { session, store, address });

// Who plays is kept, so that a reload brings back the same players.
session.subscribe(() => {
  const seats = session.state?.seats;
  if (seats !== undefined && seats !== store.settings.seats) store.update({ seats });
});

address.read();
window.addEventListener("popstate", () => address.read());
window.addEventListener("hashchange", () => address.read());
window.addEventListener("pagehide", () => address.flush());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") address.flush();
});

const players = new BotPlayer({ session, connect, settled: () => shell.settled() });
window.addEventListener("pagehide", (event) => {
  if (!event.persisted) players.close();
});

document.body.append(shell);
