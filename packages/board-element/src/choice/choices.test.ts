import { describe, expect, test } from "vitest";
import { Game, variant } from "@magomba/engine";
import { choicesOf, offersWith } from "./choices.ts";
import { decisionOf, priceOf } from "./decision.ts";
import { refusalAt } from "./refusal.ts";

/** South enters at A6, captures 7 and 2 and comes to his house. */
const HOUSE_CHOICE =
  "0,0,0,0,0,0,0,0/0,2,2,6,0,7,0,0/0,1,0,0,7,1,0,0/0,0,0,0,0,0,0,0 S - 0:0 22:22 SN -";

const goreAt = (position: string): Game => Game.from(variant("gore"), position);

describe("choices", () => {
  test("every legal action is found in exactly one place", () => {
    const positions = [
      Game.start(variant("katro", { direction: "either" })),
      Game.start(variant("tsoro", { columns: 8 })).play("B5"),
      goreAt("1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS"),
      goreAt("1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS").play("offer:A2"),
    ];
    for (const game of positions) {
      const { holes, offers, buttons } = choicesOf(game);
      const sorted = [...holes.values()].flat().concat(
        offers.map((it) => it.action),
        buttons,
      );
      expect(sorted.toSorted()).toEqual(game.actions.toSorted());
    }
  });

  test("a hole with two directions offers both", () => {
    const { holes } = choicesOf(Game.start(variant("katro", { direction: "either" })));
    expect(holes.get("C3")).toEqual(["C3>", "C3<"]);
  });

  test("at a head the buttons are about the head", () => {
    const { buttons, about } = choicesOf(Game.start(variant("tsoro", { columns: 8 })).play("B5"));
    expect([buttons, about]).toEqual([["go", "stop"], ["B7"]]);
  });

  test("an offer can take in holes until no offer holds them all", () => {
    const choices = choicesOf(goreAt("1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS"));
    expect(offersWith(choices, ["A1", "A2", "A3"]).map(({ action }) => action)).toEqual([
      "offer:A1+A2+A3",
    ]);
    expect(offersWith(choices, ["A1", "A2", "A3", "A4"])).toEqual([]);
    expect(offersWith(choices, ["a1"])).toEqual([]);
  });
});

describe("decisions", () => {
  test("a head", () => {
    expect(decisionOf(Game.start(variant("tsoro", { columns: 8 })).play("B5"))).toEqual({
      type: "head",
      hole: "B7",
      house: false,
    });
  });

  test("a house, told without the direction of the sowing", () => {
    const bao = Game.from(variant("bao-kiswahili"), HOUSE_CHOICE, { anyTotal: true }).play("A6>");
    expect(bao.phase).toMatch(/^head:A5[<>]$/);
    expect(decisionOf(bao)).toEqual({ type: "head", hole: "A5", house: true });
    expect(choicesOf(bao).about).toEqual(["A5"]);
  });

  test("a seed from the reserve", () => {
    expect(decisionOf(Game.start(variant("bao-kiswahili")))).toEqual({ type: "enter" });
  });

  test("a swap is one choice beside the holes", () => {
    const second = Game.start(variant("kalah", { pie: true })).play("A1");
    expect(decisionOf(second)).toEqual({ type: "swap" });
    const choices = choicesOf(second);
    expect(choices.buttons).toEqual(["swap"]);
    expect(choices.about).toEqual([]);
    expect(choices.holes.size).toBe(6);
    expect(refusalAt(second, choices, "A2", "granted", false)).toBe("not-owned");
  });

  test("where a capture must be made, other holes say so", () => {
    const capturing = Game.from(variant("bao-kiswahili"), HOUSE_CHOICE, { anyTotal: true });
    expect(refusalAt(capturing, choicesOf(capturing), "A5", "granted", false)).toBe("must-capture");
  });

  test("Tsoro takes holes, Nsolo takes seeds", () => {
    const tsoro = Game.from(
      variant("tsoro", { columns: 8 }),
      "2,0,1,0,0,1,0,0/3,0,1,0,0,2,2,1/0,0,0,0,1,0,0,0/0,0,0,0,1,0,1,0 S take:2 3:13",
    );
    expect(decisionOf(tsoro)).toEqual({ type: "take", left: 2, unit: "holes" });
    const nsolo = Game.from(
      variant("nsolo", { columns: 12 }),
      "2,2,0,0,1,0,1,2,1,2,1,0/0,0,0,1,0,2,1,1,0,7,1,2/1,1,0,1,0,1,0,2,4,0,1,0/0,2,0,1,0,2,0,0,0,3,5,2 S take:1 19:20",
    );
    expect(decisionOf(nsolo)).toEqual({ type: "take", left: 1, unit: "seeds" });
  });

  test("an answer tells the holes and the price of all", () => {
    const asked = goreAt("1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS").play("offer:A1+A3");
    expect(priceOf(asked)).toBe(6);
    expect(decisionOf(asked)).toEqual({ type: "answer", holes: ["A1", "A3"], seeds: 12 });
  });

  test("a pass", () => {
    expect(decisionOf(goreAt("3,5,1,1/0,0,0,0 S - 19:19 NNNN/SSSS"))).toEqual({ type: "pass" });
  });
});

describe("refusals", () => {
  const refuse = (game: Game, hole: string): string =>
    refusalAt(game, choicesOf(game), hole, "granted", false);

  test("what the player may not do comes first", () => {
    const game = Game.start(variant("katro"));
    for (const permission of ["view-only", "game-over", "other-side"] as const) {
      expect(refusalAt(game, choicesOf(game), "A1", permission, false)).toBe(permission);
    }
  });

  test("the other side's hole, and a hole of the wrong row", () => {
    const game = Game.start(variant("katro"));
    expect(refuse(game, "a1")).toBe("not-owned");
    expect(refuse(game, "A1")).toBe("other-row");
  });

  test("an empty hole, and a single seed while others have more", () => {
    const game = Game.start(variant("tsoro", { columns: 8, heads: 1 }));
    expect(refuse(game, "A1")).toBe("empty");
    const single = Game.from(
      variant("tsoro", { columns: 8 }),
      "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/2,2,2,2,2,2,2,1 S - 0:0",
    );
    expect(refuse(single, "A8")).toBe("single");
  });

  test("a single seed that has no empty hole before it", () => {
    expect(refuse(Game.start(variant("kimasai")), "A3")).toBe("single-into");
  });

  test("a hole that would leave the other side without seeds", () => {
    const game = Game.from(variant("oware"), "0,0,0,0,0,0/1,0,0,0,0,2 S - 22:23");
    expect(game.actions).toEqual(["A6"]);
    expect(refuse(game, "A1")).toBe("must-feed");
  });

  test("a choice that is open", () => {
    expect(refuse(Game.start(variant("tsoro", { columns: 8 })).play("B5"), "B1")).toBe(
      "choose-first",
    );
  });

  test("taking from one's own side, and from an empty hole", () => {
    const game = Game.from(
      variant("tsoro", { columns: 8 }),
      "2,0,1,0,0,1,0,0/3,0,1,0,0,2,2,1/0,0,0,0,1,0,0,0/0,0,0,0,1,0,1,0 S take:2 3:13",
    );
    expect(refuse(game, "B5")).toBe("take-enemy");
    expect(refuse(game, "b2")).toBe("empty");
  });

  test("while an offer is made", () => {
    const game = goreAt("1,1,1,1/2,2,2,2 S - 18:18 NNNN/SSSS");
    expect(refusalAt(game, choicesOf(game), "a1", "granted", true)).toBe("cannot-offer");
  });
});
