/**
 * What assistive technology is given: the browser's own accessibility tree of five games, in three layouts, in light and dark.
 * The trees are kept as files beside this test, to be read line by line when they change; apart from that every hole is held
 * against the rules.
 */
import axe from "axe-core";
import { beforeEach, describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import { accessibilityTree } from "../../test/accessibility-tree.ts";
import { cleanStage, mount } from "../../test/stage.ts";

cleanStage();

/** A moment of each game at which much is to be told. */
const scenes = {
  /** The last seed fell into a head: go on or stop. */
  tsoro: () => Game.start(variant("tsoro")).play("B7"),
  /** South offers a hole, North answers. */
  gore: () => Game.from(variant("gore"), "1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS").play("offer:A2"),
  /** The start of a game in which most holes can be played. */
  nsolo: () => Game.start(variant("nsolo")),
  /** After a capture. */
  kimasai: () => Game.start(variant("kimasai")).play("A2"),
  /** Three rows a side. */
  katro: () => Game.start(variant("katro")).play("C1"),
} as const;
type Scene = keyof typeof scenes;
/** Holes that a decision is about, and which are the place to make it. */
const decided: Readonly<Partial<Record<Scene, string>>> = { tsoro: "B21", gore: "A2" };

const names = Object.keys(scenes) as Scene[];
/** The letter of a row with the side that sits at it, as the row is named. */
const rowNames = (game: Game): string[] => [
  ...new Set(
    game.variant.board.holes.map(
      ({ side, name }) => `${side === "south" ? "South" : "North"}, row ${name.replace(/\d+/, "")}`,
    ),
  ),
];

const layouts = ["flat", "stood", "folded"] as const;
const cases = names.flatMap((id) => layouts.map((layout) => [id, layout] as const));

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe("the tree is the one on file, whatever the layout", () => {
  test.each(cases)("%s laid out %s", async (id, layout) => {
    await mount({ game: scenes[id](), layout });
    await expect(await accessibilityTree()).toMatchFileSnapshot(`./trees/${id}.en.txt`);
  });

  test.each(["sw", "ms"])("kimasai in %s", async (language) => {
    await mount({ game: scenes.kimasai(), language });
    await expect(await accessibilityTree()).toMatchFileSnapshot(`./trees/kimasai.${language}.txt`);
  });
});

describe("every hole says what the rules say of it", () => {
  test.each(names)("in %s", async (id) => {
    const game = scenes[id]();
    await mount({ game });
    const tree = (await accessibilityTree()).split("\n").map((line) => line.trim());
    const cells = tree.filter((line) => line.startsWith("gridcell"));
    expect(tree.filter((line) => line.startsWith("row"))).toEqual(
      rowNames(game).map((name) => `row "${name}"`),
    );
    const { board } = game.variant;
    const start = (hole: string): string[] => {
      if (!game.actions.includes(hole)) return [];
      const next = game.play(hole);
      const drops = next.events.flatMap((it) => (it.type === "drop" ? [it.hole] : []));
      const takings = next.events.flatMap((it) => (it.type === "capture" ? [it.seeds] : []));
      const captured = takings.reduce((sum, seeds) => sum + seeds, 0);
      return [
        "playable",
        `ends at ${drops.at(-1)}`,
        ...(captured > 0 ? [`captures ${captured}`] : []),
        ...(next.side === game.side ? ["then a choice"] : []),
      ];
    };
    const expected = board.holes.map((hole) => {
      const count = game.seeds[hole.index] ?? 0;
      const seeds = count === 0 ? "empty" : count === 1 ? "1 seed" : `${count} seeds`;
      const owner = game.state.owners[hole.index] === "south" ? "South" : "North";
      const use = hole.name === decided[id] ? ["decide here"] : start(hole.name);
      const told = [hole.name, seeds, owner, ...hole.marks, ...use];
      return `gridcell "${told.join(", ")}"${use.length > 0 ? "" : " [disabled]"}`;
    });
    expect(cells.toSorted()).toEqual(expected.toSorted());
  });
});

describe.each(["light", "dark"])("axe finds nothing in the %s", (scheme) => {
  test.each(cases)("in %s laid out %s", async (id, layout) => {
    const session = cdp() as unknown as { send(method: string, it: object): Promise<void> };
    const prefer = (value: string): Promise<void> =>
      session.send("Emulation.setEmulatedMedia", {
        features: [{ name: "prefers-color-scheme", value }],
      });
    const style = document.documentElement.style;
    style.setProperty("color-scheme", scheme);
    // The checker does not know the colour that a page has where it sets none.
    style.setProperty("background-color", "Canvas");
    await prefer(scheme);
    try {
      const board = await mount({ game: scenes[id](), layout });
      const rules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };
      const { violations } = await axe.run(board, { rules });
      expect(violations.map((it) => `${it.id}: ${it.nodes[0]?.html ?? ""}`)).toEqual([]);
    } finally {
      style.removeProperty("color-scheme");
      style.removeProperty("background-color");
      await prefer("");
    }
  });
});
