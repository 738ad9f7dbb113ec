import { afterEach, describe, expect, test, vi } from "vitest";
import type { MockInstance } from "vitest";
import { userEvent } from "vitest/browser";
import { cleanStage, focusedHole, hole, line, mountGame, tap } from "../../test/stage.ts";
import { EDGE, notesOf } from "./notes.ts";

cleanStage();

/** Hears every note that is begun. */
function listen(): MockInstance {
  return vi.spyOn(OscillatorNode.prototype, "start");
}

afterEach(() => vi.restoreAllMocks());

test("a board is silent unless it is asked to sound", async () => {
  const heard = listen();
  const board = await mountGame("kimasai", {}, "", { speed: 1 });
  await tap(hole(board, "A2"));
  await board.settled;
  expect(board.game?.plies).toBe(1);
  expect(heard).not.toHaveBeenCalled();
});

test("a board with sound can be followed by ear: its first note is that of seeds being lifted", async () => {
  const heard = listen();
  const board = await mountGame("kimasai", {}, "", { speed: 60, sound: true });
  await tap(hole(board, "A2"));
  await board.settled;
  const pitches = heard.mock.contexts.map((voice) =>
    Math.round((voice as OscillatorNode).frequency.value),
  );
  const [lift] = board.game?.events ?? [];
  expect(lift?.type).toBe("lift");
  expect(pitches[0]).toBe(lift && notesOf(lift, 0)[0]?.pitch);
  // A seed that falls is heard above it. How many are, is the clock's business.
  expect(Math.max(...pitches)).toBeGreaterThan(220);
});

test("it falls silent when told to, and a turn that is shown at once makes no noise", async () => {
  const heard = listen();
  const board = await mountGame("kimasai", {}, "", { speed: 0, sound: true });
  await tap(hole(board, "A2"));
  await board.settled;
  expect(heard).not.toHaveBeenCalled();
  board.sound = false;
  board.speed = 20;
  await tap(hole(board, board.legalActions()[0] ?? ""));
  await board.settled;
  expect(board.game?.plies).toBe(2);
  expect(heard).not.toHaveBeenCalled();
});

test("the edge of the board is heard where an arrow key leads nowhere", async () => {
  const board = await mountGame("kimasai", {}, "", { sound: true, layout: "flat" });
  const heard = listen();
  hole(board, "B2").focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focusedHole(board)).toBe("B1");
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => heard.mock.contexts.length).toBe(1);
  const [voice] = heard.mock.contexts as OscillatorNode[];
  expect(voice?.frequency.value).toBe(EDGE.pitch);
  expect(focusedHole(board)).toBe("B1");
});

describe("a spoken board", () => {
  /** What is begun to be said, and how often the voice is stopped. */
  function overhear(): { said: SpeechSynthesisUtterance[]; stop: MockInstance } {
    const said: SpeechSynthesisUtterance[] = [];
    vi.spyOn(speechSynthesis, "speak").mockImplementation((words) => void said.push(words));
    return { said, stop: vi.spyOn(speechSynthesis, "cancel").mockReturnValue() };
  }
  const texts = (said: readonly SpeechSynthesisUtterance[]): readonly string[] =>
    said.map(({ text }) => text);

  test("says what its line says, in its language, and makes no other sound", async () => {
    const { said } = overhear();
    const notes = listen();
    const board = await mountGame("kimasai", {}, "", { sound: "spoken", language: "sw" });
    said.length = 0;
    await tap(hole(board, "A2"));
    await board.settled;
    expect(texts(said)).toEqual([line(board)]);
    expect(said[0]?.lang).toBe("sw");
    expect(notes).not.toHaveBeenCalled();
  });

  test("is silent while the reader goes through the game, and falls silent when it is removed or hidden", async () => {
    const { said, stop } = overhear();
    const board = await mountGame("kimasai", {}, "", { sound: "both" });
    said.length = 0;
    await tap(hole(board, "A2"));
    await board.settled;
    expect(said).toHaveLength(1);
    stop.mockClear();
    await board.goTo(0);
    expect(said).toHaveLength(1);
    expect(stop).toHaveBeenCalledTimes(1);
    await board.play("A2");
    expect(said).toHaveLength(2);
    board.hidden = true;
    await expect.poll(() => stop.mock.calls.length).toBe(2);
    board.hidden = false;
    await board.play(board.legalActions()[0] ?? "");
    expect(said).toHaveLength(3);
    board.remove();
    expect(stop).toHaveBeenCalledTimes(3);
  });

  test("is only there where it is asked for", async () => {
    const { said } = overhear();
    const board = document.createElement("mancala-board");
    board.setAttribute("sound", "");
    expect(board.sound).toBe(true);
    board.setAttribute("sound", "spoken");
    expect(board.sound).toBe("spoken");
    board.removeAttribute("sound");
    expect(board.sound).toBe(false);
    const loud = await mountGame("kimasai", {}, "", { sound: true });
    await tap(hole(loud, "A2"));
    await loud.settled;
    expect(said).toEqual([]);
  });
});
