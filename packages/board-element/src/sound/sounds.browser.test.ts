import { afterEach, expect, test, vi } from "vitest";
import type { MockInstance } from "vitest";
import { userEvent } from "vitest/browser";
import { cleanStage, focusedHole, hole, mountGame, tap } from "../../test/stage.ts";
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
