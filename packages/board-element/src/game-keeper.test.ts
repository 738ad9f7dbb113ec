import { Game as MainGame, variant } from "@magomba/engine";
import { Game } from "@magomba/engine/game";
import { tsoro } from "@magomba/engine/variants/tsoro";
import { describe, expect, test, vi } from "vitest";
import { GameKeeper } from "./game-keeper.ts";
import type { GameAttributes } from "./game-keeper.ts";

const loading = vi.hoisted(() => ({ fails: false }));
vi.mock("./any-start.ts", async (original) => {
  if (loading.fails) throw new Error("no network");
  return original();
});

const nothing = { options: {}, position: "", actions: "" };

/** A keeper that reads these attributes, and again when a variant has come; with the errors it told of. */
function keep(attributes: { variant: string; position?: string; actions?: string }): {
  keeper: GameKeeper;
  errors: unknown[];
} {
  const errors: unknown[] = [];
  const keeper = new GameKeeper((error) => {
    if (error === undefined) keeper.read({ ...nothing, ...attributes });
    else errors.push(error);
  });
  keeper.read({ ...nothing, ...attributes });
  return { keeper, errors };
}

describe("the game of the attributes", () => {
  test.each(["tsoro", "gore", "nsolo", "kimasai", "katro"])("is there at once for %s", (id) => {
    const { keeper } = keep({ variant: id });
    expect(keeper.game?.variant.rules.id).toBe(id);
  });

  // This one comes before what starts other games was loaded once.
  test("is none when the variant cannot be loaded, until a later try succeeds", async () => {
    loading.fails = true;
    const { keeper, errors } = keep({ variant: "katro" });
    const played = keeper.game?.play(keeper.game.actions[0]!);
    keeper.follow(played!);
    keeper.read({ ...nothing, variant: "oware" });
    expect(keeper.game).toBe(played);
    await keeper.ready;
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(keeper.game).toBeUndefined();
    expect(keeper.error?.code).toBe("part-unavailable");
    keeper.read({ ...nothing, variant: "katro" });
    expect(keeper.error).toBeUndefined();
    loading.fails = false;
    vi.resetModules();
    keeper.read({ ...nothing, variant: "oware" });
    await keeper.ready;
    keeper.read({ ...nothing, variant: "oware" });
    expect(keeper.game?.variant.rules.id).toBe("oware");
  });

  test("comes a little later for the other games", async () => {
    const { keeper } = keep({ variant: "kalah", actions: "A3" });
    await keeper.ready;
    expect(keeper.game?.history).toEqual(["A3"]);
  });

  test("comes a little later from a position", async () => {
    const start = Game.start(tsoro());
    const { position } = start.play(start.actions[0]!);
    const { keeper } = keep({ variant: "tsoro", position });
    expect(keeper.game).toBeUndefined();
    await keeper.ready;
    expect(keeper.game?.position).toBe(position);
  });

  test("is none for a name that no game has", async () => {
    const { keeper } = keep({ variant: "toString" });
    await keeper.ready;
    expect(keeper.error?.code).toBe("unknown-variant");
  });

  test("is read anew after a whole game, or one of the page's, was shown in between", async () => {
    const { keeper } = keep({ variant: "tsoro" });
    const attributes = { ...nothing, variant: "tsoro" };
    const record = MainGame.start(variant("katro")).play("C1").toString();
    keeper.read({ ...attributes, record });
    await keeper.ready;
    keeper.read({ ...attributes, record });
    expect(keeper.game?.variant.id).toBe("katro");
    keeper.read({ ...attributes, record: "" });
    expect(keeper.game?.variant.id).toBe("tsoro");
    keeper.control(MainGame.start(variant("gore")));
    keeper.read(attributes);
    expect(keeper.game?.variant.id).toBe("gore");
    keeper.control(undefined);
    keeper.read(attributes);
    expect(keeper.game?.variant.id).toBe("tsoro");
  });

  test("that cannot be made gives one error, however often the same is said", () => {
    const { keeper } = keep({ variant: "tsoro" });
    const wrong = (): GameAttributes => ({
      ...nothing,
      variant: "tsoro",
      options: { columns: 1000 },
    });
    keeper.read(wrong());
    const { error } = keeper;
    expect(error?.code).toBe("option-value");
    keeper.read(wrong());
    expect(keeper.error).toBe(error);
  });
});
