import { describe, expect, test } from "vitest";
import { perft, variant, variants } from "../index.ts";
import { languages } from "../words/language.ts";
import { run } from "../../test/cli-surroundings.ts";

const valid = {
  format: 1,
  id: "sample",
  name: "Sample",
  options: {
    width: { min: 2, max: 5, default: 3 },
    fastSowing: { values: [false, true], default: false },
    way: { values: ["forward", "backward"], default: "forward" },
  },
  board: { rows: 2, columns: { option: "width" } },
  setup: [{ seeds: 2 }],
  circuit: { holes: "all", direction: { option: "way" } },
  landing: [
    { option: "fastSowing", cases: { true: { when: { hole: "empty" }, then: { again: true } } } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};
const files = { "own.json": JSON.stringify(valid), plain: JSON.stringify(valid) };

/** A command line as it is typed, without quotes. */
function typed(line: string): string[] {
  return line.split(" ").filter((word) => word !== "");
}

describe("perft prints only the number", () => {
  // The numbers come from an implementation that shares no code with this one.
  test.each([
    ["perft katro 7", "56126"],
    ["perft kimasai 8", "309"],
    ["perft kimasai 0", "1"],
    ["perft --lone-step katro 3", String(perft(variant("katro", { loneStep: true }), 3))],
  ])("%s", async (line, number) => {
    expect(await run(typed(line))).toMatchObject({
      status: 0,
      output: `${number}\n`,
      warnings: [],
    });
  });

  const exempt = String(perft(variant("tsoro", { columns: 6, headsExempt: true, bonus: 3 }), 5));
  test.each([
    "perft tsoro 5 --columns 6 --bonus 3 --heads-exempt",
    "perft tsoro 5 --columns=6 --bonus=3 --headsExempt",
    "perft tsoro 5 --columns 6 --bonus 3 --headsExempt true",
    "perft --columns 6 --heads-exempt tsoro 5 --bonus 3",
    "perft --heads-exempt=true --bonus 3 --columns 6 tsoro 5",
    "--language sw perft tsoro --columns 6 5 --bonus 3 --heads-exempt",
  ])("options may stand anywhere: %s", async (line) => {
    expect(await run(typed(line))).toMatchObject({ status: 0, output: `${exempt}\n` });
  });

  test("a later flag overrules an earlier one, and false takes a switch back", async () => {
    const { output } = await run(
      typed("perft tsoro 3 --columns 21 --columns 8 --heads-exempt --heads-exempt false"),
    );
    expect(output).toBe(`${perft(variant("tsoro", { columns: 8 }), 3)}\n`);
  });

  test("from a position", async () => {
    // One seed each, and the enemy's out of reach: there is one action in each turn.
    const position = `${"0,".repeat(11)}1/${"0,".repeat(11)}0/${"0,".repeat(11)}0/1${",0".repeat(11)} S - 22:22`;
    expect(await run(["perft", "kimasai", "3", "--position", position])).toMatchObject({
      status: 0,
      output: "1\n",
    });
  });

  test("divided by first actions, which add up", async () => {
    const { output, status } = await run(typed("perft katro 4 --divide"));
    const lines = output.trim().split("\n");
    const counts = lines.slice(0, -2).map((line) => line.split(" "));
    expect(status).toBe(0);
    expect(counts.map(([action]) => action)).toEqual(["C1", "C2", "C3", "C4", "C5", "C6"]);
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(Number(lines.at(-1)));
    expect(lines.at(-1)).toBe(String(perft(variant("katro"), 4)));
  });

  test.each(["own.json", "plain", "./own.json"])("a file stands for an id: %s", async (file) => {
    const all = { ...files, "./own.json": files["own.json"] };
    const number = async (line: string): Promise<string> =>
      (await run(typed(line), { files: all })).output;
    expect(await number(`perft ${file} 1`)).toBe("3\n");
    expect(await number(`perft ${file} 1 --width 5 --way backward`)).toBe("5\n");
    expect(await number(`perft --width 4 ${file} 1 --fast-sowing`)).toBe("4\n");
  });
});

describe("what cannot be understood ends with status 2 and one line", () => {
  test.each<[string, RegExp]>([
    ["", /no command given/],
    ["perf katro 3", /no command perf .*did you mean perft\?/],
    ["xyzzy", /no command xyzzy .*--help/],
    ["perft", /name a variant/],
    ["perft katro", /how deep/],
    ["perft katro x", /0 to 100, not x/],
    ["perft katro 101", /0 to 100, not 101/],
    ["perft katro 1.5", /not 1\.5/],
    ["perft katro -1", /-1/],
    ["perft katro 3 4", /word too many: 4/],
    ["perft kato 3", /no variant kato.*did you mean katro\?/],
    ["perft zzzzzzzz 3", /no variant zzzzzzzz; there are tsoro/],
    ["perft toString 3", /no variant toString/],
    ["perft tsoro 3 --colums 8", /no option --colums .*did you mean columns\?/],
    ["perft katro 3 --bonus 1", /no option --bonus/],
    ["perft katro 3 -x", /no option -x/],
    ["perft katro 3 --toString", /no option --toString/],
    ["perft tsoro 3 --columns 7", /--columns cannot be 7; it may be 6, 8, 12, 15, 18, or 21/],
    ["perft nsolo 3 --columns 7", /cannot be 7; it may be 8\.\.36/],
    ["perft katro 3 --direction ether", /cannot be ether.*did you mean either\?/],
    ["perft katro 3 --rows 4 --columns 3", /--columns cannot be 3; it may be 4 or 6/],
    ["perft tsoro 3 --columns", /--columns needs a value/],
    ["perft tsoro 3 --columns --divide", /--columns needs a value/],
    ["perft katro 3 --divide=yes", /--divide takes no value/],
    ["perft tsoro 3 --heads-exempt=perhaps", /--heads-exempt cannot be perhaps/],
    ["perft katro 3 --position nonsense", /position-malformed, at nonsense/],
    ["perft missing.json 3", /no file missing\.json/],
    ["perft locked.json 3", /locked\.json cannot be read/],
    ["perft large.json 3", /large\.json is larger than 1000000 bytes/],
    ["perft broken.json 3", /broken\.json is not JSON/],
    ["perft wrong.json 3", /wrong\.json is not a valid variant: \/board missing .*magomba check/],
    ["rules", /name a variant/],
    ["rules katro extra", /too many: extra/],
    ["check", /name a variant/],
    ["check kato", /did you mean katro/],
    ["check katro --games many", /--games cannot be many/],
    ["check katro --seed -1", /--seed cannot be -1/],
    ["play", /name a variant/],
    ["play katro --bot clever", /--bot cannot be clever; it may be random/],
    ["variants katro", /too many: katro/],
    ["rules katro --language xx", /--language cannot be xx; it may be en, sw, or ms/],
    ["rules katro --language", /--language needs a value/],
  ])("magomba %s", async (line, expected) => {
    const { status, output, warnings } = await run(typed(line), {
      files: {
        "large.json": " ".repeat(1_000_001),
        "broken.json": "{",
        "wrong.json": '{"format":1,"id":"wrong","name":"Wrong"}',
      },
      locked: ["locked.json"],
    });
    expect(status).toBe(2);
    expect(output).toBe("");
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^magomba: [^\n]+$/);
    expect(warnings[0]).toMatch(expected);
  });

  test("in the reader's language", async () => {
    const lines = await Promise.all(
      languages.map(async (language) => {
        const { warnings } = await run(["--language", language, "perft", "kato", "3"]);
        return warnings[0];
      }),
    );
    expect(new Set(lines).size).toBe(languages.length);
    for (const line of lines) expect(line).toContain("katro?");
  });
});

describe("language", () => {
  const first = async (
    words: readonly string[],
    environment: Readonly<Record<string, string>>,
  ): Promise<string> => (await run([...words, "--help"], { environment })).output.split(":")[0]!;

  test.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
    ["nothing set", [], {}, "Usage"],
    ["Swahili", [], { LANG: "sw_TZ.UTF-8" }, "Matumizi"],
    ["Malay", [], { LANG: "ms_MY" }, "Penggunaan"],
    ["one that is not known", [], { LANG: "fi_FI.UTF-8" }, "Usage"],
    ["the C locale", [], { LANG: "C" }, "Usage"],
    ["LC_ALL before LANG", [], { LC_ALL: "ms_MY", LANG: "sw_KE" }, "Penggunaan"],
    ["LC_MESSAGES before LANG", [], { LC_MESSAGES: "sw_KE", LANG: "ms_MY" }, "Matumizi"],
    ["the flag before all", ["--language", "en"], { LC_ALL: "sw_KE" }, "Usage"],
    ["the flag with a sign", ["--language=MS"], {}, "Penggunaan"],
  ])("%s", async (_name, words, environment, expected) => {
    expect(await first(words, environment)).toBe(expected);
  });
});

describe("help and version", () => {
  test.each(["--help", "-h", "perft --help", "perft katro -h", "--help --language sw"])(
    "magomba %s",
    async (line) => {
      const { status, output, warnings } = await run(typed(line));
      expect(status).toBe(0);
      expect(warnings).toEqual([]);
      expect(output).toContain("--language");
      expect(output).not.toContain("undefined");
    },
  );

  test("general help names every command", async () => {
    const { output } = await run(["--help"]);
    for (const name of ["perft", "check", "rules", "play", "variants"]) {
      expect(output).toContain(`  ${name} `);
    }
  });

  test.each(["perft", "check", "rules", "play", "variants"])(
    "help for %s tells its flags in every language",
    async (name) => {
      const texts = await Promise.all(
        languages.map(
          async (language) => (await run([name, "--help", "--language", language])).output,
        ),
      );
      expect(new Set(texts).size).toBe(languages.length);
      for (const text of texts) expect(text).not.toContain("undefined");
    },
  );

  test.each(["--version", "-V"])("%s", async (flag) => {
    expect(await run([flag])).toMatchObject({ status: 0, output: "1.2.3\n" });
  });
});

describe("variants", () => {
  test("lists every built-in with its options as flags", async () => {
    const { status, output } = await run(["variants"]);
    const lines = output.trimEnd().split("\n");
    expect(status).toBe(0);
    expect(lines.map((line) => line.split(" ")[0])).toEqual([...variants]);
    const tsoro = lines.find((line) => line.startsWith("tsoro"));
    expect(tsoro).toContain("--columns 6|8|12|15|18|21");
    expect(tsoro).toContain("--bonus 0..3");
    expect(tsoro).toContain("--heads-exempt false|true");
    expect(lines.find((line) => line.startsWith("nsolo"))).toContain("--columns 8..36");
  });
});

describe("rules", () => {
  test("tells the rules of the options chosen, and marks house rules", async () => {
    const { status, output } = await run(typed("rules tsoro --columns 8 --heads 1"));
    expect(status).toBe(0);
    const lines = output.split("\n");
    expect(lines[0]).toBe("Tsoro");
    expect(output).toContain("Played by: Shona");
    expect(lines).toContain("  - Each row has 8 holes.");
    // What is only disputed is told at the end, without the mark.
    expect(lines).toContain("  - Each player has 1 head: the rightmost hole of the outer row.");
    expect(
      lines.filter((line) => line.startsWith("  - ") && line.endsWith("[house rule]")),
    ).not.toEqual([]);
    expect(lines.at(-2)).toBe(
      "[house rule] A house rule is one that the sources leave open: it was chosen here.",
    );
  });

  test("a game without house rules does not explain them", async () => {
    expect((await run(typed("rules kimasai"))).output).not.toContain("house rule");
  });

  test("in each language", async () => {
    const texts = await Promise.all(
      languages.map(
        async (language) => (await run(["rules", "gore", "--language", language])).output,
      ),
    );
    expect(texts[1]).toContain("kete");
    expect(texts[2]).toContain("biji");
    expect(new Set(texts).size).toBe(3);
  });
});
