/** Boards for readers who want more contrast, their own colours or less motion, and on paper. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { Game, variant } from "@magomba/engine";
import type { MancalaBoard } from "../index.ts";
import { finishStyles } from "./finish.ts";
import { all, button, cleanStage, hole, mount, mountGame, one } from "../../test/stage.ts";

cleanStage();

type Features = Readonly<Record<string, string>>;

async function emulate(media: "" | "print", features: Features = {}): Promise<void> {
  const session = cdp() as unknown as { send(method: string, it: object): Promise<void> };
  const named = Object.entries(features).map(([name, value]) => ({ name, value }));
  await session.send("Emulation.setEmulatedMedia", { media, features: named });
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});
afterEach(() =>
  emulate("", {
    "forced-colors": "",
    "prefers-contrast": "",
    "prefers-reduced-motion": "",
    "prefers-color-scheme": "",
  }),
);

/** A colour as red, green and blue from 0 to 255. */
function rgb(colour: string): readonly number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d")!;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Contrast of two colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const light = [one, other].map((colour) => {
    const [red = 0, green = 0, blue = 0] = rgb(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

const black = [0, 0, 0];

/** A game with a claimed hole, and one with a blocked hole. */
const claimed = (): Game => {
  const start = Game.start(variant("toguz"));
  const [rows = "", side = "S", phase = "-"] = start.position.split(" ");
  const emptied = rows.replace(/^9,9,9/, "9,9,0");
  const rest = start.position.split(" ").slice(3);
  const fields = rest.map((field) => {
    if (/^\d+:\d+$/.test(field)) return "9:0";
    return field.includes("/") ? field.replace(/^(..)./, "$1S") : field;
  });
  return Game.from(variant("toguz"), [emptied, side, phase, ...fields].join(" "));
};

describe("every mark has a shape of its own, so that colour alone tells nothing", () => {
  /** Everything of a hole's look but its colours. */
  const shape = (element: HTMLElement): string => {
    const style = getComputedStyle(element);
    // Forced colours take gradients away, though they are still said to be there.
    const taken =
      matchMedia("(forced-colors: active)").matches &&
      style.getPropertyValue("forced-color-adjust") !== "none";
    const shadows = style.boxShadow.split(/,(?![^(]*\))/).length;
    return [
      style.borderStyle,
      style.borderWidth,
      style.borderRadius,
      style.outlineStyle,
      taken || style.backgroundImage === "none"
        ? 0
        : style.backgroundImage.split("gradient").length,
      shadows,
    ].join(" ");
  };
  const words = [
    "",
    "head",
    "house",
    "blocked",
    "claimed claimed-south",
    "claimed claimed-north",
    "playable",
    "playable take",
    "playable selected",
    "origin",
    "last",
    "captured",
  ];

  test.each<[string, Features]>([
    ["by default", {}],
    ["with forced colours", { "forced-colors": "active" }],
    ["with more contrast", { "prefers-contrast": "more" }],
  ])("%s", async (_, features) => {
    await emulate("", features);
    const board = await mountGame("katro", {}, "", { interactive: false });
    await board.play("C1");
    const shown = hole(board, "A4");
    const shapes = words.map((word) => {
      shown.className = `hole at south ${word}`;
      return shape(shown);
    });
    expect(new Set(shapes).size, shapes.join("\n")).toBe(words.length);
  });
});

describe("with forced colours", () => {
  beforeEach(() => emulate("", { "forced-colors": "active" }));

  test("the panel of a choice has an edge, and the way is seen", async () => {
    const board = await mountGame("tsoro", { columns: 8 }, "", { actions: "B5" });
    const canvas = rgb(getComputedStyle(one(board, ".frame")).backgroundColor);
    expect(rgb(getComputedStyle(one(board, ".panel")).borderTopColor)).not.toEqual(canvas);
    const [way] = all(board, ".way");
    expect(rgb(getComputedStyle(way!, "::before").backgroundColor)).not.toEqual(canvas);
  });

  test("buttons and the list keep their text and edges", async () => {
    const board = await mountGame("katro", {}, "", { list: true, controls: true });
    const canvas = getComputedStyle(one(board, ".frame")).backgroundColor;
    for (const control of all(board, "button:enabled, select")) {
      const { color, backgroundColor, borderTopWidth } = getComputedStyle(control);
      const ground = backgroundColor.endsWith(", 0)") ? canvas : backgroundColor;
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
      expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
    }
  });
});

describe("where more contrast is wanted", () => {
  beforeEach(() => emulate("", { "prefers-contrast": "more" }));

  test.each(["", "earth", "paper", "plain"])(
    "every hole of the theme «%s» has a strong edge, and nothing is faint",
    async (theme) => {
      const board = await mount({ game: Game.start(variant("katro")).play("C1"), theme });
      const ground = getComputedStyle(one(board, ".frame")).backgroundColor;
      const edge = getComputedStyle(hole(board, "B2"));
      expect(contrast(edge.borderTopColor, ground)).toBeGreaterThanOrEqual(4.5);
      expect(Number.parseFloat(edge.borderTopWidth)).toBeGreaterThanOrEqual(2);
      expect(contrast(edge.color, edge.backgroundColor)).toBeGreaterThanOrEqual(4.5);
      for (const faint of [one(board, ".glance"), button(board, "keys")]) {
        expect(getComputedStyle(faint).opacity).toBe("1");
      }
      expect(getComputedStyle(hole(board, "B2"), "::before").opacity).toBe("1");
    },
  );
});

describe("on paper", () => {
  const printed = async (board: Promise<MancalaBoard>): Promise<MancalaBoard> => {
    const shown = await board;
    await emulate("print");
    return shown;
  };

  test.each(["light", "dark"])(
    "a board is a black diagram with numbers, also in the %s",
    async (scheme) => {
      document.documentElement.style.colorScheme = scheme;
      try {
        const board = await printed(
          mountGame("tsoro", { columns: 8 }, "", { actions: "B5", controls: true, list: true }),
        );
        for (const gone of [".foot", ".panel", ".heap", ".way"]) {
          expect(all(board, gone).filter((it) => it.checkVisibility())).toEqual([]);
        }
        for (const it of all(board, ".hole")) {
          const { borderTopColor, borderTopStyle, color, backgroundImage } = getComputedStyle(it);
          expect([rgb(borderTopColor), borderTopStyle]).toEqual([black, "solid"]);
          expect([rgb(color), backgroundImage]).toEqual([black, "none"]);
        }
        for (const it of all(board, ".side, .captured-count"))
          expect(rgb(getComputedStyle(it).color)).toEqual(black);
        const count = one(board, "[data-hole=B1] .count");
        expect(count.checkVisibility({ visibilityProperty: true })).toBe(true);
        expect(getComputedStyle(count).backgroundColor).toBe("rgba(0, 0, 0, 0)");
        const radius = (name: string): string => getComputedStyle(hole(board, name)).borderRadius;
        expect(radius("B8")).not.toBe(radius("B1"));
      } finally {
        document.documentElement.style.removeProperty("color-scheme");
      }
    },
  );

  test("a claimed hole has a double edge", async () => {
    const board = await printed(mount({ game: claimed() }));
    const [tuz] = all(board, ".claimed");
    expect(getComputedStyle(tuz!).borderTopStyle).toBe("double");
  });
});

test("with less motion a turn is shown at once, and leaves its changes", async () => {
  await emulate("", { "prefers-reduced-motion": "reduce" });
  const board = await mountGame("katro", {}, "", { speed: 5000 });
  await board.play("C1");
  expect(all(board, ".hand")).toEqual([]);
  const deltas = all(board, "[data-delta]");
  expect(deltas.length).toBeGreaterThan(3);
  expect(all(board, ".origin").map((it) => it.dataset["hole"])).toEqual(["C1"]);
});

describe("wherever the board stands, what is touched is what is played", () => {
  /** Clicks where C4 is seen, and gives what was played. */
  const play = async (board: MancalaBoard): Promise<readonly string[] | undefined> => {
    await board.settled;
    const { left, top, width, height } = hole(board, "C4").getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const [at] = (board.shadowRoot?.elementsFromPoint(x, y) ?? []) as HTMLElement[];
    at?.closest<HTMLElement>(".hole")?.click();
    await board.settled;
    return board.game?.history;
  };

  test.each(["scale(0.7)", "rotate(180deg)", "perspective(900px) rotateX(25deg)"])(
    "under %s",
    async (transform) => {
      const place = document.createElement("div");
      place.style.transform = transform;
      document.body.append(place);
      const board = await mountGame("katro");
      place.append(board);
      expect(await play(board)).toEqual(["C4"]);
    },
  );

  test("in a part of the page that is opened later", async () => {
    const place = document.createElement("details");
    document.body.append(place);
    const board = await mountGame("katro", {}, "", { layout: "flat" });
    place.append(board);
    expect(hole(board, "C4").checkVisibility()).toBe(false);
    place.open = true;
    const { width } = hole(board, "C4").getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(24);
    expect(await play(board)).toEqual(["C4"]);
  });

  test("on a page zoomed to 400 %, that is 320 pixels wide", async () => {
    await page.viewport(320, 256);
    const board = await mountGame("katro");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    hole(board, "C4").scrollIntoView();
    expect(await play(board)).toEqual(["C4"]);
  });
});

describe("before the styles of this part have come", () => {
  /** A board as it is drawn first. */
  async function first(): Promise<HTMLElement> {
    const board = await mountGame("gore");
    const late: readonly unknown[] = finishStyles.map(({ styleSheet }) => styleSheet);
    const root = board.shadowRoot!;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !late.includes(sheet));
    return one(board, ".frame");
  }
  const seen = (frame: HTMLElement): string => getComputedStyle(frame).visibility;

  test.each([
    ["colours of their own", { "forced-colors": "active" }],
    ["more contrast", { "prefers-contrast": "more" }],
  ])("readers who want %s see no other board, but do not wait for ever", async (_, wish) => {
    await emulate("", wish);
    const frame = await first();
    expect(seen(frame)).toBe("hidden");
    for (const animation of frame.getAnimations()) animation.finish();
    expect(seen(frame)).toBe("visible");
    expect(seen(one(await mountGame("gore"), ".frame"))).toBe("visible");
  });

  test("all others see it at once", async () => {
    expect(seen(await first())).toBe("visible");
  });
});
