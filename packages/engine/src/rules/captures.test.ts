import { expect, test } from "vitest";
import { smallVariant } from "../../test/small-variant.ts";
import { Game, parseVariant } from "../index.ts";

test.each(["off", "sow"])("a file goes through all rows of six, also to be sown on (%s)", (to) => {
  const parsed = parseVariant(
    smallVariant({
      board: { rows: 6, columns: 3 },
      circuit: { holes: "own", path: "serpentine" },
      landing: [{ when: { row: "inner", opposite: "occupied" }, then: { capture: "file", to } }],
    }),
  );
  if (!parsed.ok) throw new Error("no variant");
  // Both seeds of A1 fall into the inner row, the last one into A3.
  const { events } = Game.start(parsed.variant).play("A1");
  expect(events.filter(({ type }) => type === "capture")).toEqual(
    ["a3", "b3", "c3"].map((hole) => ({
      type: "capture",
      hole,
      seeds: 2,
      to: to === "off" ? "south" : "hand",
      from: "A3",
    })),
  );
});
