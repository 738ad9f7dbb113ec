/**
 * Measures how evenly a long turn is shown: `node packages/board-element/bench/frames.mjs [SLOWDOWN [COLUMNS]]`. The processor is slowed down
 * by that factor, 4 unless told otherwise, on a board of four rows with 36 columns unless told otherwise. Chromium is taken from `CHROMIUM`, else
 * from where Playwright looks.
 *
 * The turn is played twice. In real time it gives the frame rate: what a reader sees on this machine, with all else that runs there. Frame by
 * frame it gives the processor time of the page's main thread, which is what the board itself needs for a frame.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build } from "vite";

const slowdown = Number(process.argv[2] ?? 4);
const columns = Number(process.argv[3] ?? 36);
/** Kinds of work of the main thread, by the names that Chromium gives them. */
const WORK = [
  ["script", /^(FunctionCall|FireAnimationFrame|RunMicrotasks|EventDispatch|TimerFire|.*GC.*)$/],
  ["style", /^UpdateLayoutTree$/],
  ["layout", /^Layout$/],
  ["paint", /^(PrePaint|Paint|PaintImage|Layerize)$/],
  ["commit", /^Commit$|BeginMainFrame|DoUpdateLayers/],
];

/** The processor time of each thread's events, without that of the events inside them, in microseconds. */
function ownTimes(events) {
  const open = [];
  for (const event of events.toSorted((one, two) => one.ts - two.ts || two.dur - one.dur)) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    event.own = event.tdur ?? 0;
    if (open.length > 0) open.at(-1).own -= event.own;
    open.push(event);
  }
  return events;
}

/** Processor time of a run by kind of work on the main thread, and what the painting and the composing threads took; in milliseconds. */
function workOf(events) {
  const names = new Map();
  for (const { ph, name, pid, tid, args } of events)
    if (ph === "M" && name === "thread_name") names.set(`${pid} ${tid}`, args.name);
  const threads = new Map();
  for (const event of events) {
    if (event.ph !== "X") continue;
    const key = `${event.pid} ${event.tid}`;
    threads.set(key, [...(threads.get(key) ?? []), event]);
  }
  const work = new Map();
  const add = (kind, time) => work.set(kind, (work.get(kind) ?? 0) + time / 1000);
  for (const [key, list] of threads) {
    const thread = names.get(key) ?? "";
    for (const { name, own } of ownTimes(list)) {
      if (thread === "CrRendererMain") {
        const [kind] = WORK.find(([, known]) => known.test(name)) ?? ["else"];
        add(kind, own);
        add("main", own);
      } else if (thread.startsWith("ThreadPool") && /Raster/.test(name)) add("raster", own);
      else if (/^(VizCompositor|Compositor)/.test(thread)) add("composing", own);
    }
  }
  return work;
}

const folder = await mkdtemp(join(tmpdir(), "frames-"));
await build({
  root: fileURLToPath(new URL(".", import.meta.url)),
  configFile: false,
  logLevel: "error",
  resolve: { conditions: ["@magomba/source"] },
  build: {
    outDir: folder,
    emptyOutDir: true,
    rollupOptions: { input: fileURLToPath(new URL("frames.html", import.meta.url)) },
  },
});
const server = createServer((request, response) => {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const type = extname(path) === ".js" ? "text/javascript" : "text/html";
  readFile(join(folder, path)).then(
    (content) => response.writeHead(200, { "content-type": type }).end(content),
    () => response.writeHead(404).end(),
  );
}).listen(0);
const executablePath = process.env["CHROMIUM"];
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const open = async () => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goto(`http://localhost:${server.address().port}/frames.html`, { timeout: 120_000 });
    await page.waitForFunction(() => "measure" in window);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  };

  await open();
  const { drops, frames } = await page.evaluate((wide) => window.measure(wide, false), columns);
  const sorted = frames.toSorted((one, two) => one - two);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  const seconds = frames.reduce((sum, time) => sum + time, 0) / 1000;
  console.log(
    `4×${columns}, ${drops} drops in ${seconds.toFixed(1)} s, processor slowed down ${slowdown} times: ` +
      `${(frames.length / seconds).toFixed(1)} frames a second; between frames ${at(0.5)} ms in the middle, ` +
      `${at(0.95)} ms at 95 %, ${at(1)} ms at most; ${frames.filter((time) => time > 25).length} of ${frames.length} came late.`,
  );

  await open();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traced = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "cc", "viz", "__metadata"] },
  });
  const steady = await page.evaluate((wide) => window.measure(wide, true), columns);
  await session.send("Tracing.end");
  await traced;
  const each = (time) => `${(time / steady.frames.length).toFixed(2)} ms`;
  const { main = 0, raster = 0, composing = 0, ...kinds } = Object.fromEntries(workOf(events));
  console.log(
    `Processor time of a frame, ${steady.frames.length} of them: main thread ${each(main)} (` +
      `${Object.entries(kinds)
        .map(([kind, time]) => `${kind} ${each(time)}`)
        .join(", ")}); painting threads ${each(raster)}, composing threads ${each(composing)}.`,
  );
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
}
