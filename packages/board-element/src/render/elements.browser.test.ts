import { expect, test } from "vitest";
import { all, cleanStage, gameAfter, mount } from "../../test/stage.ts";

cleanStage();

test.each([
  [true, 0],
  [true, 9],
  [false, 9],
])(
  "a board of 4 × 21 with counts has at most 200 elements (interactive %s, after %i actions)",
  async (interactive, plies) => {
    const game = gameAfter("tsoro", plies, { columns: 21 });
    const board = await mount({ game, display: "counts", interactive });
    expect(all(board, ".hole")).toHaveLength(84);
    expect(all(board, "*").length).toBeLessThanOrEqual(200);
  },
);
