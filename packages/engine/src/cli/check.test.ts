import { describe, expect, test } from "vitest";
import { variants } from "../index.ts";
import { languages } from "../words/language.ts";
import { run } from "../../test/cli-surroundings.ts";

const few = ["--games", "3", "--time", "100000", "--seed", "5"];

function byText(one: string, other: string): number {
  return one < other ? -1 : 1;
}

describe("a variant with faults", () => {
  const faulty = {
    format: 1,
    id: "faulty",
    name: "Faulty",
    board: { rows: 4, columns: 6 },
    setup: [{ seeds: 2 }],
    circuit: { holes: "own", path: "lop" },
    landing: [{ when: {}, then: { capture: "fil", to: "off" } }],
    ends: {},
    end: { noAction: "loses" },
    repetition: { times: 1, result: "draw" },
  };
  const files = { "faulty.json": JSON.stringify(faulty) };

  test("has each issue in a line, with path, code, what was expected and received, and the nearest word", async () => {
    const { status, output, warnings } = await run(["check", "faulty.json"], { files });
    expect(status).toBe(1);
    expect(warnings).toEqual([]);
    const lines = output.trimEnd().split("\n");
    expect(lines.filter((line) => line.startsWith("error")).toSorted()).toEqual([
      'error /circuit/path unknown-word: expected "loop" | "serpentine", received lop; did you mean loop?',
      expect.stringMatching(/^error \/ends unknown-field: .*received ends; did you mean end\?$/),
      expect.stringMatching(
        /^error \/landing\/0\/then\/capture unknown-word: expected "opposite".*received fil; did you mean file\?$/,
      ),
      "error /repetition/times out-of-range: expected 2..100, received 1",
    ]);
  });

  test.each(languages)("is reported in %s by the same codes", async (language) => {
    const { status, output } = await run(["check", "faulty.json", "--language", language], {
      files,
    });
    expect(status).toBe(1);
    const codes = output
      .split("\n")
      .map((line) => / ([a-z]+(?:-[a-z]+)+): ./.exec(line)?.[1] ?? "no code");
    const known = ["out-of-range", "unknown-field", "unknown-word"];
    expect(codes.slice(0, 4).toSorted(byText)).toEqual([...known, "unknown-word"]);
    // Then each code once, with what it means.
    expect(codes.slice(4, 7).toSorted(byText)).toEqual(known);
  });

  test("that is no JSON has one issue, at its root", async () => {
    const { status, output } = await run(["check", "broken.json"], {
      files: { "broken.json": '{"format": 1,' },
    });
    expect(status).toBe(1);
    expect(output).toBe(
      "error / not-json: expected name, received the end of the text (line 1, column 14)\n" +
        "  not-json: a text that is not JSON\n",
    );
  });

  test.each(["null", "[]", "3", '"text"'])("that is %s has an issue", async (text) => {
    const { status, output } = await run(["check", "odd.json"], { files: { "odd.json": text } });
    expect(status).toBe(1);
    expect(output).toContain("wrong-type");
  });

  test("that is missing or too large is a misuse", async () => {
    expect((await run(["check", "missing.json"])).status).toBe(2);
    const large = { "large.json": " ".repeat(1_000_001) };
    expect((await run(["check", "large.json"], { files: large })).status).toBe(2);
  });

  test("may begin with a byte order mark", async () => {
    const marked = { "marked.json": `\uFEFF${files["faulty.json"]}` };
    expect((await run(["check", "marked.json"], { files: marked })).output).not.toContain(
      "not-json",
    );
  });
});

describe("a good variant", () => {
  test.each(variants)("%s is tried out", async (id) => {
    const { status, output, warnings } = await run(["check", id, ...few]);
    expect(status).toBe(0);
    expect(warnings).toEqual([]);
    expect(output).toMatch(/the definition is valid\.\nTrial with seed 5: 3 random games\n/);
    expect(output).toMatch(/ {2}finished 3, unfinished after 2000 actions: 0\n/);
    expect(output).not.toMatch(/undefined|NaN/);
  });

  test("is tried with the options chosen", async () => {
    const { output } = await run(["check", "katro", "--rows", "4", "--columns", "4", ...few]);
    // A row of four holes: there are never more than four actions.
    expect(Number(/most (\d+)/.exec(output)![1])).toBeLessThanOrEqual(4);
  });

  test("whose games never end says so with an example", async () => {
    const endless = {
      format: 1,
      id: "endless",
      name: "Endless",
      board: { rows: 2, columns: 30 },
      setup: [{ seeds: 3 }],
      circuit: { holes: "own" },
      landing: [],
      end: { noAction: "loses" },
      repetition: { times: 100, result: "draw" },
    };
    for (const language of languages) {
      const { status, output } = await run(
        ["check", "endless.json", "--games", "1", "--language", language],
        { files: { "endless.json": JSON.stringify(endless) } },
      );
      expect(status).toBe(0);
      expect(output).toMatch(/! never-ends: .+\n {2}.+ [AaBb]\d+ .+ [SN] - 0:0\n$/);
    }
  });

  test("shows the first repetition", async () => {
    const round = {
      format: 1,
      id: "round",
      name: "Round",
      board: { rows: 2, columns: 3 },
      setup: [{ seeds: 2 }],
      circuit: { holes: "own" },
      landing: [],
      end: { noAction: "loses" },
      repetition: { times: 2, result: "draw" },
    };
    const files = { "round.json": JSON.stringify(round) };
    const { output } = await run(["check", "round.json", ...few], { files });
    expect(output).toMatch(/ended by repetition 3\n {4}for example [Aa]\d at .+ [SN] - 0:0\n/);
  });

  test("without games has no figures", async () => {
    const { output } = await run(["check", "katro", "--games", "0"]);
    expect(output).toMatch(/0 random games\n$/);
  });
});
