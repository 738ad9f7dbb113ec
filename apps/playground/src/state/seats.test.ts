import { Game, variant } from "@magomba/engine";
import { describe, expect, it } from "vitest";
import {
  botToAct,
  human,
  humanSides,
  parseSeats,
  resigningSide,
  usualBot,
  usualSeats,
  type Seats,
} from "./seats.ts";

const start = Game.start(variant("kimasai"));
const over = start.resign("south");

const cases: readonly [string, Seats, ReturnType<typeof humanSides>][] = [
  ["two people", { south: human, north: human }, "both"],
  ["a person below", { south: human, north: usualBot }, "south"],
  ["a person above", { south: usualBot, north: human }, "north"],
  ["two bots", { south: usualBot, north: usualBot }, "none"],
];

describe("who plays", () => {
  it.each(cases)("%s", (_name, seats, sides) => {
    expect(humanSides(seats)).toBe(sides);
    expect(botToAct(start, seats)).toBe(seats.south.kind === "bot" ? "south" : undefined);
    expect(botToAct(over, seats)).toBeUndefined();
    expect(resigningSide(over, seats)).toBeUndefined();
  });

  it("gives up for the only person, or for whoever must act", () => {
    expect(resigningSide(start, { south: usualBot, north: human })).toBe("north");
    expect(resigningSide(start, { south: human, north: human })).toBe("south");
    expect(resigningSide(start, { south: usualBot, north: usualBot })).toBeUndefined();
  });
});

describe("stored seats", () => {
  it("are read back as they were", () => {
    const seats: Seats = {
      south: { kind: "bot", level: 8, milliseconds: 20 },
      north: human,
    };
    expect(parseSeats(JSON.parse(JSON.stringify(seats)))).toEqual(seats);
  });

  it.each([[undefined], [null], ["south"], [[]], [{}], [{ south: { kind: "ghost" }, north: 3 }]])(
    "become the usual when they make no sense: %j",
    (value) => {
      expect(parseSeats(value)).toEqual(usualSeats);
    },
  );

  it("keep a bot whose strength or time is unknown, with the usual ones", () => {
    const seats = parseSeats({
      south: { kind: "bot", level: 99, milliseconds: -1 },
      north: { kind: "bot", level: "8", milliseconds: 20 },
    });
    expect(seats).toEqual({ south: usualBot, north: { ...usualBot, milliseconds: 20 } });
  });
});
