import { afterEach, expect, test, vi } from "vitest";
import type { MockInstance } from "vitest";
import { cleanStage, hole, mountGame, tap } from "../../test/stage.ts";
import { notesOf } from "./notes.ts";

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
