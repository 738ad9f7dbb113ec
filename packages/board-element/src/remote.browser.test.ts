/** Two people at two boards: a page sends what was played so far, and messages get lost or come twice. */
import { expect, test } from "vitest";
import { all, heard, hole, mount, tap, wideStage } from "../test/stage.ts";
import type { MancalaBoard } from "./index.ts";

wideStage();

const boards = async (): Promise<readonly [MancalaBoard, MancalaBoard]> => [
  await mount({ variant: "kimasai", sides: "south" }),
  await mount({ variant: "kimasai", sides: "north", orientation: "north" }),
];

/** Sends what is played on one board to the other, as often as the network does. */
function send(from: MancalaBoard, to: MancalaBoard, times: () => number): void {
  from.addEventListener("mancala-action", ({ game }) => {
    for (let time = times(); time > 0; time -= 1) to.actions = game?.history.join(" ") ?? "";
  });
}

/** The player at a board plays its first legal action. */
async function playFirst(board: MancalaBoard): Promise<void> {
  const [action = ""] = board.legalActions();
  await tap(hole(board, /^[A-Za-z]\d+/.exec(action)?.[0] ?? ""));
  await board.settled;
}

test("what came twice is played once", async () => {
  const [south, north] = await boards();
  send(south, north, () => 2);
  send(north, south, () => 3);
  for (const board of [south, north, south, north]) {
    // oxlint-disable-next-line no-await-in-loop
    await playFirst(board);
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([south.settled, north.settled]);
  }
  expect(south.game?.plies).toBe(4);
  expect(north.game?.history).toEqual(south.game?.history);
  expect(north.game?.position).toBe(south.game?.position);
});

test("what was lost comes with the next message", async () => {
  const [south, north] = await boards();
  let lost = true;
  send(south, north, () => (lost ? 0 : 1));
  await playFirst(south);
  expect(north.game?.plies).toBe(0);
  // The page that was cut off sends again what stands on its board.
  lost = false;
  north.actions = south.game?.history.join(" ") ?? "";
  await north.settled;
  expect(north.game?.position).toBe(south.game?.position);
});

test("what cannot be is an error with a code, and is seen; a good message mends it", async () => {
  const [south] = await boards();
  const errors = heard(south, "mancala-error");
  south.actions = "A2 A2 A2";
  await south.settled;
  await expect.poll(() => errors.map(({ code }) => code)).toEqual(["illegal-action"]);
  expect(all(south, "[role=alert]")).toHaveLength(1);
  south.actions = "A2";
  await south.settled;
  expect(south.game?.history).toEqual(["A2"]);
});

test("an action that is not the next one is refused with the engine's code", async () => {
  const [south] = await boards();
  await south.play("A2");
  await expect(south.play("A2")).rejects.toMatchObject({ code: "illegal-action" });
  expect(south.game?.history).toEqual(["A2"]);
});
