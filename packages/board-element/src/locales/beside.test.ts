import { describe, expect, test } from "vitest";
import { allLanguages } from "../../test/all-languages.ts";
import { faults } from "../../test/texts.ts";

describe.each(allLanguages)("messages in %s", (_, messages) => {
  test("tell what is set up", () => {
    const { setup } = messages;
    const side = messages.side("north");
    const said = [
      setup.label,
      setup.tool,
      ...Object.values(setup.tools),
      setup.toMove,
      setup.captured(side),
      setup.reserve(side),
      setup.house(side),
      setup.clear,
      setup.undo,
      setup.done,
      setup.cancel,
      setup.total(63, 64),
      setup.holds("A3", 5),
      setup.owned("A3", side),
      setup.claimed("A3", side),
      setup.claimed("A3", undefined),
      setup.blocked("A3", true),
      setup.blocked("A3", false),
      setup.invalid("x"),
      setup.keys,
    ];
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    expect(setup.total(63, 64)).toMatch(/63.*64/);
  });

  test("tell rows apart at a seat", () => {
    const places = ["only", "front", "middle", "back", undefined] as const;
    const said = places.flatMap((place) => [
      messages.seatRow({ side: "south", yours: true, place, letter: "B" }),
      messages.seatRow({ side: "north", yours: false, place, letter: "b" }),
    ]);
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((one) => one.includes(messages.side("north")))).toHaveLength(places.length);
    expect(said.at(-1)).toContain("b");
  });
});
