/** What a page's style sheet can take hold of: the states, parts and slots that the element's description promises. */
import { describe, expect, test } from "vitest";
import { commands } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import { all, button, cleanStage, hole, mount, mountGame, one, tap } from "../test/stage.ts";
import type { MancalaBoard } from "./index.ts";
import { opponentOffered } from "./opponent/opponent.ts";

cleanStage();

/** Where the element is described. */
const source = await commands.readFile("packages/board-element/src/mancala-board.ts");
const documented = [...source.matchAll(/@cssstate (?<name>[a-z-]+)/g)].map(
  ({ groups }) => groups!["name"]!,
);

/** The states that a board has now. */
const states = (board: MancalaBoard): readonly string[] =>
  documented.filter((name) => board.matches(`:state(${name})`));

/** Waits until a board has exactly these states. */
async function expectStates(board: MancalaBoard, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => states(board), { timeout: 15_000 }).toEqual(wanted);
}

/** Seats an opponent who answers when told to. */
function serve(): { readonly answer: (action: string) => void; readonly stop: () => void } {
  let resolve: ((action: string) => void) | undefined;
  const stop = new AbortController();
  document.addEventListener(
    "mancala-opponent-wanted",
    ({ engage }) => {
      const choose = (): Promise<string> => new Promise((done) => (resolve = done));
      engage({ choose, leave: () => {} });
    },
    stop,
  );
  document.dispatchEvent(new Event(opponentOffered));
  return { answer: (action) => resolve?.(action), stop: () => stop.abort() };
}

describe("states", () => {
  test("are those that the description names", () => {
    expect(documented).toHaveLength(12);
  });

  test("tell who must act, and whether the reader may", async () => {
    const board = await mountGame("gore");
    expect(states(board)).toEqual(["playable", "south-to-move"]);
    await board.play("A1");
    expect(states(board)).toEqual(["playable", "north-to-move"]);
    board.sides = "south";
    await board.settled;
    expect(states(board)).toEqual(["north-to-move"]);
    board.interactive = false;
    await board.undo();
    expect(states(board)).toEqual(["south-to-move"]);
  });

  test("tell of an open choice: a direction, an offer under way, an answer", async () => {
    const board = await mountGame("katro", { direction: "either" });
    await tap(hole(board, "C3"));
    await board.updateComplete;
    expect(states(board)).toEqual(["playable", "choosing", "south-to-move"]);
    await tap(hole(board, "C3"));
    await board.updateComplete;
    expect(states(board)).toEqual(["playable", "south-to-move"]);
    const position = "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS";
    const gore = await mountGame("gore", {}, position);
    await tap(button(gore, "offer"));
    await gore.updateComplete;
    expect(states(gore)).toEqual(["playable", "choosing", "south-to-move"]);
    await gore.play(gore.legalActions().find((it) => it.startsWith("offer")) ?? "");
    expect(states(gore)).toEqual(["playable", "choosing", "north-to-move"]);
  });

  test("tell that a turn is shown, that it is held, and that it is over", async () => {
    const board = await mount({ variant: "katro", speed: 1000 });
    const played = board.play("C3");
    await expectStates(board, ["animating", "south-to-move"]);
    board.pause();
    await board.updateComplete;
    expect(states(board)).toContain("paused");
    expect(states(board)).not.toContain("animating");
    board.skip();
    await played;
    expect(states(board)).not.toContain("paused");
  });

  test("tell the end", async () => {
    const board = await mount({ game: Game.start(variant("gore")).resign("north") });
    expect(states(board)).toEqual(["over"]);
  });

  test("tell that the bot thinks, and no longer", async () => {
    const { answer, stop } = serve();
    const board = await mount({ variant: "gore", bot: "south" });
    await expectStates(board, ["thinking", "south-to-move"]);
    answer("A1");
    await expectStates(board, ["playable", "north-to-move"]);
    stop();
  });

  test("tell that there is nothing to show", async () => {
    const board = await mountGame("no such game");
    expect(states(board)).toEqual(["error"]);
    board.variant = "gore";
    await board.settled;
    expect(states(board)).not.toContain("error");
  });
});

describe("parts", () => {
  /** Every word of every `part` in a board. */
  const wordsIn = (board: MancalaBoard): readonly string[] =>
    all(board, "[part]").flatMap(({ part }) => [...part]);

  test("that the description names are there, each at some moment", async () => {
    const lines = [...source.matchAll(/@csspart (?<name>[a-z]+) - (?<rest>[^@]+)/g)];
    const mentioned = lines.flatMap(({ groups }) => [
      groups!["name"]!,
      ...[...groups!["rest"]!.matchAll(/`(?<word>[A-Za-z0-9-]+)`/g)].map(
        (it) => it.groups!["word"]!,
      ),
    ]);
    const seen = new Set<string>();
    const see = (board: MancalaBoard): void => {
      for (const word of wordsIn(board)) seen.add(word);
    };
    see(await mountGame("no such game"));
    const katro = await mountGame("katro", { direction: "either" }, "", {
      controls: true,
      list: true,
      annotations: [
        { type: "arrow", from: "A1", to: "A2", tone: "good" },
        { type: "mark", hole: "A1" },
        { type: "label", hole: "A1", text: "x" },
        { type: "hint", hole: "A1" },
        { type: "circuit", side: "south" },
      ] as never,
    });
    see(katro);
    await tap(hole(katro, "C3"));
    await katro.settled;
    see(katro);
    await katro.preview(katro.legalActions()[0]);
    see(katro);
    await tap(button(katro, "keys"));
    await katro.settled;
    see(katro);
    one(katro, "dialog button").click();
    await katro.play(katro.legalActions()[0] ?? "");
    see(katro);
    const moving = await mount({ variant: "katro", speed: 30 });
    const held = new Promise<void>((resolve) => {
      moving.addEventListener("mancala-step", ({ step }) => {
        void moving.updateComplete.then(() => see(moving));
        if (step.type !== "capture") return;
        moving.pause();
        resolve();
      });
    });
    const played = moving.play("C1");
    await held;
    await moving.updateComplete;
    see(moving);
    moving.resume();
    await played;
    see(moving);
    see(await mountGame("gore", {}, "13,1,1,1/2,2,2,2 S - 12:12 NNNN/SSSS"));
    const taking = Game.start(variant("nsolo")).position.replace(" S - ", " S take:3 ");
    see(await mountGame("nsolo", {}, taking));
    const gore = await mountGame("gore", {}, "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS");
    await tap(button(gore, "offer"));
    await gore.settled;
    see(gore);
    all(gore, ".offer")[0]?.click();
    await gore.settled;
    see(gore);
    await gore.play(gore.legalActions().find((it) => it.startsWith("offer")) ?? "");
    see(gore);
    see(await mountGame("tsoro"));
    see(await mountGame("kalah", {}, "", { actions: "A1", sides: "south", replies: "a1 A2" }));
    expect(mentioned.filter((word) => !seen.has(word))).toEqual([]);
  }, 60_000);

  test("the slot of a hole shows what the page puts there", async () => {
    const board = await mountGame("tsoro");
    board.innerHTML = `<b slot="B7">!</b>`;
    const shown = (): readonly (readonly Element[])[] =>
      all(board, `slot[name="B7"]`).map((slot) => (slot as HTMLSlotElement).assignedElements());
    await expect.poll(shown).toEqual([[board.firstElementChild]]);
  });
});
