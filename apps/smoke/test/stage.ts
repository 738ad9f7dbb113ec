/** Starts a browser for the tests of a file, and puts boards on its page. */
import { afterAll, beforeAll, inject } from "vitest";
import type { BrowserName } from "../drivers/find.ts";
import { openChromium } from "../drivers/chromium.ts";
import { openFirefox } from "../drivers/firefox.ts";
import { Session } from "../drivers/session.ts";
import type { Point } from "../drivers/session.ts";
import { openWebKit } from "../drivers/webkit.ts";

/** The board for script tags, on the pages of the guests. */
export const BOARD = "cdn/mancala-board.js";

/** Attributes of a board; `true` for one without a value. */
export type Attributes = Readonly<Record<string, string | true>>;

/** Whether this machine has the browser. */
export const present = (name: BrowserName): boolean =>
  name === "chromium" || inject("smoke").browsers[name] !== undefined;

async function open(name: BrowserName): Promise<Session> {
  const { firefox, webkit } = inject("smoke").browsers;
  if (name === "chromium") return new Session(await openChromium());
  if (name === "firefox" && firefox) return new Session(await openFirefox(firefox));
  if (name === "webkit" && webkit) return new Session(await openWebKit(webkit));
  throw new Error(`${name} is not on this machine`);
}

/** A browser from the first to the last test of a file. */
export function useBrowser(name: BrowserName): () => Session {
  let session: Session | undefined;
  beforeAll(async () => {
    session = await open(name);
    await session.resize(1280, 900);
  }, 60_000);
  afterAll(async () => session?.close());
  return () => {
    if (!session) throw new Error(`${name} has not started`);
    return session;
  };
}

/**
 * One board at rest, made from HTML alone, in a box of this width in CSS pixels. The page is the same for all boards: to load it anew for
 * each takes most of the time. What a board before has left behind would be seen in the next one's test.
 */
export async function showBoard(
  session: Session,
  attributes: Attributes,
  width = 1000,
): Promise<void> {
  const there = await session.run(() => window.pageReady === true);
  if (!there) await session.open(inject("smoke").boards);
  await session.until(() => window.pageReady);
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? name : `${name}='${value}'`,
  );
  await session.run(
    async (html, pixels) => {
      const main = document.querySelector("main") as HTMLElement;
      window.scrollTo(0, 0);
      main.style.width = `${pixels}px`;
      main.innerHTML = html;
      await main.querySelector("mancala-board")?.settled;
    },
    `<mancala-board ${written.join(" ")}></mancala-board>`,
    width,
  );
}

/** What the page complained about. */
export const complaints = (session: Session): Promise<readonly string[]> =>
  session.run(() => [...(window.complaints ?? ["nothing is noted here"])]);

/** What the board shows and says. */
export interface Look {
  readonly history: readonly string[];
  /** Holes' names from the top left, as they stand in the tree. */
  readonly holes: readonly string[];
  readonly counts: readonly number[];
  readonly seeds: readonly number[];
  readonly line: string;
  /** What has the keyboard: a hole's name, or what the button does. */
  readonly focus: string | undefined;
}

export function look(session: Session): Promise<Look> {
  return session.run(() => {
    const board = document.querySelector("mancala-board") as HTMLElementTagNameMap["mancala-board"];
    const all = (selector: string): HTMLElement[] => [
      ...(board.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    const active = board.shadowRoot?.activeElement as HTMLElement | null | undefined;
    return {
      history: [...(board.game?.history ?? [])],
      holes: all("[data-hole]").map((hole) => hole.dataset["hole"] ?? ""),
      counts: all("[data-hole] .count").map((count) => Number(count.textContent)),
      seeds: [...(board.game?.seeds ?? [])],
      line: all("[role=status]")[0]?.textContent?.trim() ?? "",
      focus: active?.dataset["hole"] ?? active?.dataset["action"],
    };
  });
}

/** The middle of what matches inside the board, once it is there. */
function middleOf(session: Session, selector: string): Promise<Point> {
  return session.until((wanted) => {
    const found = document.querySelector("mancala-board")?.shadowRoot?.querySelector(wanted);
    if (!found) return undefined;
    found.scrollIntoView({ block: "nearest" });
    const box = found.getBoundingClientRect();
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }, selector);
}

/** Clicks with the mouse on what matches inside the board. */
export async function clickOn(session: Session, selector: string): Promise<void> {
  await session.click(await middleOf(session, selector));
}

/** Touches with a finger what matches inside the board. */
export async function tapOn(session: Session, selector: string): Promise<void> {
  await session.tap(await middleOf(session, selector));
}

/** Waits until nothing moves. */
export const settled = (session: Session): Promise<void> =>
  session.run(async () => document.querySelector("mancala-board")?.settled);

/** Opens one of the guests' pages. */
export async function visit(session: Session, path: string): Promise<void> {
  await session.open(inject("smoke").guests + path);
}

/** Adds scripts, one after the other, as tags of the page would. */
export async function bring(session: Session, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop
    await session.run(
      (src) =>
        new Promise<void>((resolve, reject) => {
          const script = document.createElement("script");
          script.type = "module";
          script.src = src;
          script.addEventListener("load", () => resolve());
          script.addEventListener("error", () => reject(new Error(src)));
          document.head.append(script);
        }),
      `/${path}`,
    );
  }
}

/** Puts markup on the page and waits until its board is at rest. */
export async function put(session: Session, html: string): Promise<void> {
  await session.run((text) => {
    (document.querySelector("main") as HTMLElement).innerHTML = text;
  }, html);
  await settled(session);
}
