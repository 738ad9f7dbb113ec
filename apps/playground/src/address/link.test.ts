import { Game, variant, variants, type Options } from "@magomba/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeLink, encodeLink, LinkError, longestLink } from "./link.ts";

/** Plays actions chosen by numbers, until the game or the numbers end. */
function playThrough(game: Game, choices: readonly number[]): Game {
  let now = game;
  for (const choice of choices) {
    const action = now.actions[choice % Math.max(1, now.actions.length)];
    if (action === undefined) break;
    now = now.play(action);
  }
  return now;
}

const optionsOf: Readonly<Record<string, readonly Options[]>> = {
  tsoro: [{}, { columns: 6 }, { columns: 8, bonus: 3, heads: 1, headsExempt: true }],
  nsolo: [{}, { columns: 36 }],
  katro: [{}, { rows: 4, columns: 4, direction: "either" }, { loneStep: true }],
};

const starts = variants.flatMap((id) =>
  (optionsOf[id] ?? [{}]).map((options) => Game.start(variant(id, options))),
);

const games = fc
  .tuple(fc.constantFrom(...starts), fc.array(fc.nat(500), { maxLength: 60 }), fc.nat(2))
  .map(([start, choices, end]) => {
    const game = playThrough(start, choices);
    if (end === 0 || game.result !== undefined) return game;
    return game.resign(end === 1 ? "south" : "north");
  });

function refusal(link: string): string {
  try {
    decodeLink(link);
  } catch (error) {
    if (error instanceof LinkError) return error.code;
    throw error;
  }
  return "accepted";
}

describe("a link", () => {
  it("brings back the whole game", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { link, whole } = encodeLink(game);
        const back = decodeLink(link);
        expect(whole).toBe(true);
        expect(back.toString()).toBe(game.toString());
        expect(back.history).toEqual(game.history);
        expect(back.result).toEqual(game.result);
        expect(back.variant.options).toEqual(game.variant.options);
      }),
      { numRuns: 60 },
    );
  });

  it("may stand in an address as it is", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { link } = encodeLink(game);
        const address = new URL(`https://example.org/play/#${link}`);
        expect(address.hash).toBe(`#${link}`);
        expect(link).not.toMatch(/[\s"%`]/u);
      }),
      { numRuns: 40 },
    );
  });

  it("brings back a start that is not the usual one", () => {
    const text = "0,0,6,6/6,6,6,6 S - 12:0 NNNN/SSSS";
    const game = Game.from(variant("gore"), text).play("A1");
    const back = decodeLink(encodeLink(game).link);
    expect(back.start).toBe(text);
    expect(back.position).toBe(game.position);
  });

  it("is short: a game's start takes some twenty characters", () => {
    const { link } = encodeLink(Game.start(variant("katro")));
    expect(link).toMatch(/^[\w-]{12,24}$/u);
  });

  it("of a game too long for one begins at its present position", () => {
    const choices = Array.from({ length: 20 }, (_, count) => count * 7);
    const game = playThrough(Game.start(variant("nsolo", { columns: 36 })), choices);
    expect(game.plies).toBe(20);
    expect(encodeLink(game, 20).whole).toBe(true);
    const { link, whole } = encodeLink(game, 19);
    expect(whole).toBe(false);
    const back = decodeLink(link);
    expect(back.position).toBe(game.position);
    expect(back.plies).toBe(0);
    const { link: given } = encodeLink(game.resign("north"), 19);
    expect(decodeLink(given).result).toEqual(game.resign("north").result);
  });
});

describe("a broken link", () => {
  it("that was cut anywhere is refused", () => {
    fc.assert(
      fc.property(
        games,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (game, at) => {
          const { link } = encodeLink(game);
          const cut = link.slice(0, Math.floor(at * link.length));
          expect(refusal(cut)).not.toBe("accepted");
        },
      ),
      { numRuns: 200 },
    );
  });

  it("that was cut at each single place of one game is refused", () => {
    const game = playThrough(
      Game.start(variant("tsoro", { columns: 8 })),
      [3, 1, 4, 1, 5, 9, 2, 6],
    );
    const { link } = encodeLink(game);
    for (let length = 0; length < link.length; length += 1) {
      expect(refusal(link.slice(0, length))).not.toBe("accepted");
    }
    expect(refusal(link)).toBe("accepted");
  });

  it("in which one character was changed never becomes another game", () => {
    fc.assert(
      fc.property(
        games,
        fc.nat(10_000),
        fc.constantFrom(...Array.from("0123456789ABCXYZabcxyz-_.,=!:/ %~")),
        (game, place, letter) => {
          const { link } = encodeLink(game);
          const at = place % link.length;
          const changed = link.slice(0, at) + letter + link.slice(at + 1);
          fc.pre(changed !== link);
          expect(refusal(changed)).not.toBe("accepted");
        },
      ),
      { numRuns: 300 },
    );
  });

  it("of any text is refused with a code, and nothing else is thrown", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.webFragments()), (text) => {
        expect(refusal(text)).toMatch(/^link-/u);
      }),
      { numRuns: 500 },
    );
  });

  /** The link of Katro's start, with some of its bytes changed. */
  function tampered(change: (bytes: number[]) => void): string {
    const { link } = encodeLink(Game.start(variant("katro")));
    const bytes = Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    change(bytes);
    const letters = btoa(String.fromCharCode(...bytes));
    return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }

  it.each([
    ["empty", "", "link-version"],
    ["another page's", "section.2", "link-malformed"],
    ["a script", "<script>alert(1)</script>", "link-malformed"],
    ["of a newer version", tampered((bytes) => void (bytes[0] = 9)), "link-version"],
    ["of an unknown game", tampered((bytes) => void (bytes[3] = 120)), "link-variant"],
    ["cut before the end", tampered((bytes) => void bytes.splice(-3)), "link-malformed"],
    ["with something added", tampered((bytes) => void bytes.push(1)), "link-checksum"],
    ["far too long", "A".repeat(longestLink + 1), "link-too-long"],
  ])("%s: %s", (_name, link, code) => {
    expect(refusal(link)).toBe(code);
  });
});
