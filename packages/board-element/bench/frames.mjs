/**
 * Measures how evenly a long turn is shown: `node packages/board-element/bench/frames.mjs [SLOWDOWN [COLUMNS]]`. The page's main thread is slowed
 * down by that factor, 4 unless told otherwise, on a board of four rows with 36 columns unless told otherwise. Chromium is the one of the
 * browser tests.
 *
 * For each sixtieth of a second it asks Chromium's own record of frames whether it was shown, had nothing new to show, or was dropped; from the
 * film it knows in how many there was something new. Besides, it gives the processor time of the threads. It asks for no frames itself: a page that
 * does would be kept busy by that alone.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build } from "vite";
import { browserLaunch } from "../../../scripts/find-browser.mjs";

const slowdown = Number(process.argv[2] ?? 4);
const columns = Number(process.argv[3] ?? 36);
/** One frame of the page, from its beginning until it was shown or given up; in this state. */
const FRAME = "PipelineReporter";
/** The composing thread has looked at all that moves, and nothing had. */
const NOTHING_NEW = "EarlyOut_NoDamage";
/** It leaves out a frame of this number. */
const LEFT_OUT = "LayerTreeHostImpl::DidNotProduceFrame";
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

/** Numbers of the frames in which nothing that moves had moved, whatever the main thread still owed. */
function unmoved(events) {
  const frames = new Set();
  let still = false;
  for (const { name, args } of events) {
    if (name === "Scheduler::BeginImplFrame") still = false;
    else if (name === NOTHING_NEW) still = true;
    else if (name === LEFT_OUT && still) frames.add(args["Frame Sequence Number"]);
  }
  return frames;
}

/** How each frame of the page went, in their order, and whether anything moved by then. */
function framesOf(events, pid) {
  const own = events.filter((event) => event.pid === pid).toSorted((one, two) => one.ts - two.ts);
  const still = unmoved(own);
  // A frame is in the record twice when the main thread's part of it went by itself.
  const parts = new Map();
  for (const { name, ph, args } of own) {
    if (name !== FRAME || ph !== "b") continue;
    const { frame_sequence: number, ...part } = args.frame_reporter;
    parts.set(number, [...(parts.get(number) ?? []), part]);
  }
  return [...parts]
    .toSorted(([one], [two]) => one - two)
    .map(([number, all]) => {
      const states = all.map(({ state }) => state).join();
      const shown = states.includes("PRESENTED");
      return {
        moving: all.some((part) => part.has_compositor_animation || part.has_main_animation),
        shown,
        dropped: !shown && !states.includes("NO_UPDATE") && !still.has(number),
      };
    });
}

/** The lengths of the rows of dropped frames. */
function gapsOf(frames) {
  const marks = frames.map(({ dropped, shown }) => (dropped ? "d" : shown ? "s" : ""));
  return [...marks.join("").matchAll(/d+/g)].map(([row]) => row.length);
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
const browser = await chromium.launch(await browserLaunch());
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
  const { drops, wanted } = await page.evaluate((wide) => window.measure(wide), columns);
  await session.send("Tracing.end");
  await traced;
  const [begin, end] = ["begin", "end"].map((mark) => events.find(({ name }) => name === mark));
  const seconds = (end.ts - begin.ts) / 1e6;
  const during = events.filter(({ ph, ts }) => ph === "M" || (ts >= begin.ts && ts <= end.ts));
  const record = framesOf(during, begin.pid);
  const first = record.findIndex(({ shown, moving }) => shown && moving);
  const film = record.slice(first);
  const gaps = gapsOf(film);
  const count = (kind) => film.filter(kind).length;
  console.log(
    `4×${columns}, ${drops} drops in ${seconds.toFixed(1)} s, main thread slowed down ${slowdown} times. Of ${Math.round(seconds * 60)} sixtieths of ` +
      `a second the film has something new in ${wanted}. It begins after ${first} of them; then ${count(({ shown }) => shown)} were shown, ` +
      `${count(({ shown, dropped }) => !shown && !dropped)} had nothing new, and ${count(({ dropped }) => dropped)} were dropped, ` +
      `${gaps.filter((length) => length > 1).length} times several in a row, ${Math.max(0, ...gaps)} at most.`,
  );
  const each = (time) => `${(time / (seconds * 60)).toFixed(2)} ms`;
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
