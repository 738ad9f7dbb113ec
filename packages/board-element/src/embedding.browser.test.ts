import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import {
  all,
  cleanStage,
  counts,
  heard,
  hole,
  line,
  mount,
  mountGame,
  one,
  tap,
} from "../test/stage.ts";
import { MancalaBoard, addLanguage, define } from "./index.ts";
import type { BoardEvent } from "./index.ts";
import { messages } from "./locales/en.ts";

cleanStage();

/** A board made by HTML alone. */
async function written(html: string): Promise<MancalaBoard> {
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.append(place);
  const board = place.querySelector("mancala-board");
  if (!board) throw new Error("no board");
  await board.settled;
  return board;
}

describe("HTML alone", () => {
  test("gives a game that can be played", async () => {
    const board = await written(
      `<mancala-board variant="katro" interactive speed="0"></mancala-board>`,
    );
    await tap(hole(board, "C1"));
    await board.settled;
    expect(board.game?.history).toEqual(["C1"]);
  });

  test("says options, position and actions", async () => {
    const board = await written(
      `<mancala-board variant="tsoro" options='{"columns": 8}' actions="B5 stop"></mancala-board>`,
    );
    expect(board.game?.history).toEqual(["B5", "stop"]);
    expect(all(board, ".hole")).toHaveLength(32);
    const placed = await written(
      `<mancala-board variant="gore" position="1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS"></mancala-board>`,
    );
    expect(counts(placed)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  test("an action added to the attribute is played on, not begun anew", async () => {
    const board = await written(
      `<mancala-board variant="kimasai" actions="A2" speed="1"></mancala-board>`,
    );
    const steps = heard(board, "mancala-step");
    const before = board.game;
    board.setAttribute("actions", "A2 a11");
    await board.settled;
    expect(board.game?.previous).toBe(before);
    expect(steps.map(({ step }) => step)).toEqual(board.game?.events);
  });

  test.each([
    [`variant="chess"`, "unknown-variant"],
    [`variant="tsoro" options='{"columns": 7}'`, "option-value"],
    [`variant="tsoro" options='{"colour": 7}'`, "unknown-option"],
    [`variant="tsoro" options="[8]"`, "options-json"],
    [`variant="tsoro" options="{"`, "options-json"],
    [`variant="katro" position="nonsense"`, "position-malformed"],
    [`variant="katro" actions="A1"`, "illegal-action"],
    [`variant="katro" actions="<img>"`, "malformed-action"],
  ])("%s is an error that is shown and reported", async (attributes, code) => {
    const codes: string[] = [];
    const listen = ({ code }: BoardEvent<"mancala-error">): unknown => codes.push(code);
    document.addEventListener("mancala-error", listen);
    const board = await written(`<mancala-board ${attributes}></mancala-board>`);
    document.removeEventListener("mancala-error", listen);
    expect(codes).toEqual([code]);
    expect(one(board, "[role=alert]").innerText).toContain("This board cannot be shown");
    expect(board.game).toBeUndefined();
    board.removeAttribute("options");
    board.removeAttribute("position");
    board.removeAttribute("actions");
    board.setAttribute("variant", "katro");
    await board.settled;
    expect(all(board, ".hole")).toHaveLength(36);
  });

  test("hostile text stays text", async () => {
    const board = await written(
      `<mancala-board variant="<img src=x onerror=alert(1)>" label="<b>x</b>"></mancala-board>`,
    );
    expect(all(board, "img, b")).toEqual([]);
  });

  test("no variant and no game is an empty board", async () => {
    const board = await written(`<mancala-board></mancala-board>`);
    expect(all(board, "*")).toEqual([]);
  });
});

describe("a page that keeps the game", () => {
  test("hears nothing when it sets games itself, but steps and settled", async () => {
    const game = Game.start(variant("kimasai"));
    const board = await mount({ game, speed: 1 });
    const quiet = (
      [
        "mancala-before-action",
        "mancala-action",
        "mancala-choice",
        "mancala-gameover",
        "mancala-error",
      ] as const
    ).map((type) => heard(board, type) as Event[]);
    const settled = heard(board, "mancala-settled");
    board.game = game.play("A2");
    await board.settled;
    board.game = game.play("A2").resign("north");
    await board.settled;
    expect(quiet.flat()).toEqual([]);
    await expect.poll(() => settled.length).toBe(2);
  });

  test("takes the board over from its attributes, and can give it back", async () => {
    const board = await mountGame("katro");
    board.game = Game.start(variant("gore"));
    await board.settled;
    expect(all(board, ".hole")).toHaveLength(8);
    board.game = undefined;
    await board.settled;
    expect(all(board, ".hole")).toHaveLength(36);
  });

  test("may set everything before the element is known", async () => {
    const early = document.createElement("mancala-early") as MancalaBoard;
    const game = Game.start(variant("gore"));
    Object.assign(early, { game, interactive: true, orientation: "north" });
    document.body.append(early);
    define("mancala-early");
    await early.settled;
    expect(early.game).toBe(game);
    expect(all(early, ".hole")).toHaveLength(8);
    expect(all(early, ".playable")).toHaveLength(4);
  });

  test("may set equal options again and again without starting anew", async () => {
    const board = await mountGame("tsoro", { columns: 8 });
    await tap(hole(board, "B1"));
    await board.settled;
    const { game } = board;
    board.options = { columns: 8 };
    await board.settled;
    expect(board.game).toBe(game);
  });
});

test("events bubble out of shadow roots", async () => {
  const host = document.createElement("div");
  host.attachShadow({ mode: "open" });
  document.body.append(host);
  const board = await mountGame("kimasai");
  host.shadowRoot?.append(board);
  await board.settled;
  const actions: Event[] = [];
  const listen = (event: Event): unknown => actions.push(event);
  document.addEventListener("mancala-action", listen);
  hole(board, "A2").click();
  document.removeEventListener("mancala-action", listen);
  expect(actions).toHaveLength(1);
});

test("defining the tag again is harmless", () => {
  expect(() => define()).not.toThrow();
  expect(customElements.get("mancala-board")).toBe(MancalaBoard);
});

describe("languages", () => {
  test.each([
    ["sw", "Zamu ya Kusini", /zamu ya kusini/i],
    ["ms", "giliran Selatan", /giliran selatan/i],
  ])("%s is spoken when asked for", async (language, _, expected) => {
    const board = await mountGame("katro", {}, "", { language });
    expect(line(board)).toMatch(expected);
    board.language = "en";
    await board.settled;
    expect(line(board)).toBe("South to move.");
  });

  test("the language of the page is taken, also through shadow roots", async () => {
    const host = document.createElement("div");
    host.lang = "sw-TZ";
    host.attachShadow({ mode: "open" });
    document.body.append(host);
    const board = document.createElement("mancala-board");
    board.variant = "katro";
    host.shadowRoot?.append(board);
    await board.settled;
    expect(line(board)).toMatch(/kusini/i);
  });

  test("an unknown language is English", async () => {
    expect(line(await mountGame("katro", {}, "", { language: "tlh" }))).toBe("South to move.");
  });

  test("a language can be added", async () => {
    addLanguage("x-test", async () => ({ messages: { ...messages, side: () => "Someone" } }));
    const board = await mountGame("katro", {}, "", { language: "x-test" });
    expect(one(board, ".side").innerText).toBe("Someone");
  });
});

test("boards that come and go leave nothing behind", async () => {
  const { length } = document.head.children;
  for (let round = 0; round < 20; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const board = await mountGame("gore");
    board.remove();
  }
  expect(document.head.children.length).toBe(length);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
