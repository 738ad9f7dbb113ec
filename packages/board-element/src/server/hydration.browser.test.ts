/** A board drawn by a server, before the element is there and after: the same picture, and nothing moves. */
import { afterEach, describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import { all, cleanStage, hole, line, mount, tap } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";
import { renderBoard } from "./render-board.ts";
import type { BoardDescription, WritingOptions } from "./render-board.ts";

cleanStage();

/** A page of its own in a frame, as a browser without scripts shows it. */
async function open(body: string, head = ""): Promise<Window & typeof globalThis> {
  const frame = document.createElement("iframe");
  frame.width = "900";
  frame.height = "900";
  frame.srcdoc = `<!doctype html><html lang="en"><head>${head}</head><body>${body}<p id="after">After</p></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  return frame.contentWindow as Window & typeof globalThis;
}

/** Two frames of the browser have gone by. */
async function painted(view: Window): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => view.requestAnimationFrame(resolve));
  }
}

const boardOf = (view: Window): MancalaBoard => view.document.querySelector("mancala-board")!;

/** Where everything that can be seen lies. */
function places(view: Window): Readonly<Record<string, readonly number[]>> {
  const found: Record<string, readonly number[]> = {};
  const note = (name: string, element: Element): void => {
    const { x, y, width, height } = element.getBoundingClientRect();
    found[name] = [x, y, width, height].map((length) => Math.round(length * 100) / 100);
  };
  const root = boardOf(view).shadowRoot!;
  for (const [index, element] of root.querySelectorAll(".hole").entries()) {
    note(`${index} ${element.getAttribute("data-hole")}`, element);
  }
  for (const name of [".frame", ".field", ".near", ".far", ".foot", ".error", ".line"]) {
    const element = root.querySelector(name);
    if (element) note(name, element);
  }
  note("after", view.document.querySelector("#after")!);
  note("board", boardOf(view));
  return found;
}

/** Brings the element to a page, and waits until its board has taken over. */
async function bring(view: Window & typeof globalThis): Promise<void> {
  // The test runner puts itself between the modules and their dynamic imports, and is not in this page.
  const through = { wrapDynamicImport: (load: () => Promise<unknown>) => load() };
  Object.assign(view, { __vitest_browser_runner__: through });
  const script = view.document.createElement("script");
  script.type = "module";
  script.src = new URL("../index.ts", import.meta.url).href;
  view.document.head.append(script);
  await view.customElements.whenDefined("mancala-board");
  await boardOf(view).settled;
  await expect.poll(() => boardOf(view).shadowRoot?.querySelector("[data-drawn]")).toBeNull();
  await boardOf(view).settled;
}

afterEach(() => {
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

const cases: readonly [string, BoardDescription, WritingOptions?][] = [
  ["a board that only shows", { variant: "katro" }],
  ["a board to play on", { variant: "kimasai", interactive: true }],
  ["a bar", { variant: "gore", interactive: true, controls: true }],
  ["a theme and a language", { variant: "tsoro", theme: "paper", language: "sw" }],
  [
    "marks of the last turn, north below",
    { variant: "katro", actions: "C1", orientation: "north" },
  ],
  ["bands", { variant: "nsolo", layout: "folded", display: "counts" }],
  [
    "annotations and something in a hole",
    { variant: "gore", annotations: [{ type: "mark", hole: "A1" }] },
    { content: `<b slot="A2">!</b>` },
  ],
  ["a game that has to be loaded", { variant: "oware", interactive: true }],
  ["an error", { variant: "katro", actions: "Z1" }],
];

describe("nothing moves when the element comes", () => {
  test.each(cases)("%s", async (_, board, how) => {
    const view = await open(await renderBoard(board, how));
    await painted(view);
    const before = places(view);
    const shifts: PerformanceEntry[] = [];
    const observer = new view.PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await bring(view);
    await painted(view);
    expect(places(view)).toEqual(before);
    shifts.push(...observer.takeRecords());
    expect(shifts.map((it) => it.toJSON() as unknown)).toEqual([]);
  });
});

/** The drawing without the marks that Lit leaves in it. */
function bare(root: ParentNode): Element {
  const drawing = root.querySelector(".room")!.cloneNode(true) as Element;
  const comments = document.createTreeWalker(drawing, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  drawing.normalize();
  // Said once more than before, a sentence ends with a space that nobody sees.
  const said = drawing.querySelector(".line")!;
  said.textContent = said.textContent?.trim() ?? "";
  return drawing;
}

test.each([
  { variant: "katro" },
  { variant: "tsoro", options: { columns: 8 }, orientation: "north" },
  { variant: "nsolo", display: "counts", language: "ms" },
  { variant: "gore", label: `<"&'>` },
] as const)("%j is drawn by the server as by the element", async (board) => {
  const parsed = Document.parseHTMLUnsafe(await renderBoard(board));
  const live = await mount({ ...board, interactive: false });
  const [drawn, shown] = [boardOf(parsed.defaultView ?? ({ document: parsed } as never)), live].map(
    (it) => bare(it.shadowRoot!),
  );
  expect(drawn?.isEqualNode(shown ?? null)).toBe(true);
});

test("the drawing can be read without any script", async () => {
  const view = await open(await renderBoard({ variant: "katro", actions: "C1" }));
  const { innerText } = boardOf(view).shadowRoot!.querySelector<HTMLElement>(".frame")!;
  expect(boardOf(view).matches(":defined")).toBe(false);
  expect(innerText).toContain("South");
  const { width } = boardOf(view).shadowRoot!.querySelector(".hole")!.getBoundingClientRect();
  expect(width).toBeGreaterThan(24);
});

describe("a board that has taken over", () => {
  test("has nothing twice, and can be played", async () => {
    const view = await open(await renderBoard({ variant: "gore", interactive: true, speed: 0 }));
    await bring(view);
    const board = boardOf(view);
    expect(all(board, ".hole")).toHaveLength(8);
    expect(all(board, "style, link, [data-drawn]")).toEqual([]);
    hole(board, "A1").click();
    await expect.poll(() => board.game?.history).toEqual(["A1"]);
  });

  test("keeps the keyboard where it was", async () => {
    const view = await open(await renderBoard({ variant: "gore", interactive: true }));
    boardOf(view).shadowRoot!.querySelector<HTMLElement>(`[data-hole="A1"]`)!.focus();
    await bring(view);
    expect((boardOf(view).shadowRoot!.activeElement as HTMLElement).dataset["hole"]).toBe("A1");
  });

  test("goes from a game to an error and back", async () => {
    const view = await open(await renderBoard({ variant: "gore" }));
    await bring(view);
    const board = boardOf(view);
    board.variant = "no such game";
    await board.settled;
    expect(all(board, ".error")).toHaveLength(1);
    board.variant = "katro";
    await board.settled;
    expect(all(board, ".hole")).toHaveLength(36);
    expect(all(board, ".error")).toEqual([]);
  });
});

test("the drawing of a game that only the page knows stays until the page sets it", async () => {
  const game = Game.start(variant("gore"));
  const host = document.createElement("div");
  document.body.append(host);
  const html = (await renderBoard({ game })).replace(/ (?:variant|options)="[^"]*"/g, "");
  host.setHTMLUnsafe(html);
  const board = host.querySelector("mancala-board")!;
  await board.settled;
  expect(all(board, "[data-drawn] .hole")).toHaveLength(8);
  board.game = game;
  await board.settled;
  await expect.poll(() => all(board, "[data-drawn]").length).toBe(0);
  expect(all(board, ".hole")).toHaveLength(8);
  board.interactive = true;
  await board.settled;
  await tap(hole(board, "A1"));
  expect(line(board)).not.toBe("");
});

test("with a linked style sheet and no inline style the strictest policy has nothing to object", async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self'">`;
  const address = URL.createObjectURL(new Blob([".frame{--linked:1}"], { type: "text/css" }));
  const html = await renderBoard({ variant: "gore" }, { stylesheet: address });
  const told: string[] = [];
  const listen = `<script>addEventListener("securitypolicyviolation",(e)=>{(window.told??=[]).push(e.blockedURI)})</script>`;
  const view = await open(html, listen + policy);
  await bring(view);
  told.push(...((view as unknown as { told?: string[] }).told ?? []));
  // The blob is no address of the page's own; that it is the only complaint shows that the listening works.
  expect([...new Set(told)]).toEqual(["blob"]);
  URL.revokeObjectURL(address);
});
