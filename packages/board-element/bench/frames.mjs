/**
 * Measures how evenly a long turn is shown: `node packages/board-element/bench/frames.mjs [SLOWDOWN [COLUMNS]]`. The page's main thread is slowed
 * down by that factor, 4 unless told otherwise, on a board of four rows with 36 columns unless told otherwise. Chromium is taken from `CHROMIUM`,
 * else from where Playwright looks.
 *
 * It counts the screens that were drawn, which is what a reader sees, and the processor time of the threads. It asks for no frames itself:
 * a page that does would be kept busy by that alone.
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
/** What Chromium calls the drawing of one screen. */
const SCREEN = "DirectRenderer::DrawRenderPass";
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
  await page.goto(`http://localhost:${server.address().port}/frames.html`, { timeout: 120_000 });
  await page.waitForFunction(() => "measure" in window);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traced = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["devtools.timeline", "cc", "viz", "blink.user_timing", "__metadata"];
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories },
  });
  const drops = await page.evaluate((wide) => window.measure(wide), columns);
  await session.send("Tracing.end");
  await traced;
  const marked = (mark) => events.find(({ name }) => name === mark)?.ts ?? 0;
  const [begin, end] = [marked("begin"), marked("end")];
  const seconds = (end - begin) / 1e6;
  const during = events.filter(({ ph, ts }) => ph === "M" || (ts >= begin && ts <= end));
  const drawn = during.filter(({ name }) => name === SCREEN).map(({ ts }) => ts / 1000);
  const between = drawn.toSorted((one, two) => one - two).map((ts, at, all) => ts - all[at - 1]);
  const sorted = between.slice(1).toSorted((one, two) => one - two);
  const at = (share) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`;
  console.log(
    `4×${columns}, ${drops} drops in ${seconds.toFixed(1)} s, main thread slowed down ${slowdown} times: ` +
      `${(drawn.length / seconds).toFixed(1)} screens a second; between them ${at(0.5)} in the middle, ` +
      `${at(0.95)} at 95 %, ${at(1)} at most.`,
  );
  const frames = seconds * 60;
  const each = (time) => `${(time / frames).toFixed(2)} ms`;
  const { main = 0, raster = 0, composing = 0, ...kinds } = Object.fromEntries(workOf(during));
  console.log(
    `Processor time for each sixtieth of a second: main thread ${each(main)} (` +
      `${Object.entries(kinds)
        .map(([kind, time]) => `${kind} ${each(time)}`)
        .join(", ")}); painting threads ${each(raster)}, composing threads ${each(composing)}.`,
  );
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
}
