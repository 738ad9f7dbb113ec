import { describe, expect, test } from "vitest";
import { allLanguages } from "../../test/all-languages.ts";
import type { Result, ResultReason } from "@magomba/engine";
import { describeError } from "../a11y/first-words.ts";
import { messages as en } from "./en.ts";
import type { Decision, EventFacts, HoleUse, Refusal, WayFacts } from "./messages.ts";
import { faults } from "../../test/texts.ts";
import { messages as sw } from "./sw.ts";

const captured = { south: 3, north: 1 };
const holesAndSeeds = { holes: ["A1", "b3"], seeds: 5 };
const facts: EventFacts = {
  lift: { side: "south", hole: "B7", seeds: 3, laps: 2 },
  drop: { hole: "A3" },
  capture: { ...holesAndSeeds, sown: true, laps: [] },
  yield: { ...holesAndSeeds, to: "north" },
  claim: { side: "south", hole: "a3" },
  enter: { side: "south", hole: "A4" },
  "lose-house": { side: "south" },
  block: { hole: "a5" },
  direction: { side: "south", direction: "backward" },
  swap: { side: "north" },
  take: { ...holesAndSeeds, side: "south" },
  offer: { ...holesAndSeeds, side: "north" },
  accept: { side: "north" },
  decline: { side: "south" },
  trade: { ...holesAndSeeds, owner: "north" },
  stop: { side: "south", hole: "B7" },
  go: { side: "south", hole: "B7" },
  pass: { side: "north" },
  sweep: { south: 2, north: 1 },
  turn: { side: "south", decision: { type: "sow" } },
  end: { result: { outcome: "win", winner: "south", reason: "stuck", captured } },
};
const reasons: Record<ResultReason, true> = {
  stuck: true,
  "none-left": true,
  swept: true,
  majority: true,
  repetition: true,
  "row-empty": true,
  resigned: true,
};
const refusals: Record<Refusal, true> = {
  "view-only": true,
  "game-over": true,
  "other-side": true,
  "choose-first": true,
  empty: true,
  "not-owned": true,
  blocked: true,
  "must-capture": true,
  "must-feed": true,
  "other-row": true,
  "single-into": true,
  single: true,
  endless: true,
  "not-legal": true,
  "take-enemy": true,
  "cannot-offer": true,
};
const decisions: Decision[] = [
  { type: "sow" },
  { type: "enter" },
  { type: "pass" },
  { type: "swap" },
  { type: "head", hole: "B7", house: false },
  { type: "head", hole: "B7", house: true },
  { type: "take", left: 1, unit: "holes" },
  { type: "take", left: 2, unit: "seeds" },
  { type: "answer", holes: ["A1"], seeds: 6 },
];

describe.each(allLanguages)("messages in %s", (tag, messages) => {
  test("say their language", () => {
    expect(messages.language).toBe(tag);
  });

  test.each(Object.keys(facts) as (keyof EventFacts)[])(
    "have a clause for the event %s",
    (type) => {
      const clause = messages.events[type] as (it: unknown) => string;
      expect(faults(clause(facts[type]))).toEqual([]);
    },
  );

  test("have a clause of its own for each decision", () => {
    const said = decisions.map((decision) => messages.events.turn({ side: "north", decision }));
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(decisions.length);
  });

  test.each(Object.keys(reasons) as ResultReason[])("tell the end by %s", (reason) => {
    const results: Result[] = [
      { outcome: "win", winner: "north", reason, captured },
      { outcome: "draw", winner: null, reason, captured },
      { outcome: "void", winner: null, reason, captured },
    ];
    const said = results.map((result) => messages.events.end({ result }));
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(3);
  });

  test("tell a victory without glory", () => {
    const result: Result = { outcome: "win", winner: "south", reason: "swept", captured };
    const plain = messages.events.end({ result });
    expect(messages.events.end({ result: { ...result, withoutGlory: true } })).not.toBe(plain);
  });

  test.each(Object.keys(refusals) as Refusal[])("explain the refusal %s", (refusal) => {
    const said = messages.refusals[refusal]({ hole: "B3", side: "south" });
    expect(faults(said)).toEqual([]);
    expect(said.endsWith(".")).toBe(true);
  });

  test("label every choice", () => {
    for (const label of Object.values(messages.choices)) {
      const said =
        typeof label === "string"
          ? label
          : label === messages.choices.takeAll
            ? messages.choices.takeAll(3, "b4")
            : label === messages.choices.offerFor
              ? messages.choices.offerFor(holesAndSeeds)
              : (label as (hole: string, seeds: number) => string)("A4", 3);
      expect(faults(said)).toEqual([]);
    }
    for (const label of Object.values(messages.transport)) {
      const at = { at: 3, total: 9, lap: 2, hand: 4 };
      expect(faults(typeof label === "string" ? label : label(at))).toEqual([]);
    }
    expect(faults(messages.direction("C3"))).toEqual([]);
    expect(faults(messages.offering({ holes: [], seeds: 0 }))).toEqual([]);
    expect(faults(messages.offering(holesAndSeeds))).toEqual([]);
    expect(faults(messages.lap(3), messages.reserve(22))).toEqual([]);
    expect(messages.preview("X.")).toContain("X.");
    expect(faults(messages.always("forward"), messages.always("backward"))).toEqual([]);
    expect(messages.always("forward")).not.toBe(messages.always("backward"));
    expect(messages.events.drop({ hole: "south" })).toContain(messages.side("south"));
    expect(faults(messages.captured("north", 12))).toEqual([]);
    for (const line of messages.keyList) expect(faults(...line)).toEqual([]);
  });

  test("tell what the page has drawn", () => {
    const shapes = ["ring", "square", "triangle", "cross", "dot"] as const;
    const { notes } = messages;
    const said = [
      notes.list,
      notes.arrow("A1", "south"),
      notes.hint("B2"),
      notes.circuit("south", "forward"),
      notes.path("A1", "B2", 1),
      notes.path("A1", "B2", 3),
      notes.circuit("north", "backward"),
      ...shapes.map((shape) => notes.mark("A1", shape)),
    ];
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  test("say what only some boards say", () => {
    const { moves, puzzle, meter, premove } = messages;
    const turn = { number: 3, side: messages.side("north"), actions: "b2 stop" };
    const words: unknown[] = [{ ...moves }, { ...puzzle }, { ...meter }, { ...premove }].flatMap(
      (texts) => Object.values(texts),
    );
    const said = [
      ...words.filter((text) => typeof text === "string"),
      moves.line(4),
      moves.turn(turn),
      puzzle.wrong("B7"),
      meter.ahead(messages.side("south"), 2.5),
      meter.wins(messages.side("south"), 3),
      premove.set("A1"),
      premove.left("A1"),
      premove.dropped("X."),
      premove.then("b3"),
      premove.planned("b3", "A1"),
      premove.forget("X"),
    ];
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    expect(said).toHaveLength(words.length);
  });

  test("tell a hole, its seeds, its owner and its use", () => {
    for (const use of ["sow", "take", "offer", "choose"] satisfies HoleUse[]) {
      const hole = {
        name: "B7",
        seeds: 3,
        owner: "south",
        marks: ["head"],
        claimed: "north",
        house: true,
        blocked: true,
        use,
        ways: [{ way: undefined, end: "A3", captured: 7, then: undefined }],
        selected: true,
      } as const;
      const said = messages.hole(hole);
      expect(faults(said)).toEqual([]);
      expect(said).toContain("B7");
      expect(said).toContain("3");
      expect(said).toContain(messages.side("south"));
      expect(said).toContain("A3");
      expect(said).toContain("7");
      expect(said).not.toBe(messages.hole({ ...hole, use: undefined }));
      expect(said).not.toBe(messages.hole({ ...hole, selected: false }));
      expect(said).not.toBe(messages.hole({ ...hole, marks: [] }));
      expect(said).not.toBe(messages.hole({ ...hole, claimed: undefined }));
      expect(said).not.toBe(messages.hole({ ...hole, claimed: "south" }));
      expect(said).not.toBe(messages.hole({ ...hole, house: false }));
      expect(said).not.toBe(messages.hole({ ...hole, blocked: false }));
    }
  });

  test("tell every way apart", () => {
    const plain: WayFacts = { way: undefined, end: "a4", captured: 0, then: undefined };
    const ways: WayFacts[] = [
      plain,
      { ...plain, end: "north" },
      { ...plain, captured: 2 },
      ...(["forward", "backward", "step"] as const).map((way) => ({ ...plain, way })),
      ...(["choice", "again", "over"] as const).map((then) => ({ ...plain, then })),
    ];
    const said = ways.map((way) => messages.way(way));
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(ways.length);
    expect(said[1]).toContain(messages.side("north"));
  });

  test("tell captures and takes without their holes, in brief", () => {
    const { capture, yield: yielded, take } = messages.events;
    const it = {
      holes: [],
      seeds: 5,
      sown: false,
      laps: [],
      to: "north",
      side: undefined,
    } as const;
    for (const said of [capture(it), yielded(it), take(it)]) {
      expect(faults(said)).toEqual([]);
      expect(said).toMatch(/5( \w+)?$/);
    }
  });

  test("tell captures lap by lap", () => {
    const laps = [
      { lap: 2, holes: ["a1", "b1"], seeds: 3 },
      { lap: 7, holes: ["a4"], seeds: 6 },
    ];
    for (const sown of [true, false]) {
      const all = { holes: ["a1", "b1", "a4"], seeds: 9, sown, laps };
      const several = messages.events.capture(all);
      const one = messages.events.capture({ ...laps[1]!, sown, laps: laps.slice(1) });
      expect(faults(several, one)).toEqual([]);
      for (const number of ["9", "3", "2", "6", "7"]) expect(several).toContain(number);
      expect(one).toMatch(/6.*a4.*7/);
    }
  });

  test("say who takes where the sentence has not said it yet", () => {
    const { take } = messages.events;
    const told = take({ ...holesAndSeeds, side: "north" });
    expect(told).toContain(messages.side("north"));
    expect(take({ ...holesAndSeeds, side: undefined })).not.toContain(messages.side("north"));
  });

  test("have a sentence for known errors and for unknown ones", () => {
    // The type of a language demands a sentence for every code that the engine can give.
    const codes = [...Object.keys(en.errors), "x-1"];
    const said = codes.map((code) => describeError(messages, code));
    expect(faults(...said)).toEqual([]);
    expect(new Set(said).size).toBe(codes.length);
    expect(said.at(-1)).toContain("x-1");
    for (const code of Object.keys(en.errors)) expect(said.join(" ")).not.toContain(code);
    expect(describeError(messages, "constructor")).toContain("constructor");
  });
});

test("English counts one seed and two seeds", () => {
  expect(en.captured("south", 1)).toBe("South has captured 1 seed");
  expect(en.captured("south", 2)).toBe("South has captured 2 seeds");
});
test("Swahili puts the number behind the noun", () => {
  expect(sw.captured("south", 3)).toContain("kete 3");
});
test("the languages differ in every clause", () => {
  for (const type of Object.keys(facts) as (keyof EventFacts)[]) {
    const said = allLanguages.map(([, it]) =>
      (it.events[type] as (it: unknown) => string)(facts[type]),
    );
    expect(new Set(said).size, type).toBe(said.length);
  }
});
