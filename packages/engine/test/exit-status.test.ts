/** What the command tells the shell: it is run as a process of its own, as it is and with an engine that fails. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "magomba-command-"));

/** Builds the command; `breaks` is a file of the engine, and what stands in it instead of a text of it. */
async function built(name: string, breaks?: readonly [string, string, string]): Promise<void> {
  const [file = "", whole = "", broken = ""] = breaks ?? [];
  await build({
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: main,
      outDir: join(folder, "dist", name),
      minify: false,
      rollupOptions: { output: { entryFileNames: "main.js" } },
    },
    plugins: [
      {
        name: "breaks",
        enforce: "pre",
        transform: (code, id) =>
          breaks !== undefined && id.endsWith(file) ? code.replace(whole, broken) : undefined,
      },
    ],
  });
}

function run(name: string, words: readonly string[]): { status: number | null; output: string } {
  const script = join(folder, "dist", name, "main.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: "utf8",
    cwd: folder,
  });
  return { status, output: stdout + stderr };
}

const small = {
  format: 1,
  id: "small",
  name: "Small",
  board: { rows: 2, columns: 3 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "all" },
  landing: [{ when: { owner: "enemy", total: [3] }, then: { capture: "landing", to: "off" } }],
  end: { noAction: "count" },
  repetition: { times: 3, result: "draw" },
};

beforeAll(async () => {
  writeFileSync(join(folder, "package.json"), '{"type":"module","version":"1.2.3"}');
  writeFileSync(join(folder, "good.json"), JSON.stringify(small));
  writeFileSync(join(folder, "warned.json"), JSON.stringify({ ...small, house: ["/turns"] }));
  writeFileSync(join(folder, "faulty.json"), JSON.stringify({ ...small, setup: [{ seed: 2 }] }));
  writeFileSync(join(folder, "broken.json"), "{");
  await built("whole");
  await built("failing", ["game/moment.ts", "before.position.slice()", "nothing.slice()"]);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const few = ["--games", "2", "--seed", "1"];

test.each([
  ["a good variant", "good.json", 0, /Trial with seed 1: 2 random games/],
  ["a variant with a warning", "warned.json", 0, /warning \/house\/0 no-rule/],
  ["a built-in variant", "katro", 0, /2 random games/],
  ["a variant with a fault", "faulty.json", 1, /error \/setup\/0\/seed unknown-field/],
  ["a file that is no JSON", "broken.json", 1, /not-json/],
  ["a file that is not there", "missing.json", 2, /missing\.json/],
])("check %s", (_name, file, status, output) => {
  const ran = run("whole", ["check", file, ...few]);
  expect(ran.output).toMatch(output);
  expect(ran.status).toBe(status);
});

test("check with an engine that fails in the trial", () => {
  const ran = run("failing", ["check", "good.json", ...few]);
  expect(ran.output).toMatch(/! failed: .*\n {2}.*A[1-3]/);
  expect(ran.status).toBe(1);
});
