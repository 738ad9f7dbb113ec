import { expect, test } from "vitest";
import { defineVariant, compile } from "../index.ts";

test("as many landing cases as a variant may have, each with two tests, are gone through once", () => {
  const asked = Array.from({ length: 63 }, (_, seeds) => ({
    when: { hole: "empty", opposite: [seeds + 1], next: "occupied" } as const,
    then: { capture: "opposite", to: "off" } as const,
  }));
  const rules = compile(
    defineVariant({
      format: 1,
      id: "many-cases",
      name: "Many cases",
      board: { rows: 2, columns: 6 },
      setup: [{ seeds: 4 }],
      circuit: { holes: "all" },
      landing: [...asked, { when: { hole: "occupied" }, then: { relay: true } }],
      end: { noAction: "loses" },
      repetition: { times: 3, result: "draw" },
    }),
  );
  expect(rules.candidatesMayFail).toBe(true);
});
