/** Axe on everything that opens on a board or stands below it, in light and in dark. */
import axe from "axe-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import { all, button, hole, mountGame, one, wideStage } from "../../test/stage.ts";
import type { MancalaBoard } from "../index.ts";

wideStage();

async function faults(board: MancalaBoard): Promise<readonly string[]> {
  const { violations } = await axe.run(board, {
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

const TAKING = Game.start(variant("nsolo")).position.replace(
  /^2,2(?<rest>.*) S - /,
  "3,1$<rest> S take:3 ",
);
const OFFERS = "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS";
const PASS = "3,5,1,1/0,0,0,0 S - 19:19 NNNN/SSSS";

/** A page in light or dark, whose ground is said, so that contrast can be worked out. */
function dress(scheme: string): void {
  const { style } = document.documentElement;
  style.setProperty("color-scheme", scheme);
  style.setProperty("background", "Canvas");
  onTestFinished(() => {
    style.removeProperty("color-scheme");
    style.removeProperty("background");
  });
}

async function touch(board: MancalaBoard, ...names: readonly string[]): Promise<MancalaBoard> {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop
    await (hole(board, name).click(), board.settled);
  }
  return board;
}

async function press(board: MancalaBoard, action: string): Promise<MancalaBoard> {
  button(board, action).click();
  await board.settled;
  return board;
}

/** What is open, by what must then be on the board. */
const boards: readonly [string, string, () => Promise<MancalaBoard>][] = [
  ["the list of actions", "select", () => mountGame("katro", {}, "", { list: true })],
  [
    "a direction",
    ".panel",
    async () => touch(await mountGame("katro", { direction: "either" }), "C3"),
  ],
  ["a head", ".panel", async () => touch(await mountGame("tsoro", { columns: 8 }), "B5")],
  [
    "seeds to take",
    "[data-action=take-all]",
    async () => touch(await mountGame("nsolo", {}, TAKING, { list: true }), "b1"),
  ],
  [
    "an offer under way",
    "[data-action=cancel]",
    async () => touch(await press(await mountGame("gore", {}, OFFERS), "offer"), "A2"),
  ],
  [
    "an offer to answer",
    ".panel",
    async () =>
      press(
        await touch(await press(await mountGame("gore", {}, OFFERS), "offer"), "A2"),
        "offer:A2",
      ),
  ],
  ["a pass", "[data-action=pass]", () => mountGame("gore", {}, PASS)],
  ["the list of keys", "dialog", async () => press(await mountGame("katro"), "keys")],
  [
    "the bar, and notes",
    "[part~=transport]",
    () =>
      mountGame("katro", {}, "", {
        actions: "C1",
        controls: true,
        annotations: [
          { type: "hint", hole: "A1" },
          { type: "label", hole: "B2", text: "here" },
        ],
      }),
  ],
  ["a refusal", ".line", async () => touch(await mountGame("katro"), "A1")],
];

describe.each(["light", "dark"])("axe finds nothing in %s", (scheme) => {
  test.each(boards)("with %s", async (_, open, make) => {
    dress(scheme);
    const board = await make();
    expect(all(board, open)).not.toEqual([]);
    expect(await faults(board)).toEqual([]);
  });

  test("with the list where the holes are too small to be hit", async () => {
    dress(scheme);
    const board = await mountGame("tsoro", { columns: 21 }, "", { layout: "flat" });
    board.style.setProperty("width", "320px");
    await expect.poll(() => all(board, "select").length).toBe(1);
    expect(one(board, "select").getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    expect(await faults(board)).toEqual([]);
  });
});
