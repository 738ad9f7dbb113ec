import { describe, expect, test } from "vitest";
import { DueChanges } from "./due-changes.ts";

/** A change every 100 milliseconds. */
const changes = (text: string): { at: number; seen: string }[] =>
  text.split("").map((seen, index) => ({ at: index * 100, seen }));

const seenIn = (taken: readonly { readonly seen: string }[]): string =>
  taken.map(({ seen }) => seen).join("");

describe("changes that are made ready before they are seen", () => {
  test.each([
    { what: "from the one that is seen", time: 250, until: 400, taken: "cde", due: 500 },
    { what: "at least that one", time: 250, until: 0, taken: "c", due: 300 },
    {
      what: "from the first when nothing is seen yet",
      time: -50,
      until: 120,
      taken: "ab",
      due: 200,
    },
    { what: "to the end", time: 450, until: Infinity, taken: "ef", due: Infinity },
    { what: "the last one after the end", time: 900, until: 1000, taken: "f", due: Infinity },
  ])("are taken $what", ({ time, until, taken, due }) => {
    const list = new DueChanges<string>();
    list.tell(changes("abcdef"));
    expect(list.due).toBe(0);
    expect(seenIn(list.take(time, until))).toBe(taken);
    expect(list.due).toBe(due);
  });

  test("are taken as far as there is room for what differs", () => {
    const list = new DueChanges<string>();
    list.tell(changes("abacaba"));
    expect(seenIn(list.take(0, Infinity, 2))).toBe("aba");
    expect(list.due).toBe(300);
    // What is seen still is taken again.
    expect(seenIn(list.take(250, Infinity, 2))).toBe("aca");
    expect(list.due).toBe(500);
  });

  test("that were ready stay so when more are told of", () => {
    const list = new DueChanges<string>();
    list.tell(changes("ab"), 1);
    expect(list.due).toBe(100);
    list.take(0, Infinity);
    expect(list.due).toBe(Infinity);
    list.tell(changes("abc"));
    expect(list.due).toBe(200);
  });

  test("are none where nothing was told", () => {
    const list = new DueChanges<string>();
    expect(list.due).toBe(Infinity);
    expect(list.take(0, Infinity)).toEqual([]);
  });
});
