/** What the READMEs show does on a page what they say it does. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as engine from "@magomba/engine";
import { Game, variant } from "@magomba/engine";
import * as board from "@magomba/board-element";
import * as meter from "@magomba/board-element/meter";
import "@magomba/board-element/moves";
import * as server from "@magomba/board-element/server";
import "@magomba/board-element/setup";
import * as bot from "@magomba/bot";
import * as opponents from "@magomba/bot/element";
import { shownCode } from "./shown-code.ts";

/** On a loaded machine workers start late; how long a page waits for one is not what is asked here. */
const patience = { start: 60_000, work: 60_000 };
vi.setConfig({ testTimeout: 120_000 });

/** What pages can import by name. */
const modules: Readonly<Record<string, object>> = {
  "@magomba/engine": engine,
  "@magomba/board-element": board,
  "@magomba/board-element/meter": meter,
  "@magomba/board-element/server": server,
  "@magomba/bot": {
    ...bot,
    createBot: (settings: bot.PageBotSettings) => bot.createBot({ ...settings, patience }),
  },
  "@magomba/bot/element": opponents,
};
/** The files for script tags. */
const files = Object.keys(import.meta.glob("../../../packages/*/cdn/*.ts"));
const workerScript = new URL("../../../packages/bot/src/worker.ts", import.meta.url);
const shown = (language: string): [place: string, code: string][] =>
  shownCode.filter((it) => it.language === language).map(({ place, code }) => [place, code]);

/** Runs a script as a module: its imports are those above, and it finds there what is given. Answers with the constants and variables it makes. */
async function run(code: string, given: object): Promise<Record<string, unknown>> {
  const body = code
    .replaceAll(/^import (?:\{(?<names>[^}]*)\} from )?"(?<from>[^"]*)";$/gm, (_, names, from) => {
      if (!Object.hasOwn(modules, from as string)) throw new Error(`nothing is ${from}`);
      return names === undefined ? "" : `const {${names}} = shown.modules["${from}"];`;
    })
    // Types are gone in what a browser runs, and addresses are those of the bundle.
    .replaceAll(")!", ")")
    .replace(`new URL("./my-bot-worker.js", import.meta.url)`, "shown.workerScript");
  const names = body.matchAll(/^(?:const|let) (?<name>\w+)/gm);
  const made = Array.from(names, ({ groups }) => groups!["name"]!);
  const script = `const { ${Object.keys(given).join(", ")} } = shown.given;\n${body}\nexport { ${made.join(", ")} };`;
  vi.stubGlobal("shown", { modules, workerScript, given });
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { ...all } = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  return all;
}

/** Puts markup on the page; the boards in it, at rest. Scripts that come so are not run: what they load is loaded. */
async function put(html: string): Promise<readonly board.MancalaBoard[]> {
  document.body.innerHTML = html;
  const boards = [...document.querySelectorAll("mancala-board")];
  for (const it of boards) it.speed = 0;
  await Promise.all(boards.map((it) => it.settled));
  return boards;
}

async function play(on: board.MancalaBoard): Promise<void> {
  await vi.waitUntil(() => on.renderRoot.querySelector(".playable"), 60_000);
  on.renderRoot.querySelector<HTMLElement>(".playable")?.click();
  await on.settled;
}

let troubles: unknown[] = [];
const trouble = ({ code }: board.BoardEvent<"mancala-error">): void => {
  // Then the page searches by itself.
  if (code !== "worker-silent") troubles.push(code);
};
beforeEach(() => {
  troubles = [];
  document.addEventListener("mancala-error", trouble);
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => troubles.push(said));
  }
});
afterEach(() => {
  document.removeEventListener("mancala-error", trouble);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds of every test
  expect(troubles).toEqual([]);
});

/** What a script of the markup loads: a file for script tags, or modules. */
const loads = ({ src, text }: HTMLScriptElement): string[] =>
  src
    ? [
        src.replace(
          /^https:\/\/cdn\.jsdelivr\.net\/npm\/@magomba\/(?<name>[\w-]+)\/dist\/cdn\/(?<file>[\w-]+)\.js$/,
          "../../../packages/$<name>/cdn/$<file>.ts",
        ),
      ]
    : Array.from(text.matchAll(/import "(?<from>[^"]*)"/g), ({ groups }) => groups!["from"]!);

test.each(shown("html"))(
  "%s gives boards, which can be played on, and loads what there is",
  async (_, html) => {
    const boards = await put(html);
    expect(boards.length).toBeGreaterThan(0);
    const loaded = [...document.body.querySelectorAll("script")].flatMap(loads);
    expect([...files, ...Object.keys(modules)]).toEqual(expect.arrayContaining(loaded));
    for (const it of boards) expect(it.renderRoot.querySelector(".hole")).not.toBeNull();
    // Where actions are to be confirmed, the first click shows.
    const played = boards.filter((it) => it.interactive && !it.confirm);
    await Promise.all(played.map(play));
    const turns = (it: board.MancalaBoard): number => it.game?.turns.length ?? 0;
    await vi.waitUntil(() => played.every((it) => turns(it) > (it.bot === "none" ? 0 : 1)), 60_000);
  },
);

describe("scripts", () => {
  const code = (part: string): string => {
    const [found, ...more] = shownCode.filter((it) => it.code.includes(part));
    if (!found || more.length > 0) throw new Error(`not once: ${part}`);
    return found.code;
  };

  test("a page that keeps the game", async () => {
    const [shownBoard] = await put("<mancala-board interactive></mancala-board>");
    await run(code(`variant("tsoro", { columns: 8 })`), {});
    await shownBoard!.settled;
    expect(shownBoard!.game?.variant.board.columns).toBe(8);
    await play(shownBoard!);
    expect(shownBoard!.game?.plies).toBe(1);
  });

  test("a bot asked by itself, with its own worker or the page's", async () => {
    const { game } = await run(code("bot.choose(game"), {});
    expect((game as Game).plies).toBe(1);
    const made = await run(code("my-bot-worker"), {});
    const player = made["bot"] as bot.Bot;
    expect(await player.choose(Game.start(player.variant), { depth: 1 })).toMatch(/^[AB]\d/);
    player.close();
  });

  test("who is ahead", async () => {
    const game = Game.start(variant("gore"));
    const shownMeter = document.createElement("mancala-meter");
    document.body.append(shownMeter);
    const searcher = bot.createSearcher(game.variant);
    await run(code("meter.show"), { meter: shownMeter, game, bot: searcher });
    await shownMeter.settled;
    expect(shownMeter.renderRoot.textContent.trim()).not.toBe("");
  });

  test("a position that was set up", async () => {
    const [shownBoard] = await put(`<mancala-board variant="oware"></mancala-board>`);
    const setup = document.createElement("mancala-setup");
    await run(code("if (done)"), { setup, board: shownBoard });
    const game = Game.start(variant("gore"));
    setup.dispatchEvent(Object.assign(new Event("mancala-setup"), { done: true, game }));
    expect(shownBoard!.game).toBe(game);
  });

  test("another place that plays", async () => {
    const [shownBoard] = await put(`<mancala-board variant="kimasai" interactive></mancala-board>`);
    const sent: string[] = [];
    const socket: { send(text: string): void; onmessage?: (it: { data: string }) => void } = {
      send: (text) => sent.push(text),
    };
    await run(code("socket"), { socket, board: shownBoard });
    await play(shownBoard!);
    expect(sent).toEqual([shownBoard!.game?.history.join(" ")]);
    const answer = shownBoard!.legalActions()[0];
    socket.onmessage?.({ data: `${sent[0]} ${answer}` });
    await shownBoard!.settled;
    expect(shownBoard!.game?.lastAction).toBe(answer);
  });

  test("a server", async () => {
    const { html } = await run(code("renderBoard("), {});
    expect(html).toMatch(/^<mancala-board [^]*<template shadowrootmode="open"/);
  });

  test("each is one of these", () => {
    expect([...shown("ts"), ...shown("js")]).toHaveLength(7);
  });
});

test("styles are read by the browser, each with a token or part that boards have", async () => {
  const [[, css]] = shown("css") as [[string, string]];
  const sheet = new CSSStyleSheet();
  await sheet.replace(css);
  const [shownBoard] = await put(`<mancala-board variant="tsoro"></mancala-board>`);
  const rules = [...sheet.cssRules] as CSSStyleRule[];
  expect(rules.map(({ style }) => style.length > 0)).toEqual([true, true]);
  const own = shownBoard!
    .shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    )
    .join("");
  for (const token of rules[0]!.style) expect(own).toContain(`var(${token}`);
  const [, part] = /::part\((\w+)\)/.exec(rules[1]!.selectorText) ?? [];
  expect(shownBoard!.renderRoot.querySelector(`[part~=${part}]`)).not.toBeNull();
});
